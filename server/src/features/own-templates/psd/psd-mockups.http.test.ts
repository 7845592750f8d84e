import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import {
  getOwnTemplate,
  type OwnTemplateSettings,
  saveOwnTemplate,
} from '@diy/contract/own-templates/own-templates';
import { getPsdMockup, readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { getTemplate } from '@diy/contract/templates';
import { newShapeLayer } from '@diy/design/layers';
import { composePsd, readPsd } from '@diy/psd';
import { buildMockupPsd, buildPsd, cloth, paintLayer, placedLayer } from '@diy/psd/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { checkObjects } from '../../../platform/storage/check-objects.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { ownTemplateObjects } from '../own-template-objects.queries.ts';
import { productFromSettings } from '../stored-product.ts';
import { ownTemplateSettings } from '../testing/build-own-template.ts';

let app: TestApp;
let account: TestAccount;
const by = () => ({ token: account.token });
const size = { width: 300, height: 240 };
const corners = [60, 50, 240, 50, 240, 200, 60, 200];

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
    blendMode: 'overlay',
  });

async function upload(bytes: Uint8Array, name = '帆布袋.psd') {
  return buildImage(app, account, { content: Buffer.from(bytes), extension: 'psd', name });
}

async function read(imageId: string) {
  const { operation_id } = await app.ask(readPsdMockup, { image_id: imageId }, by());
  await app.runJobs();
  return app.ask(getOperation, { id: operation_id }, by());
}

/** Settings of a print of 300 × 250 mm, as the smart object's 600 × 500 pixels say. */
const settingsOf = (image: { id: string }, surface: string, more: object = {}) => {
  const { marks, ...settings } = ownTemplateSettings({ ...image, width: 1, height: 1 }, { sku: 'PSD-1' });
  return { ...settings, psd: { surface }, width_mm: 300, height_mm: 250, ...more };
};

it('shows the smart object of a PSD, and makes mockups as the document composes its artwork', async () => {
  const layers = [photo(), placedLayer(corners, { width: 600, height: 500 }), shade()];
  const image = await upload(buildPsd(layers, { ...size, imageData: layers[0]!.imageData! }));
  expect(await read(image.id)).toMatchObject({ state: 'succeeded', kind: 'psd-mockup', message: '' });
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  expect(surfaces).toMatchObject([
    { name: 'Your design', width_px: 600, height_px: 500, shows_also: [], problems: [] },
  ]);
  const { asset, base_url } = surfaces[0]!.mockup!;
  expect(asset.surfaces[0]!.response).toEqual({
    greys: ['grey-0-front.webp', 'grey-1-front.webp', 'grey-2-front.webp'],
    ground: 'ground-front.webp',
  });
  expect((await app.http.inject(new URL(`${base_url}/grey-2-front.webp`).pathname)).statusCode).toBe(200);

  const settings = settingsOf(image, surfaces[0]!.key);
  const { id } = await app.ask(saveOwnTemplate, { settings }, by());
  await app.runJobs();
  expect((await app.ask(getOwnTemplate, { id }, by())).product).toEqual(
    productFromSettings(settings as OwnTemplateSettings),
  );
  const item = await app.ask(getTemplate, { id }, by());
  expect(item.definition.surfaces[0]!.printArea).toMatchObject({ widthMm: 300, heightMm: 250 });

  const ground = newShapeLayer({ id: 'ground', shape: 'rect', areaWidthMm: 300, areaHeightMm: 250 });
  const layer = { ...ground, fill: '#D2641E', widthMm: 300, heightMm: 250, xMm: 150, yMm: 125 };
  const surface = { surfaceId: 'front', layers: [layer] };
  const design = {
    format: 3,
    print: { bleed: false },
    colourId: 'photo',
    sizeId: 'one',
    surfaces: [surface],
  };
  const saved = await app.ask(saveDesign, { template_id: id, name: '满版', design }, by());
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id: saved.id }, by());
  const shown = await sharp((await fetchFile(app, render.mockups[0]!.url)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer();

  const ink = paintLayer(size, (x, y) => [210, 100, 30, x >= 60 && x < 240 && y >= 50 && y < 200 ? 255 : 0]);
  const composed = composePsd(readPsd(buildPsd([photo(), ink, shade()], size))).data;
  let sum = 0;
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1)
    for (let c = 0; c < 3; c += 1) sum += Math.abs(shown[pixel * 3 + c]! - composed[pixel * 4 + c]!);
  // What is left is JPEG.
  expect(sum / (size.width * size.height * 3)).toBeLessThan(3);
});

it('names the smart objects whose own contents stay in the picture', async () => {
  const id = 'c0ffee00-0000-4000-8000-000000000009';
  const label = {
    ...photo(),
    ...placedLayer([0, 0, 300, 0, 300, 240, 0, 240], size, { name: '吊牌' }, { id }),
  };
  const image = await upload(buildMockupPsd(size, [label]));
  await read(image.id);
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  expect(surfaces.map(({ name, shows_also }) => [name, shows_also])).toEqual([
    ['吊牌', []],
    ['Your design', ['吊牌']],
  ]);
});

it('notes text of which nothing in the file proves how it is mixed', async () => {
  const words = paintLayer(size, (x) => [20, 20, 20, (x % 4) * 60], { name: '标语', text: { text: 'A' } });
  const image = await upload(buildMockupPsd(size, [words], { imageResources: {} }));
  await read(image.id);
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  expect(surfaces).toMatchObject([{ problems: [], notes: [expect.stringContaining('“标语”')] }]);
});

it('reads a PSD once', async () => {
  const image = await upload(buildMockupPsd(size));
  const first = await read(image.id);
  expect((await read(image.id)).id).toBe(first.id);
});

it('says of each smart object that cannot be used why, in the reader’s language', async () => {
  const hue = {
    type: 'hue/saturation' as const,
    master: { a: 0, b: 0, c: 0, d: 0, hue: 0, saturation: -70, lightness: 0 },
  };
  const image = await upload(buildMockupPsd(size, [{ name: '去色', adjustment: hue }]));
  expect(await read(image.id)).toMatchObject({
    state: 'succeeded',
    message: expect.stringMatching(/“去色”：调整图层“色相\/饱和度”.*请/s),
  });
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  expect(surfaces).toMatchObject([{ mockup: null, problems: ['“去色”：调整图层“色相/饱和度”'] }]);
  const response = await app.send(saveOwnTemplate, { settings: settingsOf(image, surfaces[0]!.key) }, by());
  expect(response.json()).toMatchObject({ error: 'own-templates.psd-no-surface' });
});

describe('what is refused', () => {
  it('a PSD with what is not composed exactly, by layer and effect', async () => {
    const shadow = {
      enabled: true,
      size: { units: 'Pixels' as const, value: 5 },
      color: { r: 0, g: 0, b: 0 },
    };
    const over = paintLayer(size, () => [9, 9, 9, 99], { name: '吊牌', effects: { dropShadow: [shadow] } });
    const image = await upload(buildMockupPsd(size, [over]));
    const { state, message } = await read(image.id);
    expect([state, message]).toEqual(['failed', expect.stringContaining('“吊牌”：图层样式“投影”')]);
  });

  it('a PSD without smart objects', async () => {
    const image = await upload(buildPsd([photo()], { ...size, imageData: photo().imageData! }));
    const { state, message } = await read(image.id);
    expect([state, message]).toEqual(['failed', expect.stringContaining('没有显示着的智能对象')]);
  });

  it('a picture that is no PSD, and one of somebody else', async () => {
    const image = await buildImage(app, account);
    const response = await app.send(readPsdMockup, { image_id: image.id }, by());
    expect(response.json()).toMatchObject({ error: 'own-templates.not-psd' });
    const other = await buildAccount(app);
    const theirs = await app.send(readPsdMockup, { image_id: image.id }, { token: other.token });
    expect(theirs.json()).toMatchObject({ code: '10001', error: 'images.not-found' });
  });

  it('a print of other proportions than the smart object', async () => {
    const image = await upload(buildMockupPsd(size, [shade()]));
    await read(image.id);
    const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
    const settings = settingsOf(image, surfaces[0]!.key, { sku: 'PSD-2', height_mm: 300 });
    const response = (await app.send(saveOwnTemplate, { settings }, by())).json();
    expect(response.error).toBe('own-templates.psd-ratio');
    expect(response.msg).toContain('宽 300 mm 时高应为 250 mm');
  });

  it('a template of a PSD that was not read', async () => {
    const image = await upload(buildMockupPsd(size, [shade(), shade()]));
    const response = await app.send(saveOwnTemplate, { settings: settingsOf(image, 'any') }, by());
    expect(response.json()).toMatchObject({ error: 'own-templates.psd-not-read' });
  });
});

it('all files of mockups are named by rows, and a lost one is found', async () => {
  const image = await upload(buildMockupPsd(size, [shade()]));
  await read(image.id);
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  const settings = settingsOf(image, surfaces[0]!.key, { sku: 'PSD-9', width_mm: 300, height_mm: 250 });
  await app.ask(saveOwnTemplate, { settings }, by());
  await app.runJobs();
  const figures = async () => (await checkObjects(app.services, [ownTemplateObjects])).families[0]!;
  const before = await figures();
  expect(before.objects).toBeGreaterThan(0);
  expect([before.named, before.missing]).toEqual([before.objects, []]);
  const lost = `${new URL(surfaces[0]!.mockup!.base_url).pathname.replace(/^.*\/(?=pub\/)/, '')}/base.webp`;
  await app.services.storage.delete(lost);
  expect(await figures()).toMatchObject({ objects: before.objects - 1, missing: [lost] });
});
