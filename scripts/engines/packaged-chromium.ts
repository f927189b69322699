import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../root.ts';

/** Fetched only where it is needed: 73 MB are too much for a dependency. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const INTEGRITY =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const CACHE = join(ROOT, '.cache');
const FOLDER = join(CACHE, 'chromium-153.0.0');

/** The program that starts the packaged Chromium, once it was fetched. */
export const LAUNCHER = join(FOLDER, 'chromium-with-libraries');

/** The fonts that came with it, and those of the machine. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
`;

/** A bare machine lacks NSS, whose libraries came along. They are set for Chromium alone. */
const LAUNCH = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;

/** Whether the package has a Chromium for this machine. */
export const hasPackaged = () => process.platform === 'linux' && process.arch === 'x64';

/** Fetches the package and unpacks it; what is broken off half way leaves nothing that looks whole. */
export function fetchPackaged(): void {
  fs.mkdirSync(CACHE, { recursive: true });
  const work = fs.mkdtempSync(`${FOLDER}-`);
  try {
    const unpacked = join(work, 'unpacked');
    unpack(download(work), unpacked);
    fs.rmSync(FOLDER, { recursive: true, force: true });
    fs.renameSync(unpacked, FOLDER);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** Downloads the package into a folder, and gives the folder of its archives. */
function download(work: string): string {
  const args = ['pack', PACKAGE, '--loglevel=error', '--pack-destination', work];
  const file = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const digest = createHash('sha512')
    .update(fs.readFileSync(join(work, file)))
    .digest('base64');
  if (`sha512-${digest}` !== INTEGRITY) throw new Error(`${PACKAGE} is not the one that it was`);
  execFileSync('tar', ['-xzf', file, 'package/bin'], { cwd: work });
  return join(work, 'package', 'bin');
}

/** Unpacks archives, each compressed with Brotli, into a folder that starts by itself. */
export function unpack(archives: string, folder: string): void {
  fs.mkdirSync(folder);
  for (const name of fs.readdirSync(archives)) {
    const content = brotliDecompressSync(fs.readFileSync(join(archives, name)));
    if (name.endsWith('.tar.br'))
      execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: content });
    else fs.writeFileSync(join(folder, name.replace(/\.br$/, '')), content, { mode: 0o755 });
  }
  fs.writeFileSync(join(folder, 'fonts.conf'), FONTS);
  fs.writeFileSync(join(folder, 'chromium-with-libraries'), LAUNCH, { mode: 0o755 });
}
