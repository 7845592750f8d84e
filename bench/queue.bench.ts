// How long the review queue takes to show the next line after a key, 200 lines in a row, in the built system and a browser.
import { signIn } from '../e2e/support/browser/browser.ts';
import { openWindow } from '../e2e/support/browser/seller-window.ts';
import { sampleDesign } from '../e2e/support/samples/sample-design.ts';
import { waitFor } from '../e2e/support/system/start-system.ts';
import { openBuiltSystem, SELLER } from './support/built-system.ts';
import { ms, printTable } from './support/figures.ts';

const LINES = 200;
/** How long a quick person looks at a line; without it the browser asks for more than anybody could look at. */
const VIEW_MS = [0, 400];
const BAR_MS = 150;

/** In the page, as text, since tsx names inner functions: presses A and waits for a frame with another line and its drawing. */
const NEXT_LINE = `(now) => new Promise((resolve) => {
  const before = performance.now();
  const look = () => {
    const article = document.querySelector('article');
    const image = article?.querySelector('img');
    const isOther = article !== null && article.getAttribute('aria-label') !== now;
    if (isOther && image?.complete && image.naturalWidth > 0) resolve(performance.now() - before);
    else requestAnimationFrame(look);
  };
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));
  requestAnimationFrame(look);
})`;

const { system, browser, api, close } = await openBuiltSystem();
try {
  await fill();
  const { page } = await openWindow(browser);
  await signIn(page, system, SELLER.username, SELLER.password);
  const rows: string[][] = [];
  for (const viewMs of VIEW_MS) {
    const times = await page
      .goto(`${system.url}/auth/user/orders/review?scope=personalised`)
      .then(() => run(viewMs));
    rows.push([
      `looked at for ${viewMs} ms`,
      String(times.length),
      ...[0.5, 0.95, 1].map((part) => ms(at(times, part))),
    ]);
  }
  printTable([`next line (bar ${BAR_MS} ms)`, 'lines', 'p50', 'p95', 'slowest'], rows);

  /** Half of the lines are accepted, by one key each; the time from the key to the next line with its drawing on the screen. */
  async function run(viewMs: number): Promise<number[]> {
    await page.locator('article img').waitFor();
    const found: number[] = [];
    for (let n = 0; n < LINES / VIEW_MS.length - 1; n += 1) {
      await page.waitForTimeout(viewMs);
      const now = (await page.locator('article').getAttribute('aria-label')) ?? '';
      found.push(await page.evaluate<number>(`(${NEXT_LINE})(${JSON.stringify(now)})`));
    }
    return found;
  }
} finally {
  await close();
}

function at(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Lines of a mug, each with another name, from a program. */
async function fill(): Promise<void> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG' });
  const design = sampleDesign('wrap', '名字', null, 'white', '11oz');
  for (const surface of design.surfaces)
    for (const layer of surface.layers) if (layer?.kind === 'text') layer.name = '名字';
  const saved = { template_id: list[0]?.id, name: '名字杯', design };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/save/save', saved);
  const orders = Array.from({ length: LINES }, (_, n) => ({
    order_no: `Q-${n}`,
    lines: [{ design_id: id, quantity: 1, personalisation: [{ name: '名字', value: `安娜 ${n}` }] }],
  }));
  await api.post('/saas/diy/user/orders/create', { orders, without_address: true });
  await waitFor('the checks', 300_000, async () => {
    const { checking } = await api.get<{ checking: number }>('/saas/diy/user/orders/review/list');
    return checking === 0;
  });
}
