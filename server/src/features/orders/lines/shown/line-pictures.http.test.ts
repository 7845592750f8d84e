import { saveDesign } from '@diy/contract/designs/designs';
import { createDownload } from '@diy/contract/downloads';
import { createOrders } from '@diy/contract/orders/order-program';
import { listOrders, upgradeOrders } from '@diy/contract/orders/orders';
import { newShapeLayer } from '@diy/design/layers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDesign, mugDocument } from '../../../designs/testing/build-design.ts';
import { buildOrderShop, type OrderShop, orderNumbers } from '../../testing/build-order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await buildOrderShop();
}, 300_000);
afterAll(() => shop.app.close());

const nextOrder = orderNumbers();
type Line = { colour?: string; size?: string; name?: string };

/** Sends an order of a program, and returns its number and its import. */
async function send(sku: string, { colour, size, name }: Line, order_no = nextOrder()) {
  const { orders_log_id } = await shop.app.ask(
    createOrders,
    {
      orders: [
        {
          order_no,
          platform: 'etsy',
          address: {
            name: 'Anna Smith',
            country: 'US',
            province: 'CA',
            city: 'Los Angeles',
            line1: '1 Main Street',
            postcode: '90001',
            phone: '3105550123',
          },
          lines: [
            {
              sku,
              quantity: 1,
              ...(colour ? { colour } : {}),
              ...(size ? { size } : {}),
              ...(name ? { personalisation: [{ name: '名字', value: name }] } : {}),
            },
          ],
        },
      ],
    },
    shop.by,
  );
  return { order_no, importId: orders_log_id! };
}

/** What the list of orders shows of an order's line. */
async function shown(order_no: string) {
  const { list } = await shop.app.ask(listOrders, { content: order_no }, shop.by);
  const { picture, is_example } = list[0]!.design;
  return { picture, is_example };
}

async function pack(importId: string) {
  await shop.app.ask(createDownload, { orders_log_id: importId, what: ['print'] }, shop.by);
  await shop.app.runJobs();
}

it('is what the line prints, or says that it is an example: colour, size', async () => {
  const { app, seller } = shop;
  const shape = newShapeLayer({ id: 'ground', shape: 'rect', areaWidthMm: 300, areaHeightMm: 400 });
  const layers = [{ ...shape, fill: '#D9442B' }];
  const tee = await buildDesign(app, seller.token, {
    name: '衫',
    template: 'TS-M-180',
    document: {
      format: 10,
      print: { bleed: false },
      colourId: 'black',
      sizeId: 'M',
      surfaces: [
        { surfaceId: 'front', layers },
        { surfaceId: 'back', layers: [] },
      ],
    },
  });
  await app.runJobs();
  const same = await send(tee.sku, { colour: 'Black', size: 'M' });
  const own = await shown(same.order_no);
  expect(own).toEqual({ picture: expect.any(String), is_example: false });
  for (const other of [
    { colour: 'White', size: 'M' },
    { colour: 'Black', size: 'XL' },
  ]) {
    const { order_no, importId } = await send(tee.sku, other);
    expect(await shown(order_no)).toEqual({ picture: own.picture, is_example: true });
    await pack(importId);
    const made = await shown(order_no);
    expect(made.is_example).toBe(false);
    expect(made.picture).not.toBe(own.picture);
  }
}, 300_000);

it('is what the line prints, or says that it is an example: words, version', async () => {
  const { app, seller, by } = shop;
  const named = mugDocument('SAMPLE');
  const document = {
    ...named,
    surfaces: named.surfaces.map((surface) => ({
      ...surface,
      layers: surface.layers.map((layer) => (layer.id === 'words' ? { ...layer, name: '名字' } : layer)),
    })),
  };
  const mug = await buildDesign(app, seller.token, { name: '名字杯', document });
  await app.runJobs();
  const { order_no, importId } = await send(mug.sku, { name: 'Anna' });
  const example = await shown(order_no);
  expect(example).toEqual({ picture: expect.any(String), is_example: true });
  await pack(importId);
  const own = await shown(order_no);
  expect(own.is_example).toBe(false);
  expect(own.picture).not.toBe(example.picture);
  // Other words: what was drawn is not what the line prints now.
  await send(mug.sku, { name: 'Bella' }, order_no);
  expect(await shown(order_no)).toEqual(example);

  // A plain design that is saved again: the line keeps the version that it was ordered in, and its picture.
  const plain = await buildDesign(app, seller.token, { name: '素杯', text: 'Eins' });
  await app.runJobs();
  const line = await send(plain.sku, {});
  const first = await shown(line.order_no);
  expect(first.is_example).toBe(false);
  const next = { id: plain.id, version: 1, template_id: plain.templateId, name: '素杯' };
  await app.ask(saveDesign, { ...next, design: mugDocument('Zwei') }, by);
  // A version after the first is drawn after a pause.
  await app.retryJobs();
  expect(await shown(line.order_no)).toEqual(first);
  const { list } = await app.ask(listOrders, { content: line.order_no }, by);
  await app.ask(upgradeOrders, { ids: [list[0]!.id] }, by);
  const second = await shown(line.order_no);
  expect(second.is_example).toBe(false);
  expect(second.picture).not.toBe(first.picture);
}, 300_000);
