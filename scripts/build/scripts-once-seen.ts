const ENTRY = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;

/** The other files that the scripts need at once. */
const AHEAD = /<link rel="(?:modulepreload|preload" as="fetch")[^>]*>\s*/g;

/** How long a picture that does not come may keep a page from asking for its scripts, ms. */
const PATIENCE = 1000;

/** The pictures of the first screen and the letters: what a page waits for before it asks for its scripts. */
const SEEN =
  '[document.fonts.ready,...[...document.images].filter(i=>i.loading=="eager").map(i=>i.decode().catch(()=>0))]';

/**
 * A page that asks for its scripts, and at once for the files of its own route, once what the first screen shows is there: on a
 * slow line that does not share it with them (decision 022).
 */
export function scriptsOnceSeen(template: string, files: readonly string[]): string {
  const [tag = '', entry] = ENTRY.exec(template) ?? [];
  if (!entry) throw new Error('The page has no entry script.');
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const ahead = [...(template.match(AHEAD) ?? []), ...links].join('').replaceAll('\n', '');
  const script = `Promise.race([Promise.all(${SEEN}),new Promise(go=>{setTimeout(go,${PATIENCE})})]).then(()=>{
document.head.insertAdjacentHTML("beforeend",${JSON.stringify(ahead)});import(${JSON.stringify(entry)})})`;
  return template
    .replace(tag, '')
    .replace(AHEAD, '')
    .replace('</body>', () => `<script>${script}</script>\n  </body>`);
}
