import { setTimeout as sleep } from 'node:timers/promises';
import { buildImageLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import type { PrintFile } from '../designs/index.ts';
import type { DrawableImage } from '../images/index.ts';
import { inPrintSlots, printWeight } from './print-slots.ts';
import type { Renderer, RenderOrder } from './renderer.ts';

const POSTER_BYTES = 3543 * 4724 * 4;

/** A poster of 300 × 400 mm at 300 dpi with pictures of these sizes on it. */
function posterOf(...sizes: [widthPx: number, heightPx: number][]): RenderOrder {
  const images = sizes.map(([widthPx, heightPx], at) => ({ id: `image-${at}`, widthPx, heightPx }));
  const layers = images.map(({ id }) => buildImageLayer({ id: `layer-${id}`, imageId: id }));
  const printArea = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };
  const surface = { id: 'front', resolutionDpi: 300, bleedMm: 3, printArea, printAreaBySize: {} };
  return {
    ownerId: 'owner',
    key: 'key',
    document: { sizeId: 'A', print: { bleed: false }, surfaces: [{ surfaceId: 'front', layers }] },
    template: { definition: { surfaces: [surface] } },
    images: new Map(images.map((image) => [image.id, image as DrawableImage])),
  } as unknown as RenderOrder;
}

it.each([
  ['its own pixels', posterOf([3000, 4000]), 'front', POSTER_BYTES],
  ['with those of a large picture', posterOf([6000, 4000]), 'front', POSTER_BYTES + 6000 * 4000 * 4],
  ['nothing where nothing is printed', posterOf(), 'back', 0],
])('a print weighs %s', (_name, order, surfaceId, bytes) => {
  expect(printWeight(order, surfaceId)).toBe(bytes);
});

/** A renderer that takes a moment for a print, and then as long to store it as `store` says. */
function rendererWith(store: (key: string) => Promise<void>) {
  const seen = { now: 0, most: 0, made: 0 };
  const renderer: Renderer = {
    mockup: async (_order, mockupId) => ({ mockup_id: mockupId, key: '' }),
    async print({ key }, _surfaceId, onMade) {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await sleep(5);
      seen.now -= 1;
      seen.made += 1;
      if (key === 'bad') throw new Error('bad');
      onMade?.();
      await store(key);
      return { key } as PrintFile;
    },
  };
  return { seen, limited: inPrintSlots(renderer) };
}

const light = posterOf([10, 10]);
const heavy = posterOf([6000, 4000]);

it.each([
  ['light ones side by side', [light, light], 2],
  ['a heavy one alone', [heavy, light], 1],
  ['the next after one that failed', [{ ...heavy, key: 'bad' }, heavy], 1],
])('makes %s', async (_name, orders, most) => {
  const { seen, limited } = rendererWith(async () => {});
  const prints = await Promise.allSettled(orders.map((order) => limited.print(order, 'front')));
  expect(seen).toEqual({ now: 0, most, made: orders.length });
  expect(prints.map(({ status }) => status)).toEqual(
    orders.map(({ key }) => (key === 'bad' ? 'rejected' : 'fulfilled')),
  );
});

it('makes the next one while a heavy one is stored', async () => {
  let finish = () => {};
  const isStored = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { seen, limited } = rendererWith((key) => (key === 'slow' ? isStored : Promise.resolve()));
  const slow = limited.print({ ...heavy, key: 'slow' }, 'front');
  expect((await limited.print(heavy, 'front')).key).toBe('key');
  expect(seen).toEqual({ now: 0, most: 1, made: 2 });
  finish();
  expect((await slow).key).toBe('slow');
});
