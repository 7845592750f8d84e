import { imageFacts } from '@diy/contract/images/image-details';
import * as edits from '@diy/contract/images/image-edits';
import { filterPicture } from '@diy/design/painting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await buildAccount(app);
});

const WIDTH = 2400;
const HEIGHT = 1200;
const FILTER = { contrast: 100, warmth: 30 };

/** Coloured grain from black to white, so that a steep curve clips much of it. */
function grain(channels: 3 | 4) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * channels);
  let state = 5;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = channels === 4 && at % 4 === 3 ? (at % 3 === 0 ? 255 : 128) : 60 + (state >>> 24) / 2;
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels } });
}

const ask = (input: Parameters<typeof app.ask<typeof edits.filteredImage>>[1]) =>
  app.ask(edits.filteredImage, input, { token: seller.token });

async function pixelsOf(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8ClampedArray(data), widthPx: info.width, heightPx: info.height };
}

/** Mean of each channel, colours weighted by their cover. */
function meansOf({ rgba }: { rgba: Uint8Array | Uint8ClampedArray }): number[] {
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    for (let k = 0; k < 3; k += 1) sums[k]! += (rgba[at + k]! * rgba[at + 3]!) / 255;
    sums[3]! += rgba[at + 3]!;
  }
  return sums.map((sum) => (sum * 4) / rgba.length);
}

describe('a copy in a filter', () => {
  it.each([
    ['opaque', 3, 'image/jpeg'],
    ['half transparent', 4, 'image/webp'],
  ] as const)('has the tone of the whole picture in that filter: %s', async (_, channels, type) => {
    const content = await grain(channels).png().toBuffer();
    const { id } = await buildImage(app, seller, { content });
    const copy = await ask({ id, filter: FILTER });
    expect(copy).toMatchObject({ width: 2048, height: 1024, type });
    const shown = await pixelsOf(Buffer.from(copy.picture, 'base64'));
    expect([shown.widthPx, shown.heightPx]).toEqual([2048, 1024]);
    const whole = await pixelsOf(content);
    const printed = meansOf(filterPicture(whole, FILTER));
    const found = meansOf(shown);
    for (const k of [0, 1, 2, 3]) expect(Math.abs(found[k]! - printed[k]!)).toBeLessThan(1);
    // Reduced first, it would be another tone: this test would show it.
    const reduced = await sharp(content).resize(300, 150, { kernel: 'linear' }).png().toBuffer();
    const otherwise = meansOf(filterPicture(await pixelsOf(reduced), FILTER));
    expect(Math.max(...otherwise.map((mean, k) => Math.abs(mean - printed[k]!)))).toBeGreaterThan(1.5);
  });

  it('is as large as it was asked for, and never larger than the picture', async () => {
    const { id } = await buildImage(app, seller);
    const sizes = await Promise.all(
      [16, 400, 2048, 8192].map((edge_px) => ask({ id, filter: { brightness: 20 }, edge_px })),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [16, 12],
      [400, 300],
      [800, 600],
      [800, 600],
    ]);
    for (const { width, picture } of sizes)
      expect((await pixelsOf(Buffer.from(picture, 'base64'))).widthPx).toBe(width);
  });

  it('is the same file each time', async () => {
    const { id } = await buildImage(app, seller);
    const [one, other] = [await ask({ id, filter: FILTER }), await ask({ id, filter: FILTER })];
    expect(other).toEqual(one);
    const plain = await ask({ id });
    expect(plain.picture).not.toBe(one.picture);
    expect((await ask({ id, filter: { contrast: 0 } })).picture).toBe(plain.picture);
  });

  it.each([
    ['a filter out of bounds', { filter: { contrast: 101 } }],
    ['a field that is none', { filter: { blur: 3 } }],
    ['too large a copy', { edge_px: 8193 }],
    ['halvings below nothing', { halvings: -1 }],
  ])('is refused: %s', async (_, input) => {
    const { id } = await buildImage(app, seller);
    const refusal = ask({ id, ...input } as Parameters<typeof ask>[0]);
    await expect(refusal).rejects.toThrow(/filter|edge_px|halvings/);
  });

  it('is made of nobody else’s picture, kept or not', async () => {
    const other = await buildAccount(app);
    const { id } = await buildImage(app, other, {
      content: await grain(3).jpeg().toBuffer(),
      extension: 'jpg',
    });
    await app.ask(edits.filteredImage, { id, filter: FILTER }, { token: other.token });
    await expect(ask({ id, filter: FILTER })).rejects.toThrow('images.not-found');
    await expect(ask({ id })).rejects.toThrow('images.not-found');
  });

  it('is not promised to somebody who asks for everything at once', async () => {
    const content = await grain(3).jpeg({ quality: 80 }).toBuffer();
    const { id } = await buildImage(app, seller, { content, extension: 'jpg' });
    const asked = Array.from({ length: 12 }, (_, at) => ask({ id, filter: { contrast: at + 1 } }));
    const outcomes = await Promise.allSettled(asked);
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed.length).toBe(4);
    // The queue is free again afterwards.
    await expect(ask({ id, filter: { contrast: 50 } })).resolves.toMatchObject({ width: 2048 });
  });
});

describe('the preview at hand', () => {
  it('is exact of what is uploaded now, and not of what has an earlier one', async () => {
    const { id } = await buildImage(app, seller);
    const facts = async () => (await app.ask(imageFacts, { ids: [id] }, { token: seller.token })).list[0];
    expect(await facts()).toMatchObject({ is_preview_exact: true });
    const old = `pub/img/ab/${'ab'.repeat(20)}.jpg`;
    await app.services.db
      .updateTable('images')
      .set({ preview_key: old })
      .where('owner_id', '=', seller.id)
      .execute();
    expect(await facts()).toMatchObject({ is_preview_exact: false });
    // What the designer then asks for needs no preview.
    expect(await ask({ id })).toMatchObject({ width: 800, height: 600 });
  });
});
