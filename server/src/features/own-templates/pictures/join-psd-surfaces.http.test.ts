import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { getPsdMockup, readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { newShapeLayer } from '@diy/design/layers';
import { composePsd, readPsd } from '@diy/psd';
import { buildPsd, cloth, paintLayer, placedLayer } from '@diy/psd/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { productFromSettings } from '../stored-product.ts';
import { ownTemplateSettings } from '../testing/build-own-template.ts';

let app: TestApp;
let account: TestAccount;
const by = () => ({ token: account.token });
const size = { width: 300, height: 240 };

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
});
afterAll(() => app.close());

const photo = () =>
  paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y) * 0.9, cloth(x, y) * 0.7, 255], { name: 'photo' });
const shade = () =>
  paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y), cloth(x, y), 255], {
    name: 'light',
    blendMode: 'multiply',
  });
const object = (name: string, number: number, x0: number, x1: number) =>
  placedLayer(
    [x0, 60, x1, 60, x1, 180, x0, 180],
    { width: 500, height: 600 },
    { name },
    {
      id: `c0ffee00-0000-4000-8000-00000000000${number}`,
    },
  );

/** Reads a PSD whose smart objects lie at these places, and saves a product that has each as a surface of one picture. */
async function save(sku: string, places: readonly (readonly [number, number])[]) {
  const objects = places.map(([x0, x1], index) => object(`面 ${index + 1}`, index + 1, x0, x1));
  const layers = [photo(), ...objects, shade()];
  const content = Buffer.from(buildPsd(layers, { ...size, imageData: layers[0]!.imageData! }));
  const image = await buildImage(app, account, { content, extension: 'psd', name: '两面.psd' });
  await app.ask(readPsdMockup, { image_id: image.id }, by());
  await app.runJobs();
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  const short = productFromSettings(ownTemplateSettings({ ...image, width: 1, height: 1 }, { sku }));
  const print = { ...short.surfaces[0]!, width_mm: 100, height_mm: 120 };
  const product: OwnTemplateProduct = {
    ...short,
    surfaces: places.map((_, index) => ({ ...print, id: `side-${index}`, name: `面 ${index + 1}` })),
    pictures: [
      {
        ...short.pictures[0]!,
        places: places.map((_, index) => ({
          surface: `side-${index}`,
          psd: { surface: surfaces.find(({ name }) => name === `面 ${index + 1}`)!.key },
        })),
      },
    ],
  };
  const saved = await app.ask(saveOwnTemplate, { product }, by());
  await app.runJobs();
  const { state, message } = await app.ask(getOperation, { id: saved.operation_id }, by());
  return { id: saved.id, state, message };
}

it('shows two smart objects of a PSD in one picture, as the document composes both artworks', async () => {
  const { id, state } = await save('PSD-TWO', [
    [40, 140],
    [160, 260],
  ]);
  expect(state).toBe('succeeded');
  const surfaces = ['#D2641E', '#1E64D2'].map((fill, index) => {
    const shape = newShapeLayer({ id: `all-${index}`, shape: 'rect', areaWidthMm: 100, areaHeightMm: 120 });
    const layer = { ...shape, fill, widthMm: 100, heightMm: 120, xMm: 50, yMm: 60 };
    return { surfaceId: `side-${index}`, layers: [layer] };
  });
  const design = { format: 3, print: { bleed: false }, colourId: 'photo', sizeId: 'one', surfaces };
  const saved = await app.ask(saveDesign, { template_id: id, name: '满版', design }, by());
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id: saved.id }, by());
  expect(render.print_files).toHaveLength(2);
  const shown = await sharp((await fetchFile(app, render.mockups[0]!.url)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer();
  const ink = (colour: [number, number, number], x0: number, x1: number) =>
    paintLayer(size, (x, y) => [...colour, x >= x0 && x < x1 && y >= 60 && y < 180 ? 255 : 0]);
  const inks = [ink([210, 100, 30], 40, 140), ink([30, 100, 210], 160, 260)];
  const composed = composePsd(readPsd(buildPsd([photo(), ...inks, shade()], size))).data;
  let sum = 0;
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1)
    for (let c = 0; c < 3; c += 1) sum += Math.abs(shown[pixel * 3 + c]! - composed[pixel * 4 + c]!);
  // What is left is JPEG.
  expect(sum / (size.width * size.height * 3)).toBeLessThan(3);
});

it('refuses smart objects that are seen at the same place, by the names of their surfaces', async () => {
  const { state, message } = await save('PSD-OVER', [
    [40, 160],
    [140, 260],
  ]);
  expect([state, message]).toEqual(['failed', expect.stringContaining('面 1')]);
  expect(message).toContain('面 2');
});
