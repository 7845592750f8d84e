import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import type { ImageFilter, ImageLayer } from '@diy/design/layers';
import { filterPicture } from '@diy/design/painting';
import { buildImageLayer } from '@diy/design/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildDesign, findTemplateId, mugDocument } from '../../designs/testing/build-design.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

const EDGE_PX = 360;
/** At 300 dpi one source pixel lies on each pixel of the print. */
const EDGE_MM = (EDGE_PX / 300) * 25.4;
const ORANGE = [240, 130, 20] as const;

/** A square picture in the library: two rows of pixels, again and again. */
async function picture(...rows: [readonly number[], readonly number[]]): Promise<string> {
  const pair = rows.flatMap((row) => Array.from({ length: (EDGE_PX * 3) / row.length }, () => row).flat());
  const raw = { width: EDGE_PX, height: EDGE_PX, channels: 3 as const };
  const rgb = Buffer.concat(Array.from({ length: EDGE_PX / 2 }, () => Buffer.from(pair)));
  return (await buildImage(app, seller, { content: await sharp(rgb, { raw }).png().toBuffer() })).id;
}

/** The n-th of six pictures side by side on the mug's 200 × 82 mm. */
function layerOf(imageId: string, place: number, changes: Partial<ImageLayer> = {}): ImageLayer {
  const source = { imageId, sourceWidthPx: EDGE_PX, sourceHeightPx: EDGE_PX };
  const box = { xMm: 18 + place * 32, yMm: 41, widthMm: EDGE_MM, heightMm: EDGE_MM };
  return buildImageLayer({ id: `layer-${place}`, ...source, ...box, ...changes });
}

it('prints filtered and cut pictures in their colours and shapes, each for itself', async () => {
  const flat = await picture(ORANGE, ORANGE);
  // A quarter of the dots is white. Reduced before its colours change, full contrast would make it black in the
  // preview, and the print would be refused for not being what was seen.
  const halftone = await picture([255, 255, 255, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
  const filters: ImageFilter[] = [
    {},
    { invert: true },
    { saturation: -100 },
    { tint: { colour: '#D9442B', amount: 80 }, brightness: 20 },
  ];
  const layers = [
    ...filters.map((filter, place) => layerOf(flat, place, { filter })),
    layerOf(halftone, 4, { filter: { contrast: 100 } }),
    layerOf(flat, 5, { mask: { shape: 'ellipse' } }),
  ];
  const document = { ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers }] };
  const { id } = await buildDesign(app, seller.token, { document });
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id }, { token: seller.token });
  expect(render).toMatchObject({ state: 'done', error: null });
  const row = await app.pool.query('select render_result from designs where id = $1', [id]);
  const file = await app.services.storage.read(row.rows[0].render_result.print_files[0].key);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (xMm: number, yMm: number) => {
    const start = (Math.round((yMm / 25.4) * 300) * info.width + Math.round((xMm / 25.4) * 300)) * 4;
    return [...data.subarray(start, start + 4)];
  };
  const expected = filters.map((filter) => {
    const pixel = { rgba: new Uint8ClampedArray([...ORANGE, 255]), widthPx: 1, heightPx: 1 };
    return [...filterPicture(pixel, filter).rgba];
  });
  expect(filters.map((_, place) => at(18 + place * 32, 41))).toEqual(expected);
  expect(new Set(expected.map(String)).size).toBe(4);
  const cut = { xMm: 18 + 5 * 32, yMm: 41 };
  expect(at(cut.xMm, cut.yMm)).toEqual([...ORANGE, 255]);
  expect(at(cut.xMm - EDGE_MM * 0.45, cut.yMm - EDGE_MM * 0.45)).toEqual([0, 0, 0, 0]);
});

it('refuses settings beyond their limits and names the field', async () => {
  const template_id = await findTemplateId(app, seller.token);
  const layers = [layerOf('any', 0, { filter: { brightness: 300 }, mask: { shape: 'star', points: 99 } })];
  const design = { ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers }] };
  const response = await app.call(saveDesign, { template_id, name: 'x', design }, { token: seller.token });
  expect(response).toMatchObject({
    code: '10001',
    error: 'request.invalid',
    fields: [
      { field: 'design.surfaces.0.layers.0.mask.points' },
      { field: 'design.surfaces.0.layers.0.filter.brightness' },
    ],
  });
});
