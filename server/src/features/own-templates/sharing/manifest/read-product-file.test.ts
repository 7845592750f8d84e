import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readZip } from '../../../../platform/archives/read-zip.ts';
import { createOwnerQueue } from '../../../../platform/concurrency/owner-queue.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { ChildLimits } from '../../../../platform/process/limited-child.ts';
import { bomb, zipOf } from '../../testing/product-files.ts';
import { readProductList, readProductTitle } from './read-product-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const services = { productFiles: createOwnerQueue(2) };

const product = {
  name: '杯子',
  sku: 'MUG-1',
  surfaces: [
    { id: 'photo', name: '', width_mm: 200, height_mm: 90, resolution_dpi: 150, bleed_mm: 0, safe_mm: 0 },
  ],
  pictures: [{ id: 'photo', name: '', image_id: 'a'.repeat(64), places: [] }],
};
const list = { kind: 'diy-products', format: 2, images: [], psds: [], products: [product] };
const sized = { sha256: 'a'.repeat(64), name: 'a.png', extension: 'png', bytes: 1 };

const zip = (text: string | object) =>
  zipOf([['manifest.json', Buffer.from(typeof text === 'string' ? text : JSON.stringify(text))]]);
/** The list with a member whose text is set as it is. */
const member = (name: string, text: string) => `{"kind":"diy-products","format":2,"${name}":${text}}`;
const many = (count: number, text: string) => `[${Array(count).fill(text).join(',')}]`;
const entries = (count: number) =>
  zipOf(Array.from({ length: count }, (_, at) => [`${at}.txt`, Buffer.from('x')] as const));

let count = 0;
/** What the person reads of this file, by its message's id and parameters. */
async function refusal(content: Buffer, limits?: ChildLimits) {
  count += 1;
  const path = join(folder, `${count}.zip`);
  writeFileSync(path, content);
  const error = await readProductTitle(services, 'owner', path, limits).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  const { id, params } = (error as Refusal).text;
  return [id, params?.where].filter(Boolean).join(' ');
}

const WRONG = 'own-templates.file-wrong';
const OTHER = 'own-templates.file-other';
const DAMAGED = 'own-templates.file-damaged';
const LARGE = 'own-templates.file-too-large';

describe('a hostile list of a file of products', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['of 65 levels', () => zip(member('images', '['.repeat(65) + ']'.repeat(65))), `${WRONG} manifest.json`],
    ['of a million values', () => zip(member('images', many(1_000_001, '1'))), `${WRONG} manifest.json`],
    ['of 90,000 numbers for images', () => zip(member('images', many(90_000, '1'))), `${WRONG} images`],
    // More than any list of a file holds: refused before it is built.
    ['of 900,000 numbers', () => zip(member('images', many(900_000, '1'))), `${WRONG} manifest.json`],
    ['of 300,000 unknown keys', () => zip({ ...list, ...keys(300_000) }), `${WRONG} manifest.json`],
    [
      'of 12 MB in one name',
      () => zip({ ...list, products: [{ ...product, name: 'n'.repeat(12e6) }] }),
      NAME,
    ],
    ['of 17 MB', () => zip(`${JSON.stringify(list)}${' '.repeat(17e6)}`), LARGE],
    ['of 64 MB of blanks in 64 kB', async () => bomb(), LARGE],
    ['that is an array', () => zip('[]'), OTHER],
    ['that is null', () => zip('null'), OTHER],
    ['that is a text', () => zip('"diy-products"'), OTHER],
    ['whose format is a text', () => zip({ ...list, format: '2' }), OTHER],
    ['whose images are a text', () => zip({ ...list, images: 'x' }), `${WRONG} images`],
    ['whose PSDs are an object', () => zip({ ...list, psds: { length: 9 } }), `${WRONG} psds`],
    ['whose products are null', () => zip({ ...list, products: null }), `${WRONG} products`],
    ['of no product', () => zip({ ...list, products: [] }), `${WRONG} products`],
    ['of 51 products', () => zip({ ...list, products: Array(51).fill(product) }), `${WRONG} products`],
    ['with __proto__ for all it lacks', () => zip(`{"__proto__":${JSON.stringify(list)}}`), OTHER],
    ['with __proto__ in a product', () => zip(nested('"__proto__":{"isAdmin":true}')), `${WRONG} products.0`],
    ['with constructor in a product', () => zip(nested('"constructor":{}')), `${WRONG} products.0`],
    ['with a number beyond all', () => zip(nested('"weight_g":1e999')), `${WRONG} products.0.weight_g`],
    ['that ends in a text', () => zip(JSON.stringify(list).slice(0, -40)), DAMAGED],
    ['that ends in a character', () => zipOf([['manifest.json', Buffer.from([0x7b, 0xe6])]]), DAMAGED],
    ['beside 9,999 entries', () => withList(9_999), `${WRONG} 0.txt`],
    ['beside 10,001 entries', () => withList(10_001), LARGE],
    [
      'of an image that is larger than all',
      () => zip({ ...list, images: [{ ...sized, bytes: 2e9 }] }),
      IMAGE,
    ],
  ])('%s is refused by name', async (_, build, reason) => {
    expect(await refusal(await build())).toBe(reason);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('that was cut off anywhere is refused', async () => {
    const whole = await zip(list);
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await refusal(cut)).toMatch(/file-(damaged|other)/);
    }
  });

  it('that costs more than it may is ended, and the next one is read', async () => {
    const costly = await zip(member('images', many(900_000, '{}')));
    const limits = { cpuSeconds: 10, wallMs: 60_000, memoryBytes: 60_000_000 };
    expect(await refusal(costly, limits)).toBe(`${WRONG} manifest.json`);
    expect(await refusal(await zip('[]'))).toBe(OTHER);
  });
});

it('what is exported is read, for the call and for the job', async () => {
  const path = join(folder, 'good.zip');
  const image = { ...sized, bytes: 1 };
  const body = Buffer.from(JSON.stringify({ ...list, images: [image] }));
  const entry = [`images/${image.sha256}.png`, Buffer.from('x')] as const;
  writeFileSync(path, await zipOf([['manifest.json', body], entry]));
  expect(await readProductTitle(services, 'owner', path)).toBe('杯子');
  expect((await readProductList(services, 'owner', path)).products[0]!.sku).toBe('MUG-1');
});

const NAME = `${WRONG} products.0.name`;
const IMAGE = `${WRONG} images/${'a'.repeat(64)}.png`;
const keys = (number: number) =>
  Object.fromEntries(Array.from({ length: number }, (_, at) => [`key${at}`, 1]));
/** A product with one more member, set as it is. */
const nested = (text: string) =>
  JSON.stringify({ ...list, products: [product] }).replace('"name":"杯子"', `"name":"杯子",${text}`);
async function withList(number: number): Promise<Buffer> {
  const limit = { entries: 99_999, totalBytes: 1e9, entryBytes: 1e9 };
  const others = await readZip(await entries(number), limit);
  return zipOf([['manifest.json', Buffer.from(JSON.stringify(list))] as const, ...others]);
}
