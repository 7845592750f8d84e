import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort, waitFor } from '../system/start-system.ts';
import { endProcess, startDisplay } from './start-display.ts';

/** Under this name WebDriver passes an element (W3C WebDriver, section "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** True where Debian's WebKit and its driver are installed. */
export const hasWebKit = existsSync(DRIVER) && BROWSERS.some((path) => existsSync(path));

/** One step of a pointer or a key, as the protocol has them. */
type Action = Record<string, string | number | boolean>;

/** What a keyboard or a pointer does, as the protocol has it. */
interface Device {
  type: string;
  id: string;
  actions: Action[];
}

/** A window of WebKit. */
export interface WebKitWindow {
  goto(url: string): Promise<void>;
  /** Runs a function of the page and returns what it returns; parameters and result are JSON. */
  evaluate<T, P extends unknown[]>(run: (...parameters: P) => T | Promise<T>, ...parameters: P): Promise<T>;
  /** The same with the first match of a CSS selector. */
  read<T, E extends Element>(selector: string, run: (element: E) => T): Promise<T>;
  /** Waits until a function of the page returns true. */
  until(what: string, run: () => boolean): Promise<void>;
  /** Clicks the first match of a CSS selector, or of an XPath that begins with `//`, as soon as it is there and can be. */
  click(selector: string): Promise<void>;
  /** Types into a field; what stood there is replaced. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses files of this machine for a file field, seen or not. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Presses keys together, named as in the protocol: `Control` is held while `z` is pressed. */
  press(...keys: string[]): Promise<void>;
  /** Does what several devices do at the same time, tick by tick. */
  perform(...devices: Device[]): Promise<unknown>;
  /** Presses the pointer at one place of the window, moves it in steps and releases it. */
  drag(from: [number, number], to: [number, number]): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Delete: '\uE017',
};

/** Opens Debian's WebKit (MiniBrowser) on a separate display, through WebKitWebDriver. */
export async function openWebKit(): Promise<WebKitWindow> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its thread of compositing ends the page's process now and then.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const end = async () => {
    await endProcess(driver);
    await display.end();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await waitFor('WebKitWebDriver to listen', 30_000, async () => (await fetch(`${base}/status`)).ok);
    const binary = BROWSERS.find((path) => existsSync(path));
    const { sessionId } = await send<{ sessionId: string }>('POST', `${base}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    });
    const session = `${base}/session/${sessionId}`;
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
    return windowOf(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function windowOf(session: string, end: () => Promise<void>): WebKitWindow {
  const post = <T>(path: string, body: object = {}) => send<T>('POST', session + path, body);
  /** Waits for the element: an application draws when its data has come. */
  const find = async (selector: string): Promise<string> => {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    let id = '';
    await waitFor(`${selector} to be there`, 60_000, async () => {
      id = (await post<Record<string, string>>('/element', { using, value: selector }))[ELEMENT] ?? '';
      return id !== '';
    });
    return id;
  };
  const perform = (...devices: Device[]) => post('/actions', { actions: devices });
  const press = async (...keys: string[]) => {
    const values = keys.map((key) => KEYS[key] ?? key);
    const down = values.map((value): Action => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value): Action => ({ type: 'keyUp', value }));
    await perform({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  };
  const click = async (selector: string) => {
    // What is covered or has just been replaced by another drawing is tried again.
    await waitFor(`${selector} to be clicked`, 60_000, async () => {
      const id = await find(selector);
      if (!(await stands(id))) return false;
      await post(`/element/${id}/click`);
      return true;
    });
  };
  /** Whether an element keeps its place for two pictures: in a dialog that grows, a click would miss it. */
  const stands = (id: string) =>
    post<boolean>('/execute/async', {
      script: `const [element, done] = arguments;
        const place = () => JSON.stringify(element.getBoundingClientRect());
        requestAnimationFrame(() => {
          const before = place();
          requestAnimationFrame(() => requestAnimationFrame(() => done(element.isConnected && place() === before)));
        });`,
      args: [{ [ELEMENT]: id }],
    });
  const evaluate = async <T, P extends unknown[]>(
    run: (...parameters: P) => T | Promise<T>,
    ...parameters: P
  ): Promise<T> => {
    const outcome = await post<{ value: T } | { failed: string }>('/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        new Promise((settle) => settle((${run})(...arguments[0]))).then(
          (value) => done({ value }),
          (error) => done({ failed: String(error) }),
        );`,
      args: [parameters],
    });
    if ('failed' in outcome) throw new Error(`WebKit: ${outcome.failed}`);
    return outcome.value;
  };
  return {
    goto: (url) => post('/url', { url }),
    evaluate,
    read: (selector, run) =>
      post('/execute/sync', {
        script: `return (${run})(document.querySelector(arguments[0]));`,
        args: [selector],
      }),
    until: (what, run) => waitFor(what, 60_000, () => evaluate(run)),
    click,
    async fill(selector, text) {
      await click(selector);
      await press('Control', 'a');
      await post(`/element/${await find(selector)}/value`, { text });
    },
    async setFiles(selector, paths) {
      await post(`/element/${await find(selector)}/value`, { text: paths.join('\n') });
    },
    press,
    perform,
    async drag([fromX, fromY], [toX, toY]) {
      const steps = Array.from({ length: 10 }, (_, step): Action => {
        const share = (step + 1) / 10;
        const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share].map(Math.round);
        return { type: 'pointerMove', duration: 20, x: x!, y: y!, origin: 'viewport' };
      });
      const start = { type: 'pointerMove', duration: 0, x: Math.round(fromX), y: Math.round(fromY) };
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { ...start, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          ...steps,
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await end();
    },
  };
}

/** Sends a command; an error of the protocol is thrown with its name and message. */
async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
