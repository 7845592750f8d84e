// How long the review queue takes to show the next line after a key, 200 lines in a row, in the built system and a browser.
import { signIn } from '../e2e/support/browser/browser.ts';
import { openWindow } from '../e2e/support/browser/seller-window.ts';
import { sampleDesign } from '../e2e/support/samples/sample-design.ts';
import { waitFor } from '../e2e/support/system/start-system.ts';
import { openBuiltSystem, SELLER } from './support/built-system.ts';
import { ms, printTable } from './support/figures.ts';

const LINES = 200;
const BAR_MS = 150;
/** Keys of a key held down come this often. */
const REPEAT_MS = 33;
const MINUTES_BAR = 10;

/** How the keys come: one after the other, by a person who looks, or from a key that is held down. */
const WAYS = [
  { name: 'as soon as a line is there', viewMs: 0, held: false },
  { name: 'looked at for 400 ms', viewMs: 400, held: false },
  { name: 'key held down', viewMs: 0, held: true },
];

/**
 * In the page, as text, since tsx names inner functions: presses A line by line, and notes the time from a key to the frame that
 * shows another line with its drawing. A key that is held down comes again and again, whatever is shown.
 */
const GO_THROUGH = `({ lines, viewMs, held, repeatMs }) => new Promise((resolve) => {
  const times = [];
  let keys = 0;
  let pressed = null;
  const shown = () => {
    const article = document.querySelector('article');
    const image = article?.querySelector('img');
    return image?.complete && image.naturalWidth > 0 ? article.getAttribute('aria-label') : null;
  };
  let now = shown();
  const press = (repeat) => {
    keys += 1;
    if (pressed === null && shown() === now) pressed = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true, repeat }));
  };
  const repeating = held ? setInterval(() => press(keys > 0), repeatMs) : null;
  const look = () => {
    const next = shown();
    if (pressed !== null && next !== null && next !== now) {
      times.push(performance.now() - pressed);
      pressed = null;
      now = next;
      if (times.length < lines && !held) setTimeout(() => press(false), viewMs);
    }
    // A line that was passed before it was seen would be missing here: the queue ends first.
    const isOver = times.length === lines || document.querySelector('article, [aria-busy="true"]') === null;
    if (!isOver) return requestAnimationFrame(look);
    clearInterval(repeating);
    resolve({ times, keys });
  };
  if (!held) setTimeout(() => press(false), viewMs);
  requestAnimationFrame(look);
})`;

const { system, browser, api, close } = await openBuiltSystem();
try {
  const designId = await saveDesign();
  const { page } = await openWindow(browser);
  await signIn(page, system, SELLER.username, SELLER.password);
  const rows: string[][] = [];
  for (const [n, way] of WAYS.entries()) {
    await fill(designId, `Q${n}`);
    await page.goto(`${system.url}/auth/user/orders/review?scope=personalised`);
    await page.locator('article img').waitFor();
    const started = performance.now();
    // The last line has no next one.
    const options = { ...way, lines: LINES - 1, repeatMs: REPEAT_MS };
    const { times, keys } = await page.evaluate<{ times: number[]; keys: number }>(
      `(${GO_THROUGH})(${JSON.stringify(options)})`,
    );
    const minutes = (performance.now() - started) / 60_000;
    const figures = [0.5, 0.95, 1].map((part) => ms(at(times, part)));
    rows.push([way.name, String(times.length), String(keys), ...figures, minutes.toFixed(1)]);
    await page.keyboard.press('a');
    await waitFor('the end of the queue', 60_000, async () => (await waiting()).rowCount === 0);
  }
  printTable(
    [
      `next line (bar ${BAR_MS} ms)`,
      'lines',
      'keys',
      'p50',
      'p95',
      'slowest',
      `minutes (bar ${MINUTES_BAR})`,
    ],
    rows,
  );
} finally {
  await close();
}

function at(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** A mug with a field for a name. */
async function saveDesign(): Promise<string> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG' });
  const design = sampleDesign('wrap', '名字', null, 'white', '11oz');
  for (const surface of design.surfaces)
    for (const layer of surface.layers) if (layer?.kind === 'text') layer.name = '名字';
  const saved = { template_id: list[0]?.id, name: '名字杯', design };
  return (await api.post<{ id: string }>('/saas/diy/user/save/save', saved)).id;
}

function waiting() {
  return api.get<{ checking: number; rowCount: number }>('/saas/diy/user/orders/review/list', {
    scope: 'personalised',
  });
}

/** Lines of the mug, each with another name, from a program. */
async function fill(designId: string, prefix: string): Promise<void> {
  const orders = Array.from({ length: LINES }, (_, n) => ({
    order_no: `${prefix}-${n}`,
    lines: [{ design_id: designId, quantity: 1, personalisation: [{ name: '名字', value: `安娜 ${n}` }] }],
  }));
  await api.post('/saas/diy/user/orders/create', { orders, without_address: true });
  await waitFor('the checks', 300_000, async () => {
    const { checking, rowCount } = await waiting();
    return checking === 0 && rowCount === LINES;
  });
}
