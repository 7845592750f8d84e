import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { sampleDesign } from '../../support/samples/sample-design.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';
import { waitFor } from '../../support/system/start-system.ts';

const shop = useShop();

const LINES = 200;
/** How long a person may take for all lines. */
const MINUTES = 10;
const PATIENCE = { timeout: 120_000 };
/** What a person takes to look at a line; the story looks away sooner, and presses what a person presses. */
const LOOK_S = 2;

/** What is done with a line, and the keys of it; words to be typed count a press a letter. */
const WAYS = {
  accept: ['a'],
  enter: ['Enter'],
  sendBack: ['x', '1'],
  /** The font lacks a letter, so the words are typed again and the line is taken as it is drawn then. */
  edit: ['e', 'Control+a', 'B', 'o', 'Control+Enter', 'a'],
} as const;
type Way = keyof typeof WAYS;
const wayOf = (n: number): Way =>
  n % 40 === 7 ? 'edit' : n % 25 === 11 ? 'sendBack' : n % 10 === 3 ? 'enter' : 'accept';
const wordsOf = (n: number) => (wayOf(n) === 'edit' ? `🎉 ${n}` : `安娜 ${n}`);
const countOf = (way: Way) =>
  Array.from({ length: LINES }, (_, n) => n).filter((n) => wayOf(n) === way).length;

it('two hundred waiting lines are cleared by keys alone, the next one always there without a reload', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('two-hundred-lines', shop));
  const { page, system, api, problems } = shop;
  const importId = await bringOrders();
  await signIn(page, system, shop.sellerName, PASSWORD);
  await page.goto(`${system.url}/auth/user/orders/review?scope=personalised&orders_log_id=${importId}`);
  await page
    .getByTestId('review-left')
    .filter({ hasText: `剩 ${LINES} 行` })
    .waitFor();
  // A reload would take this away.
  await page.evaluate('window.isSamePage = true');

  const presses = new Map<number, number>();
  const started = performance.now();
  for (let n = 0; n < LINES; n += 1) {
    const line = page.getByRole('article', { name: `T-${n}`, exact: true });
    await line.waitFor(PATIENCE);
    // Nothing is decided that was not drawn; letters that the font lacks are not.
    const drawing = line.getByRole('img', { name: `订单 T-${n} 的` });
    const noDrawing = line.getByText('现在画不出要印的内容');
    await (wayOf(n) === 'edit' ? noDrawing : drawing).waitFor(PATIENCE);
    for (const key of WAYS[wayOf(n)]) {
      if (wayOf(n) === 'edit' && key === 'a') {
        await page.getByText('已改好 1 行并重画').waitFor(PATIENCE);
        await drawing.waitFor(PATIENCE);
      }
      await page.keyboard.press(key);
      presses.set(n, (presses.get(n) ?? 0) + 1);
    }
  }
  await page.getByText('定制的订单都看过了').waitFor(PATIENCE);
  const minutes = (performance.now() - started) / 60_000;
  expect(await page.evaluate('window.isSamePage')).toBe(true);

  const total = [...presses.values()].reduce((sum, one) => sum + one, 0);
  expect(presses.size).toBe(LINES);
  expect(total).toBe(countOf('accept') + countOf('enter') + 2 * countOf('sendBack') + 6 * countOf('edit'));
  expect(total / LINES).toBeLessThan(1.3);
  expect(minutes + (LINES * LOOK_S) / 60).toBeLessThan(MINUTES);

  const waiting = (scope: string) =>
    api.get<{ rowCount: number }>('/saas/diy/user/orders/review/list', { scope, orders_log_id: importId });
  await waitFor('the last decisions', 120_000, async () => (await waiting('personalised')).rowCount === 0);
  expect((await waiting('held')).rowCount).toBe(countOf('sendBack'));
  expect(problems).toEqual([]);
}, 1_800_000);

/** Orders of a mug with a name on it, from a program; returns their import when they are checked. */
async function bringOrders(): Promise<string> {
  const { list } = await shop.api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG' });
  const design = sampleDesign('wrap', '名字', null, 'white', '11oz');
  for (const surface of design.surfaces)
    for (const layer of surface.layers) if (layer?.kind === 'text') layer.name = '名字';
  const saved = { template_id: list[0]?.id, name: '名字杯', design };
  const { id } = await shop.api.post<{ id: string }>('/saas/diy/user/save/save', saved);
  const orders = Array.from({ length: LINES }, (_, n) => ({
    order_no: `T-${n}`,
    lines: [{ design_id: id, quantity: 1, personalisation: [{ name: '名字', value: wordsOf(n) }] }],
  }));
  const made = await shop.api.post<{ orders_log_id: string; created: number }>(
    '/saas/diy/user/orders/create',
    { orders, without_address: true },
  );
  expect(made.created).toBe(LINES);
  await waitFor('the checks', 300_000, async () => {
    const { checking } = await shop.api.get<{ checking: number }>('/saas/diy/user/orders/review/list');
    return checking === 0;
  });
  return made.orders_log_id;
}
