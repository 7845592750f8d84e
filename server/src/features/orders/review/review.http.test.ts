import { getOrderFindings } from '@diy/contract/orders/order-findings';
import { createOrders } from '@diy/contract/orders/order-program';
import {
  acceptReview,
  editReview,
  getReview,
  getReviewPicture,
  holdReview,
  listReview,
  type ReviewScope,
  undoReview,
} from '@diy/contract/orders/order-review';
import { getOrder, listOrderImports, moveOrders } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildCoarseDesign } from '../../designs/testing/build-coarse-design.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { productionLine, renderLine } from '../production/produce-line.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string; locale: string };
let coarse: { id: string; sku: string };
let named: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token, locale: 'en' };
  coarse = await buildCoarseDesign(app, seller);
  const document = mugDocument('SAMPLE');
  const layers = document.surfaces[0]!.layers.map((layer) =>
    layer.id === 'words' ? { ...layer, name: '名字' } : layer,
  );
  const surfaces = [{ ...document.surfaces[0]!, layers }];
  named = await buildDesign(app, seller.token, { name: '名字杯', document: { ...document, surfaces } });
}, 300_000);
afterAll(() => app.close());

let figure = 0;
/** A separate import with a line for each design and words; returns the ids of its lines. */
async function linesOf(...lines: [sku: string, words?: string][]) {
  figure += 1;
  const made = await app.ask(
    createOrders,
    {
      orders: [
        {
          order_no: `R-${figure}`,
          buyer_note: 'as a gift',
          lines: lines.map(([sku, words], n) => ({
            line_id: String(n),
            sku,
            variation: 'White / 11oz',
            quantity: 1,
            personalisation: words === undefined ? [] : [{ name: '名字', value: words }],
          })),
        },
      ],
      without_address: true,
    },
    by,
  );
  await app.runJobs();
  return { importId: made.orders_log_id!, ids: made.lines.map(({ order_id }) => order_id!) };
}
const queueOf = async (orders_log_id: string, scope: ReviewScope = 'findings') =>
  (await app.ask(listReview, { orders_log_id, scope }, by)).list.map(({ id }) => id);
const read = (id: string, more: { orders_log_id?: string; scope?: ReviewScope } = {}) =>
  app.ask(getReview, { id, ...more }, by);
const seenOf = (item: Awaited<ReturnType<typeof read>>) =>
  item.findings.flatMap(({ key, severity }) => (severity === 'info' || key === null ? [] : [key]));

describe('the review queue', () => {
  it('shows what was written and exactly what is printed', async () => {
    const { importId, ids } = await linesOf([named.sku, '’90s Anna']);
    expect(await queueOf(importId)).toEqual([]);
    expect(await queueOf(importId, 'personalised')).toEqual(ids);
    const item = await read(ids[0]!);
    expect(item.written).toEqual([
      { name: '名字', value: '’90s Anna', kind: 'personalisation' },
      { name: 'variation', value: 'White / 11oz', kind: 'variation' },
      { name: 'buyerNote', value: 'as a gift', kind: 'note' },
    ]);
    expect(item).toMatchObject({
      fields: [{ name: '名字', value: '’90s Anna', kind: 'text' }],
      colour_hex: '#FFFFFF',
      can_accept: true,
      findings: [],
      equal: 0,
    });
    expect(item.surfaces).toHaveLength(1);
    const { picture, width_px, height_px } = item.surfaces[0]!;
    const print = await renderLine(
      app.services,
      seller.id,
      await productionLine(app.services, seller.id, ids[0]!),
    );
    expect(print.print_files[0]).toMatchObject({ width_px, height_px });
    const file = await app.services.storage.read(print.print_files[0]!.key);
    const shown = sharp(Buffer.from(picture.split(',')[1]!, 'base64'));
    const { width, height } = await shown.metadata();
    expect(Math.max(width, height)).toBe(1200);
    const raw = (image: typeof shown) => image.ensureAlpha().raw().toBuffer();
    const [one, other] = await Promise.all([raw(shown), raw(sharp(file).resize(width, height))]);
    const difference = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
    expect(difference).toBeLessThan(2);
    const larger = await app.ask(getReviewPicture, { id: ids[0]!, surface_id: 'wrap', px: 2000 }, by);
    const zoomed = await sharp(Buffer.from(larger.picture!.split(',')[1]!, 'base64')).metadata();
    expect(Math.max(zoomed.width, zoomed.height)).toBeLessThanOrEqual(2000);
    expect(await app.ask(getReviewPicture, { id: ids[0]!, surface_id: 'lid', px: 2000 }, by)).toEqual({
      picture: null,
    });
  });

  it('accepts exactly the findings that were seen, for equal lines too, and takes that back', async () => {
    const { importId, ids } = await linesOf([coarse.sku], [coarse.sku], [coarse.sku]);
    expect(await queueOf(importId)).toEqual(ids);
    const importRecord = () =>
      app.ask(listOrderImports, {}, by).then(({ list }) => list.find(({ id }) => id === importId));
    expect(await importRecord()).toMatchObject({ waiting: 3 });
    const item = await read(ids[0]!, { orders_log_id: importId });
    expect(item).toMatchObject({ equal: 2, can_accept: true });
    const seen = seenOf(item);
    expect(seen).toHaveLength(1);
    const asked = { id: ids[0]!, version: item.version, orders_log_id: importId, equal: true };
    for (const wrong of [[], ['another'], [...seen, 'another']])
      expect(await app.call(acceptReview, { ...asked, seen: wrong }, by)).toMatchObject({
        error: 'orders.review-stale',
      });
    const taken = await app.ask(acceptReview, { ...asked, seen }, by);
    expect(taken.ids.sort()).toEqual([...ids].sort());
    expect(await queueOf(importId)).toEqual([]);
    await app.runJobs();
    expect(await queueOf(importId)).toEqual([]);
    const { findings } = await app.ask(getOrderFindings, { id: ids[1]! }, by);
    expect(findings[0]!.accepted).not.toBeNull();
    await productionLine(app.services, seller.id, ids[2]!);

    await app.ask(undoReview, { review_id: taken.review_id }, by);
    expect(await queueOf(importId)).toEqual(ids);
    await app.runJobs();
    expect(await queueOf(importId)).toEqual(ids);
    await expect(productionLine(app.services, seller.id, ids[2]!)).rejects.toThrow();
    expect(await app.call(undoReview, { review_id: taken.review_id }, by)).toMatchObject({
      error: 'orders.not-found',
    });
  });

  it('accepting one of equal lines leaves the others waiting unless they are asked for too', async () => {
    const { importId, ids } = await linesOf([named.sku, 'Bo'], [named.sku, 'Bo'], [named.sku, 'Bea']);
    const item = await read(ids[0]!, { orders_log_id: importId, scope: 'personalised' });
    expect(item.equal).toBe(1);
    const { version } = item;
    await app.ask(acceptReview, { id: ids[0]!, version, seen: [], orders_log_id: importId }, by);
    expect(await queueOf(importId, 'personalised')).toEqual([ids[1], ids[2]]);
  });

  it('edits in place, draws again, and lets what was right leave the queue', async () => {
    const { importId, ids } = await linesOf([named.sku, 'สวัสดี 🎉'], [named.sku]);
    const before = await read(ids[0]!);
    expect(before.findings.map(({ id }) => id)).toContain('missing-glyph');
    expect(before.can_accept).toBe(false);
    const { version } = before;
    const refused = await app.call(acceptReview, { id: ids[0]!, version, seen: seenOf(before) }, by);
    expect(refused).toMatchObject({ error: 'designs.cannot-accept' });
    const fields = [{ name: '名字', value: 'Sawasdee' }];
    const made = await app.ask(editReview, { id: ids[0]!, version, fields }, by);
    const after = await read(ids[0]!);
    expect(after).toMatchObject({ findings: [], can_accept: true, fields: [{ value: 'Sawasdee' }] });
    expect(after.surfaces).toHaveLength(1);
    expect(await queueOf(importId)).not.toContain(ids[0]);
    expect(await app.call(editReview, { id: ids[0]!, version, fields }, by)).toMatchObject({
      error: 'orders.review-stale',
    });
    await app.ask(undoReview, { review_id: made.review_id }, by);
    expect(await queueOf(importId)).toContain(ids[0]);
    expect((await read(ids[0]!)).fields[0]!.value).toBe('สวัสดี 🎉');
  });

  it('an emptied text stops its line, and another colour is one of the product', async () => {
    const { ids } = await linesOf([named.sku, 'Anna']);
    const { version, colours } = await read(ids[0]!);
    const fields = [{ name: '名字', value: '  ' }];
    await app.ask(editReview, { id: ids[0]!, version, fields }, by);
    const empty = await read(ids[0]!);
    expect(empty).toMatchObject({ can_accept: false, surfaces: [] });
    expect(empty.problem).toContain('名字');
    const next = { id: ids[0]!, version: empty.version, fields: [{ name: '名字', value: 'Ben' }] };
    expect(await app.call(editReview, { ...next, colour_id: 'none' }, by)).toMatchObject({
      error: 'orders.unknown-variant',
    });
    const other = colours.find(({ id }) => id !== 'white')?.id ?? 'white';
    await app.ask(editReview, { ...next, colour_id: other }, by);
    expect((await read(ids[0]!)).design.colour_id).toBe(other);
  });

  it('sends lines back with a reason, drops them, releases them, and takes each back', async () => {
    const { importId, ids } = await linesOf([coarse.sku], [coarse.sku]);
    const [held, dropped] = [await read(ids[0]!), await read(ids[1]!)];
    const one = await app.ask(holdReview, { id: held.id, version: held.version, reason: 'ask Anna' }, by);
    const two = await app.ask(holdReview, { id: dropped.id, version: dropped.version, drop: true }, by);
    expect(await queueOf(importId)).toEqual([]);
    expect(await queueOf(importId, 'held')).toEqual([held.id]);
    const waiting = await read(held.id, { scope: 'held' });
    expect(waiting).toMatchObject({ held: true, hold_reason: 'ask Anna' });
    expect(await app.ask(getOrder, { id: dropped.id }, by)).toMatchObject({ state: 'cancelled' });
    const plain = await app.pool.query('select * from order_lines where id = $1', [held.id]);
    expect(JSON.stringify(plain.rows)).not.toContain('ask Anna');

    await app.ask(undoReview, { review_id: two.review_id }, by);
    expect(await queueOf(importId)).toEqual([dropped.id]);
    const asked = { id: held.id, version: waiting.version, seen: seenOf(waiting), scope: 'held' as const };
    const released = await app.ask(acceptReview, asked, by);
    expect(await queueOf(importId, 'held')).toEqual([]);
    expect(await app.call(undoReview, { review_id: one.review_id }, by)).toMatchObject({
      error: 'orders.review-stale',
    });
    await app.ask(undoReview, { review_id: released.review_id }, by);
    expect(await queueOf(importId, 'held')).toEqual([held.id]);
  });

  it('a hold and its reason outlast what programs and files say, and go when it is released', async () => {
    const { ids } = await linesOf([named.sku, 'Anna']);
    const { version } = await read(ids[0]!);
    await app.ask(holdReview, { id: ids[0]!, version, reason: 'ask Anna' }, by);
    const personalisation = [{ name: '名字', value: 'Anna B' }];
    const line = { line_id: '0', sku: named.sku, variation: 'White / 11oz', quantity: 1, personalisation };
    const order = {
      order_no: `R-${figure}`,
      status: 'Awaiting shipment',
      buyer_note: 'two gifts',
      lines: [line],
    };
    const sent = await app.ask(createOrders, { orders: [order], without_address: true }, by);
    expect(sent.lines.map(({ result }) => result)).toEqual(['updated']);
    const held = await read(ids[0]!, { scope: 'held' });
    expect(held).toMatchObject({ held: true, hold_reason: 'ask Anna', fields: [{ value: 'Anna B' }] });
    // Only the status is another: that is no news for it.
    const again = await app.ask(createOrders, { orders: [order], without_address: true }, by);
    expect(again.lines.map(({ result }) => result)).toEqual(['unchanged']);
    await app.runJobs();
    const now = await read(ids[0]!, { scope: 'held' });
    await app.ask(acceptReview, { id: now.id, version: now.version, seen: seenOf(now), scope: 'held' }, by);
    expect(await read(ids[0]!)).toMatchObject({ held: false, hold_reason: '' });
  });

  it('an edit that changes nothing voids no files, and neither does taking it back', async () => {
    const { ids } = await linesOf([named.sku, 'Anna']);
    const id = ids[0]!;
    await app.ask(moveOrders, { ids, state: 'ready' }, by);
    const state = async () => {
      const { state: now, files_outdated } = await app.ask(getOrder, { id }, by);
      return [now, files_outdated];
    };
    const fields = [{ name: '名字', value: 'Anna' }];
    const made = await app.ask(editReview, { id, version: (await read(id)).version, fields }, by);
    expect(await state()).toEqual(['ready', false]);
    await app.ask(undoReview, { review_id: made.review_id }, by);
    expect(await state()).toEqual(['ready', false]);
    const other = [{ name: '名字', value: 'Anna ' }];
    await app.ask(editReview, { id, version: (await read(id)).version, fields: other }, by);
    expect(await state()).toEqual(['new', true]);
  });

  it('two tabs never overwrite each other, and what is in production is left alone', async () => {
    const { ids } = await linesOf([coarse.sku]);
    const item = await read(ids[0]!);
    const asked = { id: ids[0]!, version: item.version, seen: seenOf(item) };
    const both = await Promise.all([1, 2].map(() => app.call(acceptReview, asked, by)));
    expect(both.map(({ code }) => code).sort()).toEqual(['10000', '10001']);
    const now = await read(ids[0]!);
    await app.ask(moveOrders, { ids: [ids[0]!], state: 'in_production' }, by);
    const late = { id: ids[0]!, version: now.version, reason: 'late' };
    expect(await app.call(holdReview, late, by)).toMatchObject({ error: 'orders.review-stale' });
  });
});
