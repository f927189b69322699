/** Does what was pressed until React answers, in the order in which it was pressed. */
export type Wake = () => Promise<void>;

/** What a press that is kept waits for: the attribute that its button must no longer have at this value. */
type Kept = { state: string | undefined; before: string | null };

/** Buttons that answer to nobody but React; the others work by themselves. */
const OURS = 'button:not([popovertarget], [type="submit"])';

const kept = new Map<Element, Kept>();

/** Options that were chosen, and the key that is down: moving through options by keyboard chooses none. */
const chosen = new Map<HTMLSelectElement, string>();
let key = '';

function press(event: MouseEvent): void {
  const target = event.target as Element;
  const mark = event.detail > 0 && target.closest<SVGAElement>('svg a[href^="#"]');
  const button = target.closest(OURS);
  if (!mark && !button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (mark) showPhrase(mark);
  if (button) keep(button);
}

/** The focus shows the phrase of a mark on the plate; by keyboard a mark leads to where its phrase stands. */
function showPhrase(mark: SVGAElement): void {
  mark.focus({ preventScroll: true });
  mark.ownerSVGElement?.scrollIntoView({ block: 'nearest' });
}

/** Keeps a press on a button, which shows it; one more on what goes on and off takes it back. */
function keep(button: Element): void {
  const state = ['aria-pressed', 'aria-expanded'].find((name) => button.hasAttribute(name));
  const again = kept.has(button);
  if (again && state) kept.delete(button);
  else if (!again) kept.set(button, { state, before: state ? button.getAttribute(state) : null });
  button.toggleAttribute('data-kept', kept.has(button));
  if (!again || state) swapShape(button as HTMLElement);
}

/** The icon that the press will give the button, where it names one, takes the place of the one that it has. */
function swapShape(button: HTMLElement): void {
  const path = button.querySelector('path');
  const { shape } = button.dataset;
  if (!path || !shape) return;
  button.dataset.shape = path.getAttribute('d') ?? '';
  path.setAttribute('d', shape);
}

function choose({ target }: Event): void {
  if (target instanceof HTMLSelectElement && (key === '' || key === 'Enter'))
    chosen.set(target, target.value);
}

/** An empty search does nothing; any other the browser makes by itself. */
function submit(event: Event): void {
  const text = new FormData(event.target as HTMLFormElement).get('nombre');
  if (String(text).trim() === '') event.preventDefault();
}

function hold(event: Event): void {
  key = event.type === 'keydown' ? (event as KeyboardEvent).key : '';
}

const LISTENERS = Object.entries({ click: press, change: choose, submit, keydown: hold, keyup: hold });

for (const [type, listener] of LISTENERS) addEventListener(type, listener as EventListener, true);

window.wake = async () => {
  delete window.wake;
  for (const [type, listener] of LISTENERS) removeEventListener(type, listener as EventListener, true);
  for (const [button, { state, before }] of kept) {
    button.removeAttribute('data-kept');
    // A bird that the visitor had marked before this visit is on the list already.
    if (!state || button.getAttribute(state) === before) (button as HTMLElement).click();
    // React shows what one press did before the next one is made.
    await null;
  }
  for (const [select, value] of chosen) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
};
