const ENTRY = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;
const AHEAD = /\s*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;

/** How long after loading a page is taken for painted where the browser does not tell, ms. */
const UNTOLD = 1000;

/**
 * A page whose scripts are asked for once it has been painted: what can be read does not share the line, or the processor,
 * with them.
 * @throws {Error} when the page has no entry script
 */
export function aliveOncePainted(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) throw new Error('The page has no entry script that could wait for its first paint.');
  const ahead = Array.from(html.matchAll(AHEAD), ([, file = '']) => file);
  return html
    .replace(ENTRY, '')
    .replace(AHEAD, '')
    .replace('</body>', () => `  <script>${script(ahead, entry)}</script>\n  </body>`);
}

/** Browsers that guard against being recognised (Tor's) tell of no paint: there, the load of the page counts. */
function script(ahead: string[], entry: string): string {
  return `new Promise(painted=>{
new PerformanceObserver(painted).observe({type:"paint",buffered:true});
addEventListener("load",()=>setTimeout(painted,${UNTOLD}))
}).then(()=>{
for(const href of ${JSON.stringify(ahead)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${JSON.stringify(entry)})
})`;
}
