/** What the walk asks of a browser. The pages of puppeteer and of Playwright are such as they are. */
export type Page = {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Calls a function inside the page with what can be written as JSON. */
  evaluate<T, A>(call: (arg: A) => T, arg?: A): Promise<T>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: 'Enter'): Promise<void> };
};

/** A browser that was started for one walk and holds nothing yet. */
export type Visit = {
  version: string;
  page: Page;
  resize: (width: number) => Promise<unknown>;
  /** What went wrong in the page without anybody catching it. */
  complaints: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

/** Px of the window of a walk, whatever its width. */
export const HEIGHT = 800;

/** What the guide writes for each role; a tree of accessibility is not to be had over WebDriver. */
const ROLES = {
  heading: 'h1, h2',
  link: 'a[href]',
  button: 'button',
  combobox: 'label:has(select, [list])',
  searchbox: 'input[type="search"]',
  columnheader: 'th[scope="col"]',
};

type Role = keyof typeof ROLES;

/** How long a step may take, and how often it is looked at, ms. */
const PATIENCE = 15_000;
const LOOK_EVERY = 100;

/** Asks from without: the policy of the guide forbids the code that a page would need to wait by itself. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    // A page that is just going away cannot answer.
    const found = await look().catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  throw new Error(`Waited in vain for ${what}`);
}

type Wanted = { selector: string; name: string; toPress: boolean };

/** Runs in the page: where an element of this name is seen; to be pressed, nothing may lie over it. */
function pointOf({ selector, name, toPress }: Wanted): [x: number, y: number] | null {
  const element = [...document.querySelectorAll(selector)].find((each) => {
    const called = each.ariaLabel ?? each.textContent.trim();
    return (
      (called === name || each.firstChild?.textContent === name) &&
      each.checkVisibility({ visibilityProperty: true })
    );
  });
  if (toPress) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getClientRects()[0];
  if (!element || !box) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return !toPress || element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

/** Waits until an element with this role and name is seen. */
export async function shows(page: Page, role: Role, name: string): Promise<void> {
  await until(`${role} «${name}»`, () =>
    page.evaluate(pointOf, { selector: ROLES[role], name, toPress: false }),
  );
}

/** Presses an element with this role and name where it is seen, once it stands still. */
export async function press(page: Page, role: Role, name: string): Promise<void> {
  let before = '';
  const [x, y] = await until(`${role} «${name}» to be pressed`, async () => {
    const point = await page.evaluate(pointOf, { selector: ROLES[role], name, toPress: true });
    const stands = before === String(point);
    before = String(point);
    return stands && point;
  });
  await page.mouse.click(x, y);
}

/** Waits until the page says a text. */
export async function tells(page: Page, text: string): Promise<void> {
  await until(`«${text}»`, () =>
    page.evaluate((text) => document.getElementById('guia')?.textContent.includes(text), text),
  );
}

/** Chooses an option of the list with this label, as a press on it would: such lists are drawn by the system, not by the page. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await shows(page, 'combobox', label);
  const choice = ({ label, option }: { label: string; option: string }) => {
    const select = [...document.querySelectorAll('select')].find(
      (each) => each.labels[0]?.firstChild?.textContent === label,
    );
    if (!select) return;
    select.value = option;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await page.evaluate(choice, { label, option });
}
