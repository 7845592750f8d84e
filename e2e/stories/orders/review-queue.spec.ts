import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/add-seller.ts';
import { signIn } from '../../support/browser/browser.ts';
import { sampleDesign } from '../../support/samples/sample-design.ts';
import { showShopFailure, useShop } from '../../support/shop.ts';
import { waitFor } from '../../support/system/start-system.ts';

const shop = useShop();

/** Ordinary lines, two equal ones, one whose letters the font lacks, one to ask about. */
const WORDS = ['安娜', '小红', '小蓝', '小绿', 'Bo', 'Bo', '🎉 สวัสดี', '打错的字', '小黄', '小紫'];
let presses = 0;
const press = async (key: string) => {
  presses += 1;
  await shop.page.keyboard.press(key);
};
const shown = (n: number) => shop.page.getByRole('article', { name: `R-${n}`, exact: true });
const left = (lines: number) => shop.page.getByTestId('review-left').filter({ hasText: `剩 ${lines} 行` });

it('ten waiting lines are cleared by keys alone: accepted, edited, sent back, taken back', async ({
  onTestFailed,
}) => {
  onTestFailed(() => showShopFailure('review-queue', shop));
  const { page, system, api, problems } = shop;
  const importId = await bringOrders();
  await signIn(page, system, shop.sellerName, PASSWORD);
  // What cannot be printed waits by itself; the import leads to it, and to all that carry a buyer's words.
  await page.goto(`${system.url}/auth/user/ordersLog`);
  await page.getByRole('link', { name: '1 行待确认' }).click();
  await shown(6).waitFor();
  await left(1).waitFor();
  await page.getByRole('button', { name: '全部定制' }).click();
  await left(10).waitFor();

  // Four ordinary lines: one press each, the drawing is that of the line.
  presses = 0;
  for (const n of [0, 1, 2, 3]) {
    await shown(n).waitFor();
    await page.getByRole('img', { name: `订单 R-${n} 的` }).waitFor();
    expect(await shown(n).innerText()).toContain(WORDS[n]);
    await press(n % 2 === 0 ? 'a' : 'Enter');
  }
  expect(presses).toBe(4);
  await left(6).waitFor();

  // The last one is taken back and accepted again; a reload keeps the place.
  await page.getByText('已接受 1 行，还剩 6 行').waitFor();
  await press('u');
  await shown(3).waitFor();
  await left(7).waitFor();
  await page.reload();
  await shown(3).waitFor();
  await press('a');

  // Two equal lines in one press; equal means letter by letter.
  await shown(4).waitFor();
  await shown(4).getByText('另有 1 行印得完全一样').waitFor();
  await press('Shift+A');
  await shown(6).waitFor();
  await left(4).waitFor();

  // Letters that the font lacks cannot be accepted; they are replaced in place and drawn again.
  presses = 0;
  await press('a');
  await shown(6).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^接受，/ }).isDisabled()).toBe(true);
  await press('e');
  const field = page.getByRole('textbox', { name: '名字' });
  await field.fill('aeu');
  await press('Control+Enter');
  await page.getByText('已改好 1 行并重画').waitFor();
  expect(await shown(6).innerText()).toContain('aeu');
  await press('a');

  // One is sent back with a reason: two presses, and the reason stands where it waits.
  await shown(7).waitFor();
  presses = 0;
  await press('x');
  await press('1');
  expect(presses).toBe(2);
  await shown(8).waitFor();

  // Another window is quicker: this one is notified, and shows the line as it is now.
  await holdElsewhere(8, importId);
  await press('a');
  await page.getByRole('status').filter({ hasText: '刚刚在别处改过' }).waitFor();
  await shown(8).waitFor();
  await press('j');
  await shown(9).waitFor();

  await press('?');
  await page.getByRole('dialog').getByText('接受，就这样印').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press('a');
  await page.getByRole('button', { name: '已暂缓' }).click();
  await left(2).waitFor();
  await page.getByText('已暂缓：等买家确认内容').waitFor();
  // The page moves on while its last press is on its way.
  const countWaiting = async () => {
    const input = { scope: 'personalised', orders_log_id: importId };
    return (await api.get<{ rowCount: number }>('/saas/diy/user/orders/review/list', input)).rowCount;
  };
  await expect.poll(countWaiting).toBe(0);
  expect(problems).toEqual([]);
});

/** The line is put on hold by another window. */
async function holdElsewhere(n: number, importId: string): Promise<void> {
  const { list } = await shop.api.get<{ list: { id: string; version: string; order_no: string }[] }>(
    '/saas/diy/user/orders/review/list',
    { scope: 'personalised', orders_log_id: importId },
  );
  const line = list.find(({ order_no }) => order_no === `R-${n}`);
  await shop.api.post('/saas/diy/user/orders/review/hold', { id: line?.id, version: line?.version });
}

/** Orders of a mug with a name on it, from a program; returns their import when they are checked. */
async function bringOrders(): Promise<string> {
  const { list } = await shop.api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG' });
  const design = sampleDesign('wrap', '名字', null, 'white', '11oz');
  for (const surface of design.surfaces)
    for (const layer of surface.layers) if (layer?.kind === 'text') layer.name = '名字';
  const saved = { template_id: list[0]?.id, name: '名字杯', design };
  const { id } = await shop.api.post<{ id: string }>('/saas/diy/user/save/save', saved);
  const orders = WORDS.map((value, n) => ({
    order_no: `R-${n}`,
    buyer_note: '送人的',
    lines: [{ design_id: id, quantity: 1, personalisation: [{ name: '名字', value }] }],
  }));
  const made = await shop.api.post<{ orders_log_id: string; created: number }>(
    '/saas/diy/user/orders/create',
    {
      orders,
      without_address: true,
    },
  );
  expect(made.created).toBe(WORDS.length);
  await waitFor('the checks', 60_000, async () => {
    const { checking } = await shop.api.get<{ checking: number }>('/saas/diy/user/orders/review/list');
    return checking === 0;
  });
  return made.orders_log_id;
}
