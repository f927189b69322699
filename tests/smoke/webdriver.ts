import type { Page } from './page.ts';

/** A session of WebDriver (https://www.w3.org/TR/webdriver2), the little of it that a walk needs. */
export type Session = {
  version: string;
  page: Page;
  resize: (width: number, height: number) => Promise<unknown>;
  complaints: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
type Opened = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };

/** The code of the key in WebDriver. */
const KEYS = { Enter: '\uE007' };

/** Hears what goes wrong after the page was loaded; WebDriver itself tells of nothing. */
const LISTEN = 'window.faults = []; addEventListener("error", (event) => faults.push(event.message))';

/** Opens a session with the driver at this address. */
export async function openSession(driver: string): Promise<Session> {
  const created = await callOf(driver)('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const { sessionId, capabilities } = created as Opened;
  const call = callOf(`${driver}/session/${sessionId}`);
  return {
    version: `${capabilities.browserName}/${capabilities.browserVersion}`,
    page: pageOf(call),
    resize: (width, height) => call('POST', '/window/rect', { x: 0, y: 0, width, height }),
    complaints: async () => (await execute(call, 'return window.faults ?? []')) as string[],
    close: () => call('DELETE', ''),
  };
}

function callOf(base: string): Call {
  return async (method, path, body) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error((value as { message: string }).message);
    return value;
  };
}

const execute = (call: Call, script: string, ...args: unknown[]) =>
  call('POST', '/execute/sync', { script, args });

function pageOf(call: Call): Page {
  const type = (keys: string[]) => {
    const strokes = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  };
  return {
    async goto(url) {
      await call('POST', '/url', { url });
      await execute(call, LISTEN);
    },
    async reload() {
      await call('POST', '/refresh', {});
      await execute(call, LISTEN);
    },
    evaluate: async <T, A>(task: (arg: A) => T, arg?: A) =>
      (await execute(call, `return (${task})(...arguments)`, arg ?? null)) as T,
    mouse: { click: (x, y) => click(call, x, y) },
    keyboard: {
      type: async (text) => void (await type([...text])),
      press: async (key) => void (await type([KEYS[key]])),
    },
  };
}

async function click(call: Call, x: number, y: number): Promise<void> {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
}
