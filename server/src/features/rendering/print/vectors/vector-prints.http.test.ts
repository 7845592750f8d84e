import { getDesign } from '@diy/contract/designs/designs';
import { imageFacts } from '@diy/contract/images/image-details';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../../../designs/testing/build-design.ts';
import { buildImage } from '../../../images/testing/library/build-image.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

const INCH = 25.4;
/** The layers show the middle tenth of the drawing, 2.4 inches wide: the whole would be 24 inches, and 7200 px. */
const EDGE_MM = 2.4 * INCH;
const CROP = { x: 0.45, y: 0.45, width: 0.1, height: 0.1 };
const RADIUS_MM = 24;
const LINE_MM = 1;
const MIDDLE_MM = { y: 41, x: [32, 100, 168] };

/** A circle of a 1-mm line in the middle. */
function circle(colour: string): Buffer {
  const mm = 100 / (EDGE_MM / CROP.width);
  const ring = `<circle cx="50" cy="50" r="${RADIUS_MM * mm}" fill="none" stroke="${colour}" stroke-width="${LINE_MM * mm}"/>`;
  // A see-through group far from the middle ends the renderer when only that is drawn.
  const far = '<g opacity="0.5"><path d="M1 1h3v3z"/><path d="M1 1v3h3z"/></g>';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${far}${ring}</svg>`);
}

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** The print's pixels of a mug with these layers. */
async function printOf(layers: ImageLayer[]): Promise<Picture> {
  const document = { ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers }] };
  const { id } = await buildDesign(app, seller.token, { document });
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id }, { token: seller.token });
  expect(render).toMatchObject({ state: 'done', error: null });
  const row = await app.pool.query('select render_result from designs where id = $1', [id]);
  return pixelsOf(await app.services.storage.read(row.rows[0].render_result.print_files[0].key));
}

async function pixelsOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How much of a pixel the circle covers, by its distance from the middle: what the best renderer can draw. */
function coverage(distancePx: number, pxPerMm: number): number {
  const fromLine = Math.abs(distancePx - RADIUS_MM * pxPerMm);
  return Math.max(0, Math.min(1, (LINE_MM * pxPerMm) / 2 + 0.5 - fromLine));
}

/** Mean difference of alpha, of 255, from that circle, in the pixels within 3 px of its line's edges. */
function errorAt(picture: Picture, xMm: number): number {
  const pxPerMm = picture.width / 200;
  const [midX, midY] = [xMm * pxPerMm, MIDDLE_MM.y * pxPerMm];
  const reach = Math.ceil(EDGE_MM * pxPerMm * 0.5) - 1;
  let [sum, count] = [0, 0];
  for (let y = Math.round(midY) - reach; y < midY + reach; y += 1)
    for (let x = Math.round(midX) - reach; x < midX + reach; x += 1) {
      const distance = Math.hypot(x + 0.5 - midX, y + 0.5 - midY);
      const fromEdge = Math.abs(Math.abs(distance - RADIUS_MM * pxPerMm) - (LINE_MM * pxPerMm) / 2);
      if (fromEdge > 3) continue;
      const alpha = picture.data[(y * picture.width + x) * 4 + 3]!;
      sum += Math.abs(alpha - 255 * coverage(distance, pxPerMm));
      count += 1;
    }
  return sum / count;
}

function layerOf(imageId: string, place: number, changes: Partial<ImageLayer> = {}): ImageLayer {
  const source = { imageId, sourceWidthPx: 4096, sourceHeightPx: 4096, crop: CROP };
  const box = { xMm: MIDDLE_MM.x[place]!, yMm: MIDDLE_MM.y, widthMm: EDGE_MM, heightMm: EDGE_MM };
  return buildImageLayer({ id: `layer-${place}`, ...source, ...box, ...changes });
}

it('prints the line of a vector graphic as sharp as the print’s pixels allow, whatever is done to it', async () => {
  const { id } = await buildImage(app, seller, { content: circle('#000'), extension: 'svg' });
  const print = await printOf([
    layerOf(id, 0),
    layerOf(id, 1, { rotationDeg: 30 }),
    layerOf(id, 2, { flipX: true, rotationDeg: 90, filter: { invert: true } }),
  ]);
  // At 58 dpi of its master it would be an error that stops the print.
  expect((await app.ask(imageFacts, { ids: [id] }, { token: seller.token })).list).toMatchObject([
    { is_vector: true, width: 4096 },
  ]);
  const errors = MIDDLE_MM.x.map((x) => errorAt(print, x));
  // The master's pixels, as they would be enlarged.
  const { rows } = await app.pool.query('select master_key from images where id = $1', [id]);
  const part = { left: 1843, top: 1843, width: 410, height: 410 };
  const edge = Math.round((EDGE_MM / 200) * print.width);
  const enlarged = await sharp(await app.services.storage.read(rows[0].master_key))
    .extract(part)
    .resize(edge, edge, { kernel: 'cubic' })
    .extend({
      top: Math.round((MIDDLE_MM.y / 200) * print.width - edge / 2),
      left: Math.round((MIDDLE_MM.x[0]! / 200) * print.width - edge / 2),
      right: print.width,
      bottom: print.height,
      background: '#0000',
    })
    .png()
    .toBuffer();
  const wider = await pixelsOf(enlarged);
  const master = errorAt({ ...wider, width: print.width, data: cut(wider, print) }, MIDDLE_MM.x[0]!);
  expect(
    errors.map((error) => error < 12),
    `${errors} beside ${master}`,
  ).toEqual([true, true, true]);
  expect(master, `${errors} beside ${master}`).toBeGreaterThan(2.5 * Math.max(...errors));
});

/** The top left corner of a picture, as large as another. */
function cut({ data, width }: Picture, { width: cutWidth, height }: Picture): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    data.subarray(y * width * 4, (y * width + cutWidth) * 4),
  );
  return Buffer.concat(rows);
}

/** Puts another file in the place of an image's original, as it was before its program changed; null = takes it away. */
async function replaceOriginal(imageId: string, content: string | null): Promise<void> {
  const { rows } = await app.pool.query('select original_key from images where id = $1', [imageId]);
  const key: string = rows[0].original_key;
  await app.services.storage.delete(key);
  if (content !== null)
    await app.services.storage.put(key, Buffer.from(content), { contentType: 'image/svg+xml' });
}

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
const REFUSED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>';

async function renderOf(layers: ImageLayer[]) {
  const document = { ...mugDocument(), surfaces: [{ surfaceId: 'wrap', layers }] };
  const { id } = await buildDesign(app, seller.token, { document });
  const state = async () => (await app.ask(getDesign, { id }, { token: seller.token })).render;
  await app.runJobs();
  const first = await state();
  await app.retryJobs();
  return { first, ...(await state()) };
}

it.each([
  ['draws something else now', '#101', SQUARE, 'vector-differs'],
  ['is refused now', '#102', REFUSED, 'vector-not-drawn'],
])(
  'where the file %s, the pixels of its one drawing count as those of any picture',
  async (_what, colour, content, note) => {
    const { id } = await buildImage(app, seller, { content: circle(colour), extension: 'svg' });
    await replaceOriginal(id, content);
    // 410 px on 3.2 inches, 128 dpi: an error, as a picture would give. Nothing blurred is printed.
    const wide = { widthMm: 3.2 * INCH, heightMm: 3.2 * INCH };
    expect(await renderOf([layerOf(id, 0, wide)])).toMatchObject({
      state: 'failed',
      error_id: 'preflight.low-resolution',
      print_files: [],
    });
    const { list } = await app.ask(imageFacts, { ids: [id] }, { token: seller.token });
    expect(list).toMatchObject([{ is_vector: false, width: 4096 }]);
    const { rows } = await app.pool.query('select notes from images where id = $1', [id]);
    expect(rows[0].notes).toContain(note);
    expect(rows[0].notes).not.toContain('svg-rasterised');
    // At 170 dpi it is printed, with a warning.
    const render = await renderOf([layerOf(id, 0)]);
    expect(render).toMatchObject({ state: 'done', error: null });
    expect(render.findings.map((finding) => finding.id)).toContain('below-print-resolution');
  },
);

it('fails with the reason where the file is gone, after it was tried again', async () => {
  const { id } = await buildImage(app, seller, { content: circle('#103'), extension: 'svg' });
  await replaceOriginal(id, null);
  const render = await renderOf([layerOf(id, 0)]);
  expect(render.first).toMatchObject({ state: 'running', print_files: [] });
  expect(render).toMatchObject({ state: 'failed', error_id: 'rendering.picture-gone', print_files: [] });
  // A file that comes back is drawn: nothing was settled.
  const { list } = await app.ask(imageFacts, { ids: [id] }, { token: seller.token });
  expect(list).toMatchObject([{ is_vector: true }]);
});
