import { AVISTADAS } from '../../../domain/seen-list/avistadas.ts';
import { DAYS } from '../../../domain/seen-list/days.ts';
import type { Kept } from '../../../domain/seen-list/kept.ts';
import { createKeptStore } from './kept-store.ts';
import type { Edit } from './recent-edits.ts';

/** Name of the channel on which the tabs of the guide tell each other what they did. */
const CHANNEL = 'seenBird';

/** How long, ms, a tab waits for the rest of what it is being told before it looks whether a mark was lost. */
const SETTLING = 50;

type Message = { key: string; edits: Edit[] };

let channel: BroadcastChannel | null = null;
let settling: ReturnType<typeof setTimeout> | undefined;

function createStore<Value>(kept: Kept<Value>) {
  return createKeptStore(kept, {
    open: () => window.localStorage,
    now: () => Date.now(),
    tell: (edits) => channel?.postMessage({ key: kept.key, edits } satisfies Message),
  });
}

export const avistadasStore = createStore(AVISTADAS);
export const daysStore = createStore(DAYS);

const STORES = { [AVISTADAS.key]: avistadasStore, [DAYS.key]: daysStore };

function settle(): void {
  if (settling !== undefined) return;
  settling = setTimeout(() => {
    settling = undefined;
    for (const store of Object.values(STORES)) store.mend();
  }, SETTLING);
}

function onStorage({ key, newValue }: StorageEvent): void {
  for (const [each, store] of Object.entries(STORES)) {
    if (key !== each && key !== null) continue;
    if (newValue === null) store.forget();
    store.refresh();
  }
  settle();
}

function onMessage({ data }: MessageEvent<Message>): void {
  STORES[data.key]?.learn(data.edits);
  settle();
}

function openChannel(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = onMessage;
}

/** An open channel would keep a browser from bringing the page back from its cache. */
function closeChannel(): void {
  channel?.close();
  channel = null;
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  openChannel();
  for (const store of Object.values(STORES)) store.refresh();
}

/** Follows what other tabs do until it is told to stop. */
export function followTabs(): () => void {
  openChannel();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', closeChannel);
  return () => {
    closeChannel();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', closeChannel);
  };
}
