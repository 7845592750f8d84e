import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDesign } from '@diy/contract/designs/designs';
import { getImage } from '@diy/contract/images/image-details';
import { editImage } from '@diy/contract/images/image-edits';
import { listImages, saveImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { mugWith } from '../../designs/testing/mug-with.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { getImagesForDrawing, recordUnlistedImage } from '../index.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

const NOTE = '文件有一部分已损坏或缺失，画面可能有缺块。';

async function save(fileName: string, content: Buffer) {
  const key = await uploadFile(app, seller, fileName, content);
  const { list, refused } = await app.ask(saveImages, { key, name: fileName }, by);
  return { row: list[0], refusal: refused[0] };
}

/** Blocks of colour with grain: every part of the file holds something, and every part of the picture shows it. */
async function picture(seed: number, channels: 3 | 4 = 3) {
  const noise = { type: 'gaussian' as const, mean: 100 + seed, sigma: 40 };
  const small = sharp({ create: { width: 240, height: 180, channels: 3, background: '#000', noise } });
  const large = sharp(await small.png().toBuffer()).resize(900, 675);
  return channels === 4 ? large.ensureAlpha(0.9) : large;
}

let seed = 0;
const jpeg = async (options = {}) => (await picture(seed++)).jpeg({ quality: 90, ...options }).toBuffer();
const png = async (options = {}) => (await picture(seed++)).png(options).toBuffer();
const webp = async (options = {}) => (await picture(seed++)).webp(options).toBuffer();
const gif = async () => (await picture(seed++)).gif().toBuffer();

const share = (content: Buffer, part: number) => Math.floor(content.length * part);
const cut = (content: Buffer, part = 0.7) => content.subarray(0, share(content, part));
const zeroed = (content: Buffer, bytes = 20_000) =>
  Buffer.from(content).fill(0, share(content, 0.4), share(content, 0.4) + bytes);
function flipped(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy[share(copy, 0.5)]! ^= 0xff;
  return copy;
}

/** An uncompressed TIFF with its directory in front, as Photoshop and scanners write it, without its last rows. */
async function cutTiff(): Promise<Buffer> {
  const { data, info } = await (await picture(seed++)).raw().toBuffer({ resolveWithObject: true });
  const entries: [number, number, number, number][] = [
    [256, 4, 1, info.width],
    [257, 4, 1, info.height],
    [258, 3, 3, 8 + 2 + 9 * 12 + 4],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [273, 4, 1, 256],
    [277, 3, 1, 3],
    [278, 4, 1, info.height],
    [279, 4, 1, data.length],
  ];
  const head = Buffer.alloc(256);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  for (const [n, [tag, type, count, value]] of entries.entries()) {
    head.writeUInt16LE(tag, 10 + n * 12);
    head.writeUInt16LE(type, 12 + n * 12);
    head.writeUInt32LE(count, 14 + n * 12);
    head.writeUInt32LE(value, 18 + n * 12);
  }
  for (const at of [0, 2, 4]) head.writeUInt16LE(8, 8 + 2 + 9 * 12 + 4 + at);
  return cut(Buffer.concat([head, data]));
}

describe('taken with a mark, and drawn from a whole copy', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['zeroed.jpg', async () => zeroed(await jpeg())],
    ['zeroed-a-little.jpg', async () => zeroed(await jpeg(), 512)],
    ['zeroed-progressive.jpg', async () => zeroed(await jpeg({ progressive: true }))],
    ['cut.jpg', async () => cut(await jpeg())],
    ['cut-progressive.jpg', async () => cut(await jpeg({ progressive: true }), 0.4)],
    ['without-end.jpg', async () => (await jpeg()).subarray(0, -2)],
    ['cut.png', async () => cut(await png())],
    ['cut-at-the-begin.png', async () => cut(await png(), 0.1)],
    ['flipped.png', async () => flipped(await png())],
    ['without-end.png', async () => (await png()).subarray(0, -12)],
    ['cut-with-alpha.png', async () => cut(await (await picture(seed++, 4)).png().toBuffer())],
    ['cut.webp', async () => cut(await webp())],
    ['cut-lossless.webp', async () => cut(await webp({ lossless: true }))],
    ['cut.tif', cutTiff],
    ['cut.gif', async () => cut(await gif())],
  ])('%s', async (fileName, make) => {
    const content = await make();
    const { row, refusal } = await save(fileName, content);
    expect(refusal).toBeUndefined();
    expect(row).toMatchObject({ width: 900, height: 675, is_damaged: true, needs_check: true });
    expect(row!.notes[0]).toContain(NOTE);
    const [image] = await getImagesForDrawing(app.services.db, seller.id, [row!.id]);
    expect(image!.isDamaged).toBe(true);
    const master = await sharp(await app.services.storage.read(image!.masterKey), { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([master.info.format, master.info.width, master.info.height]).toEqual(['raw', 900, 675]);
    // What is there is shown: the first row has its grain.
    expect(new Set(master.data.subarray(0, 900 * master.info.channels)).size).toBeGreaterThan(20);
    const { original_url } = await app.ask(getImage, { id: row!.id }, by);
    const original = await app.http.inject({
      method: 'GET',
      url: original_url.replace(/^https?:\/\/[^/]+/, ''),
    });
    expect(original.rawPayload.equals(content), 'the original is kept as it came').toBe(true);
  });
});

it.each<[string, () => Promise<Buffer>]>([
  ['whole.jpg', () => jpeg()],
  ['whole-progressive.jpg', () => jpeg({ progressive: true })],
  ['whole.png', () => png()],
  ['interlaced.png', () => png({ progressive: true })],
  ['palette.png', () => png({ palette: true })],
  ['whole.webp', () => webp()],
  ['whole.gif', () => gif()],
  ['with-a-tail.jpg', async () => Buffer.concat([await jpeg(), Buffer.alloc(3000)])],
  ['with-a-tail.png', async () => Buffer.concat([await png(), Buffer.alloc(3000)])],
  ['with-a-tail.webp', async () => Buffer.concat([await webp(), Buffer.alloc(3000)])],
])('%s has no mark', async (fileName, make) => {
  const { row } = await save(fileName, await make());
  expect(row).toMatchObject({ is_damaged: false, needs_check: false, notes: [] });
});

describe('refused, as nothing of it can be shown', () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      'directory-lost.tif',
      async () => cut(await (await picture(seed++)).tiff({ compression: 'lzw' }).toBuffer()),
    ],
    ['cut.avif', async () => cut(await (await picture(seed++)).avif({ effort: 0 }).toBuffer())],
    ['head-only.jpg', async () => (await jpeg()).subarray(0, 300)],
    ['head-only.webp', async () => (await webp()).subarray(0, 25)],
  ])('%s', async (fileName, make) => {
    const { row, refusal } = await save(fileName, await make());
    expect(row).toBeUndefined();
    expect(refusal).toMatchObject({ error: 'images.corrupt' });
    expect(refusal!.msg).toContain('图片已损坏或不完整');
  });
});

it('the mark stays with what is made from the picture, and is shown by list, design and preflight', async () => {
  const { row } = await save('cut-again.jpg', cut(await jpeg()));
  const { image } = await app.ask(editImage, { id: row!.id, tool: 'remove_white', tolerance: 90 }, by);
  if (image !== null) expect(image.is_damaged).toBe(true);
  const { list } = await app.ask(listImages, { content: 'cut-again' }, by);
  expect(list.find(({ id }) => id === row!.id)).toMatchObject({ is_damaged: true });

  const { row: whole } = await save('whole-again.jpg', await jpeg());
  for (const [one, damaged] of [
    [row!, [row!.id]],
    [whole!, []],
  ] as const) {
    const document = mugWith(one.id, one.width, one.height);
    const { id } = await buildDesign(app, seller.token, { name: one.name, document });
    expect((await app.ask(getDesign, { id }, by)).damaged_images).toEqual(damaged);
    await app.runJobs();
    const { rows } = await app.pool.query<{ found: string[] }>(
      `select array(select f->>'id' from jsonb_array_elements(render_result->'findings') f) found from designs where id = $1`,
      [id],
    );
    expect(rows[0]!.found.includes('damaged-image')).toBe(damaged.length > 0);
  }
});

/** Lossless, and its header calls transparency unused that its pixels have. */
async function denied(): Promise<Buffer> {
  const content = await (await picture(seed++, 4)).webp({ lossless: true }).toBuffer();
  content[24] = content[24]! & ~0x10;
  return content;
}

describe('refused outside the library, where nobody looks before it is printed', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['what lacks data', async () => cut(await jpeg()), 'images.corrupt'],
    ['what programs show differently', denied, 'images.alpha-denied'],
  ])('%s', async (_what, make, id) => {
    const folder = await mkdtemp(join(tmpdir(), 'unlisted-'));
    const path = join(folder, 'picture');
    try {
      await writeFile(path, await make());
      await expect(recordUnlistedImage(app.services, seller.id, path, 'picture')).rejects.toMatchObject({
        id,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
