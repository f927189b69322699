import { importAgain } from '../../components/browser/import-again.ts';
import { CHANNEL, seenList } from './here.ts';

/** The notebook comes when there is something for it to take in. */
const loadNotebook = () => importAgain(() => import('../notebook/here.ts'));

let isSettling = false;
let isAgain = false;

/** Lets the notebook confirm what was pressed. What it cannot confirm now it takes in with the next press, or on the next page. */
async function settle(): Promise<void> {
  isAgain = true;
  if (isSettling) return;
  isSettling = true;
  while (isAgain) {
    isAgain = false;
    await loadNotebook()
      .then(({ notebook }) => notebook.settle())
      .catch((error) => {
        console.warn('The notebook cannot take in what was marked:', error);
        goAlone();
      });
  }
  isSettling = false;
}

/** What was pressed stands in `localStorage` only: the tabs whose notebook says otherwise have to know. */
function goAlone(): void {
  seenList.giveUp();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ids: [], isAlone: true });
  channel.close();
}

function onStorage({ key }: StorageEvent): void {
  for (const [each, store] of Object.entries(seenList.stores))
    if (key === each || key === null) store.refresh();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const store of Object.values(seenList.stores)) store.refresh();
}

/** Follows what this tab and others do to the list until it is told to stop. */
export function follow(): () => void {
  const stop = seenList.onEdit(settle);
  if (seenList.isWaiting()) settle();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
