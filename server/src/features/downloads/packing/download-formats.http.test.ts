import { createDownload, type DownloadRow, listDownloads, previewDownload } from '@diy/contract/downloads';
import { getOperation } from '@diy/contract/operations';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildBatch } from '../../batches/testing/build-batch.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { mugWith } from '../../designs/testing/mug-with.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let cat: { id: string; sku: string };
let sea: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  cat = await buildDesign(app, seller.token, { name: '猫', text: '猫咪' });
  sea = await buildDesign(app, seller.token, { name: '海', text: '海边' });
  await app.runJobs();
});
afterAll(() => app.close());

type RequestInput = Parameters<typeof createDownload.input.parse>[0] & object;

async function pack(
  request: RequestInput,
): Promise<{ row: DownloadRow; entries: Record<string, Uint8Array>[] }> {
  const { id } = await app.ask(createDownload, request, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  expect(row).toMatchObject({ state: 'succeeded' });
  const entries: Record<string, Uint8Array>[] = [];
  for (const file of row.files) entries.push(unzipSync((await fetchFile(app, file.url)).bytes));
  return { row, entries };
}

describe('formats', () => {
  const one = (format: string) => ({ ids: [cat.id], what: ['print'], format, naming: '{sku}' });

  it('TIFF is CMYK with its profile, the same pixels and density', async () => {
    const { entries } = await pack(one('tiff'));
    const file = entries[0]![`${cat.sku}.tif`]!;
    const picture = await sharp(file).metadata();
    expect(picture).toMatchObject({
      format: 'tiff',
      space: 'cmyk',
      channels: 4,
      width: 2362,
      height: 969,
      density: 300,
      hasProfile: true,
    });
    expect(picture.icc?.toString('latin1', 16, 20)).toBe('CMYK');
    // The clear corner is paper: no ink. sharp shows CMYK as RGB.
    const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(Math.min(...corner)).toBeGreaterThanOrEqual(250);
  });

  it('PDF has the size in millimetres', async () => {
    const { entries } = await pack(one('pdf'));
    const text = Buffer.from(entries[0]![`${cat.sku}.pdf`]!).toString('latin1');
    // 200 × 82 mm.
    expect(text).toContain('/MediaBox [0 0 566.9291 232.4409]');
    expect(text).toContain('/Width 2362 /Height 969');
  });
});

describe('a download of a batch', () => {
  it('packs all its designs, and says before what it will hold', async () => {
    const images = [
      (await buildImage(app, seller, { name: '一.png' })).id,
      (await buildImage(app, seller)).id,
    ];
    const { id } = await buildBatch(app, seller.token, images);
    await app.runJobs();
    const request = { piliang_id: id, what: ['print' as const], naming: '{name}/{surface}' };
    const preview = await app.ask(previewDownload, request, by);
    expect(preview).toMatchObject({
      designs: 2,
      files: 2,
      clashes: 0,
      names: [expect.stringMatching(/\.png$/), expect.anything()],
    });
    const { row, entries } = await pack(request);
    expect(Object.keys(entries[0]!).sort()).toEqual([...preview.names].sort());
    // Print files exist already, so their size is no estimate; a ZIP adds its names.
    expect(Math.abs(row.bytes - preview.bytes)).toBeLessThan(1000);
  });

  it.each([
    ['nothing', {}, 'downloads.nothing-chosen'],
    ['designs and a batch', { ids: ['a'], piliang_id: 'b' }, 'downloads.nothing-chosen'],
    ['a batch that is not there', { piliang_id: 'nobody' }, 'batches.not-found'],
  ])('refuses %s', async (_, request, error) => {
    expect(await app.call(createDownload, request, by)).toMatchObject({ code: '10001', error });
  });
});

describe('several archives', () => {
  it('need names of their own', async () => {
    const request = { ids: [cat.id, sea.id], split_mb: 50, naming: '{name}' };
    expect(await app.call(createDownload, request, by)).toMatchObject({ error: 'downloads.ambiguous-names' });
  });

  it.each([
    ['', ''],
    [', under names that no archive has twice', '同名'],
  ])('hold each design once, whole, and go on after a kill where the last one ended%s', async (_, naming) => {
    const ids: string[] = [];
    for (const seed of [1, 2]) {
      const image = await buildImage(app, seller, { content: await noise(seed) });
      const document = mugWith(image.id, image.width, image.height);
      ids.push((await buildDesign(app, seller.token, { name: `噪点 ${seed}`, document })).id);
    }
    await app.runJobs();
    const { id, operation_id } = await app.ask(createDownload, { ids, split_mb: 50 }, by);
    // The smallest limit people may choose is far above what a test draws.
    await app.pool.query('update downloads set split_mb = 1, naming = $2 where id = $1', [id, naming]);
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    storage.put = async (key, body, options) => {
      if (!key.endsWith('_2.zip')) return put(key, body, options);
      // The worker dies while it writes the second archive.
      if (!Buffer.isBuffer(body)) body.destroy();
      throw new Error('killed');
    };
    await app.runJobs();
    storage.put = put;
    const { rows } = await app.pool.query('select next_index, packed, parts from downloads where id = $1', [
      id,
    ]);
    expect(rows).toMatchObject([{ next_index: 1, packed: 1, parts: [{ bytes: expect.any(Number) }] }]);
    await app.retryJobs();
    const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
    expect(row.files.map((file) => file.name)).toEqual([
      expect.stringMatching(/_2件_1of2\.zip$/),
      expect.stringMatching(/_2件_2of2\.zip$/),
    ]);
    const names: string[] = [];
    for (const file of row.files)
      names.push(...Object.keys(unzipSync((await fetchFile(app, file.url)).bytes)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(2);
    expect(await app.ask(getOperation, { id: operation_id }, by)).toMatchObject({
      state: 'succeeded',
      done: 2,
    });
  });
});

/** A picture that no PNG makes small. */
function noise(seed: number): Promise<Buffer> {
  let state = seed;
  const pixels = Buffer.from(
    Array.from({ length: 1200 * 600 * 3 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    }),
  );
  return sharp(pixels, { raw: { width: 1200, height: 600, channels: 3 } })
    .png()
    .toBuffer();
}

it('asks before 20 GB', async () => {
  const huge = { surface_id: 'wrap', key: 'prv/x', width_px: 1, height_px: 1, bytes: 25e9, parity: 0 };
  const big = await buildDesign(app, seller.token, { name: '巨大', text: '巨' });
  await app.runJobs();
  await app.pool.query(
    `update designs set render_result = jsonb_set(render_result, '{print_files}', $2::jsonb) where id = $1`,
    [big.id, JSON.stringify([huge])],
  );
  const request = { ids: [big.id], what: ['print' as const] };
  const refused = await app.call(createDownload, request, by);
  expect(refused).toMatchObject({ error: 'downloads.very-large' });
  expect(refused.msg).toContain('25 GB');
  expect(await app.call(createDownload, { ...request, large: true }, by)).toMatchObject({ code: '10000' });
});
