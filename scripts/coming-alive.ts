const ENTRY = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;

/** What the scripts need at once: their other files, and the summaries of the species. */
const AHEAD = /<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>\s*/g;

/** How long after loading a page is taken for painted where the browser does not tell, ms. */
const UNTOLD = 1000;

/** How long the pictures of the first screen may keep a painted page from coming alive, ms. */
export const PATIENCE = 1000;

/**
 * A page whose scripts are asked for once it has been painted and the pictures of its first screen are there: what can be
 * seen does not share the line, or the processor, with them.
 * @throws {Error} when the page has no entry script, more than one, or no body to end
 */
export function aliveOncePainted(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry) throw new Error('The page has no entry script that could wait for its first paint.');
  const ahead = Array.from(html.matchAll(AHEAD), ([link]) => link.trim()).join('');
  const still = html.replace(ENTRY, '').replace(AHEAD, '');
  const page = still.replace('</body>', () => `  <script>${script(ahead, entry)}</script>\n  </body>`);
  if (page === still || ENTRY.test(page)) throw new Error('The page would never come alive, or twice.');
  return page;
}

/** Browsers that guard against being recognised (Tor's) tell of no paint, or cannot be asked: there, the load counts. */
function script(ahead: string, entry: string): string {
  return `new Promise(painted=>{
addEventListener("load",()=>setTimeout(painted,${UNTOLD}));
try{new PerformanceObserver(painted).observe({type:"paint",buffered:true})}catch{}
}).then(()=>Promise.race([
new Promise(late=>setTimeout(late,${PATIENCE})),
Promise.all(Array.from(document.images,image=>image.loading==="eager"&&image.decode().catch(()=>{})))
])).then(()=>{
document.head.insertAdjacentHTML("beforeend",${JSON.stringify(ahead)});
import(${JSON.stringify(entry)})
})`;
}
