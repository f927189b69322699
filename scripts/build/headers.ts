/** What a page may not use, for it needs none of it. */
const FEATURES = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'browsing-topics',
];

/** Headers of every answer. The policy of each page stands in the page; here is what only a header can say. */
const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Where one stands is asked for by a press on «Usar mi posición», and by nothing else.
  'Permissions-Policy': [...FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** How long browsers may keep a file without asking again: files named after their contents for a year, plates for a day. */
const CACHING = {
  'assets/*': 'public, max-age=31536000, immutable',
  'images/*': 'public, max-age=86400',
  'iconos/*': 'public, max-age=86400',
  'sw.js': 'no-cache',
};

/** The file `_headers` that Netlify and Cloudflare Pages read, for a guide that lives in the folder `base` of its host. */
export function headersFile(base: string): string {
  const everywhere = Object.entries(EVERYWHERE).map(([name, value]) => `  ${name}: ${value}`);
  const caching = Object.entries(CACHING).map(
    ([path, value]) => `${base}${path}\n  Cache-Control: ${value}\n`,
  );
  return `${base}*\n${everywhere.join('\n')}\n\n${caching.join('\n')}`;
}
