import { CHANNEL, newId, seenList } from '../seen-list/here.ts';
import type { Told } from './contents.ts';
import { openCupboard } from './database.ts';
import { createNotebook } from './notebook.ts';

/** That of versions of the guide which knew of no notebook, and may still be open beside this one. */
const OLDER_CHANNEL = 'seenBird';

let channels: BroadcastChannel[] = [];

/** The notebook of this tab. */
export const notebook = createNotebook({
  seenList,
  open: openCupboard,
  now: () => Date.now(),
  newId,
  openedAt: performance.timeOrigin,
  tell: (told) => channels[0]?.postMessage(told),
});

function openChannels(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  const older = new BroadcastChannel(OLDER_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => notebook.hear(data);
  older.onmessage = () => notebook.hear({ ids: [], isAlone: true });
  channels = [channel, older];
}

openChannels();
// Open channels would keep a browser from bringing the page back from its cache.
window.addEventListener('pagehide', () => {
  for (const each of channels) each.close();
  channels = [];
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  openChannels();
  notebook.hear({ ids: null, recoverables: true });
});
