import type { InputOf } from '@diy/contract/endpoint';
import { explainOrderWords } from '@diy/contract/orders/order-meanings';
import { getReviewPicture } from '@diy/contract/orders/order-review';
import { bindOrderSkus, checkOrders, correctOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { listOrders } from '@diy/contract/orders/orders';
import type { DesignDocument } from '@diy/design/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../../../designs/testing/build-design.ts';
import { orderCsv, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
}, 300_000);
afterAll(() => app.close());

const SHIRT: DesignDocument = {
  format: 10,
  print: { bleed: false },
  colourId: 'white',
  sizeId: 'M',
  surfaces: ['front', 'back'].map((surfaceId) => ({ surfaceId, layers: [] })),
};

/** A seller with a shirt, and what a file of theirs comes to. */
async function shop() {
  const seller: TestAccount = await buildAccount(app);
  const by = { token: seller.token };
  const shirt = await buildDesign(app, seller.token, { template: 'TS-M-180', document: SHIRT });
  const upload = async (rows: Record<string, string>[]) => {
    const numbered = rows.map((row, n) => ({ 订单号: `A-${n}`, SKU: shirt.sku, ...row }));
    return uploadOrderFile(app, seller.token, orderCsv(numbered));
  };
  const check = async (file: Awaited<ReturnType<typeof upload>>) =>
    app.ask(checkOrders, { upload_id: file.upload_id, mapping: file.mapping }, by);
  const found = ({ list }: Awaited<ReturnType<typeof check>>) =>
    list.map(({ status, design, problems }) =>
      design ? `${design.colour_id}/${design.size_id}` : `${status} ${problems.map(({ code }) => code)}`,
    );
  return { seller, by, shirt, upload, check, found };
}

describe('words of a variation', () => {
  it('are explained once for all equal rows and later files, and can be forgotten', async () => {
    const { by, shirt, upload, check, found } = await shop();
    const rows = ['Purple / M', 'purple/XL', 'Purple / M / Gift box', 'Black / L'].map((产品规格) => ({
      产品规格,
    }));
    const file = await upload(rows);
    const before = await check(file);
    expect(found(before)).toEqual([...Array(3).fill('wrong VARIATION_UNREAD'), 'black/L']);
    const template_id = shirt.templateId;
    expect(before.unread_words).toEqual([
      { template_id, word: 'Purple', rows: 3, variation: 'Purple / M' },
      { template_id, word: 'Gift box', rows: 1, variation: 'Purple / M / Gift box' },
    ]);
    expect(before.products).toMatchObject([{ template_id, sizes: [{ id: 'S' }, {}, {}, {}, {}] }]);
    const meanings = [
      { scope: 'variation' as const, template_id, word: 'Purple', meaning: 'colour:navy' },
      { scope: 'variation' as const, template_id, word: 'Gift box', meaning: 'nothing' },
    ];
    expect(await app.ask(explainOrderWords, { meanings }, by)).toEqual({ remembered: 2, deleted: 0 });
    const after = await check(file);
    expect(found(after)).toEqual(['navy/M', 'navy/XL', 'navy/M', 'black/L']);
    expect(after.unread_words).toEqual([]);
    expect(after.explained).toMatchObject([
      { scope: 'variation', word: 'Purple', meaning: 'colour:navy', rows: 3 },
      { word: 'Gift box', meaning: 'nothing', rows: 1 },
    ]);
    const later = await upload([{ 订单号: 'B-1', 产品规格: 'PURPLE;S' }]);
    expect(found(await check(later))).toEqual(['navy/S']);
    await app.ask(importOrders, { upload_id: later.upload_id, mapping: later.mapping }, by);
    await app.runJobs();
    const { list } = await app.ask(listOrders, {}, by);
    expect(list.map(({ design }) => [design?.colour_id, design?.size_id])).toEqual([['navy', 'S']]);
    const deletion = [{ ...meanings[0]!, meaning: null }];
    expect(await app.ask(explainOrderWords, { meanings: deletion }, by)).toEqual({
      remembered: 0,
      deleted: 1,
    });
    expect(found(await check(file))[0]).toBe('wrong VARIATION_UNREAD');
  });

  it('of colours and sizes that the product has not, or of a foreign product, are refused; nobody sees another’s', async () => {
    const [mine, theirs] = [await shop(), await shop()];
    const purple = { scope: 'variation' as const, template_id: mine.shirt.templateId, word: 'Purple' };
    for (const meaning of ['colour:pink', 'size:9XL']) {
      const refused = await app.call(explainOrderWords, { meanings: [{ ...purple, meaning }] }, mine.by);
      expect(refused).toMatchObject({ error: 'orders.unknown-variant' });
    }
    const unknown = [{ ...purple, template_id: 'nothing-there', meaning: 'nothing' }];
    expect(await app.call(explainOrderWords, { meanings: unknown }, mine.by)).toMatchObject({
      error: 'templates.not-found',
    });
    await app.ask(explainOrderWords, { meanings: [{ ...purple, meaning: 'colour:navy' }] }, mine.by);
    const file = await theirs.upload([{ 产品规格: 'Purple / M' }]);
    expect(theirs.found(await theirs.check(file))).toEqual(['wrong VARIATION_UNREAD']);
  });
});

describe('statuses', () => {
  it('are explained once and remembered, each for its own column', async () => {
    const { by, upload, check } = await shop();
    const rows = ['In der Werkstatt', 'In der Werkstatt', 'Seltsam'].map((订单状态) => ({
      订单状态,
      产品规格: '黑 / M',
    }));
    const file = await upload(rows);
    const before = await check(file);
    expect(before.counts).toMatchObject({ wrong: 3 });
    expect(before.problems[0]).toMatchObject({
      field: 'orderStatus',
      code: 'STATUS_UNKNOWN',
      values: [
        { value: 'In der Werkstatt', rows: 2 },
        { value: 'Seltsam', rows: 1 },
      ],
    });
    const meanings = [
      { scope: 'status' as const, word: 'In der Werkstatt', meaning: 'produce' as const },
      { scope: 'status' as const, word: 'Seltsam', meaning: 'cancelled' as const },
    ];
    await app.ask(explainOrderWords, { meanings }, by);
    const after = await check(await upload(rows));
    expect(after.counts).toMatchObject({ ready: 2, cancelled: 1, wrong: 0 });
    expect(after.explained).toEqual([
      { scope: 'orderStatus', template_id: '', word: 'In der Werkstatt', meaning: 'produce', rows: 2 },
      { scope: 'orderStatus', template_id: '', word: 'Seltsam', meaning: 'cancelled', rows: 1 },
    ]);
  });
});

describe('a SKU of a listing', () => {
  it('bound as a whole is read variation by variation; bound with one variation it means that one', async () => {
    const { by, shirt, upload, check, found } = await shop();
    const rows = ['Black / XL', 'White / S', 'Style 7', 'Style 7 / Personalization: Anna', ''].map(
      (产品规格) => ({
        产品规格,
        SKU: 'LISTING-77',
      }),
    );
    const file = await upload(rows);
    const before = await check(file);
    expect(found(before)).toEqual(Array(5).fill('unknown '));
    expect(before.unknown_skus).toMatchObject([
      { sku: 'LISTING-77', variations: 4, problem: null, design: null },
    ]);
    const whole = { sku: 'LISTING-77', design_id: shirt.id, colour_id: 'white', size_id: 'M' };
    await app.ask(bindOrderSkus, { bindings: [whole] }, by);
    const bound = await check(file);
    expect(found(bound)).toEqual([
      'black/XL',
      'white/S',
      'wrong VARIATION_UNREAD',
      'wrong VARIATION_UNREAD',
      'white/M',
    ]);
    expect(bound.unknown_skus).toMatchObject([
      {
        sku: 'LISTING-77',
        variation: 'Style 7',
        rows: 2,
        problem: 'VARIATION_UNREAD',
        design: { id: shirt.id },
      },
    ]);
    const one = { ...whole, variation: 'Style 7', colour_id: 'red', size_id: 'L' };
    await app.ask(bindOrderSkus, { bindings: [one] }, by);
    expect(found(await check(file)).slice(2)).toEqual(['red/L', 'red/L', 'white/M']);
    const deletion = { sku: 'LISTING-77', variation: 'Style 7', design_id: null };
    expect(await app.ask(bindOrderSkus, { bindings: [deletion] }, by)).toEqual({ bound: 0, deleted: 1 });
    expect(found(await check(file))[2]).toBe('wrong VARIATION_UNREAD');
  });

  it('bound with one variation only still tells the design of the others, and guesses nothing else', async () => {
    const { by, shirt, upload, check, found } = await shop();
    const one = { sku: 'L-1', variation: 'Style 7', design_id: shirt.id, colour_id: 'red', size_id: 'L' };
    await app.ask(bindOrderSkus, { bindings: [one] }, by);
    const rows = ['Style 7', 'Black / M', 'Style 8', ''].map((产品规格) => ({ 产品规格, SKU: 'L-1' }));
    expect(found(await check(await upload(rows)))).toEqual([
      'red/L',
      'black/M',
      'wrong VARIATION_UNREAD',
      'wrong VARIATION_MISSING',
    ]);
  });
});

describe('words that are no choice of a field', () => {
  /** A mug whose ground has one of two colours, with a style that is no colour. */
  function chosen(...names: string[]): DesignDocument {
    const document = mugDocument('示例');
    const choices = names.map((name, index) => ({
      id: `c-${index}`,
      name,
      colour: ['#FF66AA', '#0044CC', '#CC0033'][index]!,
    }));
    return {
      ...document,
      fields: [{ id: 'ground', kind: 'choice', name: '底色', whenEmpty: 'stop', choices }],
      surfaces: document.surfaces.map((surface) => ({
        ...surface,
        layers: surface.layers.map((layer) =>
          layer.kind === 'shape' ? { ...layer, bindings: { colour: 'ground' } } : layer,
        ),
      })),
    };
  }

  async function mugs() {
    const seller = await buildAccount(app);
    const by = { token: seller.token };
    const [mug, wider] = [
      await buildDesign(app, seller.token, { document: chosen('Pink', 'Blue') }),
      await buildDesign(app, seller.token, { document: chosen('Pink', 'Blue', 'Rose') }),
    ];
    const upload = (words: string[], prefix = 'C', sku = mug.sku) =>
      uploadOrderFile(
        app,
        seller.token,
        orderCsv(words.map((_, n) => ({ 订单号: `${prefix}-${n}`, SKU: sku })))
          .split('\r\n')
          .map((line, n) => `${line},"${n === 0 ? '定制-底色' : words[n - 1]}"`)
          .join('\r\n'),
      );
    const check = (file: Awaited<ReturnType<typeof upload>>) =>
      app.ask(checkOrders, { upload_id: file.upload_id, mapping: file.mapping }, by);
    const explain = (meanings: InputOf<typeof explainOrderWords>['meanings']) =>
      app.ask(explainOrderWords, { meanings }, by);
    return { by, mug, wider, upload, check, explain };
  }

  const field = { name: '底色', choices: ['Blue', 'Pink'] };
  const rosa = { scope: 'choice' as const, field, word: 'Rosa', meaning: 'Pink' };

  it('are explained once for equal lines, for later files and for lines that wait, and can be forgotten', async () => {
    const { by, wider, upload, check, explain } = await mugs();
    const file = await upload(['Rosa', ' ROSA ', 'Pink', 'Grün']);
    const before = await check(file);
    expect(before.problems.map(({ code, rows }) => [code, rows])).toEqual([['CHOICE_UNREAD', 3]]);
    expect(before.unread_choices).toEqual([
      { field: { name: '底色', choices: ['Pink', 'Blue'] }, word: 'Rosa', rows: 2 },
      { field: { name: '底色', choices: ['Pink', 'Blue'] }, word: 'Grün', rows: 1 },
    ]);
    // Imported first: its lines wait.
    const { orders_log_id } = await app.ask(
      importOrders,
      { upload_id: file.upload_id, mapping: file.mapping },
      by,
    );
    await app.runJobs();
    const waiting = async () => {
      const { list } = await app.ask(listOrders, { orders_log_id }, by);
      return list
        .sort((one, other) => one.row - other.row)
        .map(({ problem }) => problem.includes('不在选项'));
    };
    expect(await waiting()).toEqual([true, true, false, true]);
    expect(await explain([rosa])).toEqual({ remembered: 1, deleted: 0 });
    await app.runJobs();
    expect(await waiting()).toEqual([false, false, false, true]);

    const later = await check(await upload(['rosa'], 'L'));
    expect(later.problems).toEqual([]);
    expect(later.explained).toMatchObject([
      { scope: 'choice', word: 'rosa', meaning: 'Pink', rows: 1, field: { name: '底色' } },
    ]);
    // With one choice more it is another question.
    const other = await check(await upload(['Rosa'], 'W', wider.sku));
    expect(other.unread_choices).toMatchObject([
      { word: 'Rosa', field: { choices: ['Pink', 'Blue', 'Rose'] } },
    ]);

    expect(await explain([{ ...rosa, meaning: null }])).toEqual({ remembered: 0, deleted: 1 });
    await app.runJobs();
    expect((await check(await upload(['Rosa'], 'M'))).unread_choices).toHaveLength(1);
    // What was settled stays: it prints as it was reviewed.
    expect(await waiting()).toEqual([false, false, false, true]);
  });

  it('print as the choice they were explained as, and go on doing so', async () => {
    const { by, upload, explain } = await mugs();
    await explain([rosa]);
    const file = await upload(['Rosa', 'Pink', 'Blue'], 'P');
    await app.ask(importOrders, { upload_id: file.upload_id, mapping: file.mapping }, by);
    await app.runJobs();
    await explain([{ ...rosa, meaning: 'Blue' }]);
    await app.runJobs();
    const { list } = await app.ask(listOrders, {}, by);
    const drawn = new Map<string, string>();
    for (const { id, order_no } of list) {
      const { picture } = await app.ask(getReviewPicture, { id, surface_id: 'wrap', px: 200 }, by);
      drawn.set(order_no, picture ?? '');
    }
    expect(drawn.get('P-0')).toMatch(/^.{100}/);
    expect(drawn.get('P-0')).toBe(drawn.get('P-1'));
    expect(drawn.get('P-0')).not.toBe(drawn.get('P-2'));
  });

  it('that the field does not offer are refused; nobody sees another’s', async () => {
    const [mine, theirs] = [await mugs(), await mugs()];
    const refused = await app.call(explainOrderWords, { meanings: [{ ...rosa, meaning: 'Rose' }] }, mine.by);
    expect(refused).toMatchObject({ error: 'orders.unknown-choice' });
    await mine.explain([rosa]);
    expect((await theirs.check(await theirs.upload(['Rosa']))).unread_choices).toHaveLength(1);
  });
});

describe('columns that sound like personalisation', () => {
  it('are offered where they hold something and nothing is read from them', async () => {
    const { seller } = await shop();
    const headers =
      'Name,Lineitem sku,Lineitem quantity,Shipping Name,Shipping Street,Note Attributes,Customer Email,定制备注';
    const row = (notes: string) => `#1,S,1,Anna,1 Main St,"${notes}",a@example.com,x`;
    const offered = async (notes: string) =>
      (await uploadOrderFile(app, seller.token, [headers, row(notes)].join('\r\n'))).offered;
    expect(await offered('Engraving: Anna')).toEqual([5]);
    expect(await offered('')).toEqual([]);
  });
});

describe('what a buyer wrote', () => {
  it('and may have lost letters waits until somebody corrects or confirms it', async () => {
    const { by, upload, check, found } = await shop();
    const rows = ['L?a', 'L?a', 'Anna?', 'Zoë 😀', 'A\uFFFDb'].map((text) => ({
      产品规格: `黑 / M\n名字：${text}`,
    }));
    const file = await upload(rows);
    const before = await check(file);
    const LOST = 'wrong PERSONALISATION_DOUBTFUL';
    expect(found(before)).toEqual([LOST, LOST, LOST, 'black/M', LOST]);
    // The design has no field for them, which is reported as well.
    const lost = before.problems.filter(({ code }) => code === 'PERSONALISATION_DOUBTFUL');
    expect(lost).toMatchObject([
      {
        code: 'PERSONALISATION_DOUBTFUL',
        values: [
          // Two buyers may have meant two names.
          { name: '名字', value: 'L?a', rows: 2, for_all: false },
          { name: '名字', value: 'Anna?', rows: 1, for_all: true },
          { name: '名字', value: 'A\uFFFDb', rows: 1 },
        ],
      },
    ]);
    const personalisation = [
      { name: '名字', from: 'L?a', to: 'Léa' },
      { name: '名字', from: 'Anna?', to: 'Anna?' },
    ];
    await app.ask(correctOrders, { upload_id: file.upload_id, personalisation }, by);
    const after = await check(file);
    expect(found(after)).toEqual(['black/M', 'black/M', 'black/M', 'black/M', LOST]);
    expect(after.list.map(({ personalisation }) => personalisation[0]?.value)).toEqual([
      'Léa',
      'Léa',
      'Anna?',
      'Zoë 😀',
      'A\uFFFDb',
    ]);
    // It holds for this file: the next one is asked for again.
    expect(found(await check(await upload(rows)))[0]).toBe(LOST);
  });
});
