import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { messageText } from '@diy/contract/messages/message-text';
import { getOperation } from '@diy/contract/operations';
import { copyTemplate, getOwnTemplate, saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { getTemplate } from '@diy/contract/templates';
import { newShapeLayer } from '@diy/design/layers';
import { printAreaFor } from '@diy/design/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { buildOwnTemplate } from '../testing/build-own-template.ts';

let app: TestApp;
let account: TestAccount;
const by = (locale = 'zh-CN') => ({ token: account.token, locale });
beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
});
afterAll(() => app.close());

async function save(product: OwnTemplateProduct) {
  const saved = await app.ask(saveOwnTemplate, { product }, by());
  await app.runJobs();
  expect(await app.ask(getOperation, { id: saved.operation_id }, by())).toMatchObject({ state: 'succeeded' });
  return saved.id;
}

async function render(template_id: string, colourId: string, sizeId: string) {
  const { definition } = await app.ask(getTemplate, { id: template_id }, by());
  const surfaces = definition.surfaces.map((surface) => {
    const { widthMm, heightMm } = printAreaFor(surface, sizeId);
    const shape = newShapeLayer({
      id: `red-${surface.id}`,
      shape: 'rect',
      areaWidthMm: widthMm,
      areaHeightMm: heightMm,
    });
    const box = { widthMm, heightMm, xMm: widthMm / 2, yMm: heightMm / 2 };
    return { surfaceId: surface.id, layers: [{ ...shape, ...box, fill: '#D01010' }] };
  });
  const design = { format: 3, print: { bleed: false }, colourId, sizeId, surfaces };
  const { id } = await app.ask(saveDesign, { template_id, name: '满版', design }, by());
  await app.runJobs();
  return (await app.ask(getDesign, { id }, by())).render;
}

async function pixels(url: string) {
  return sharp((await fetchFile(app, url)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

describe('a T-shirt of the catalogue', () => {
  let shirtId: string;
  beforeAll(async () => {
    shirtId = await findTemplateId(app, account.token, 'TS-M-180');
  });

  it('is copied with surfaces, sizes, areas, colours and mockups, and says what is left out', async () => {
    const { product, looks, left_out } = await app.ask(copyTemplate, { id: shirtId }, by());
    const { definition } = await app.ask(getTemplate, { id: shirtId }, by());
    expect(
      product.surfaces.map(({ id, width_mm, resolution_dpi }) => [id, width_mm, resolution_dpi]),
    ).toEqual(
      definition.surfaces.map(({ id, printArea, resolutionDpi }) => [id, printArea.widthMm, resolutionDpi]),
    );
    expect(product.colours.map(({ code }) => code)).toEqual(definition.colours.map(({ code }) => code));
    expect(product).toMatchObject({
      description: definition.description.zh,
      material: definition.material.zh,
      weight_g: definition.weightG,
      price_cents: definition.priceCents,
    });
    expect(product.pictures[0]!.look).toEqual({ template_id: shirtId, mockup_id: definition.cover });
    expect(looks).toHaveLength(definition.mockups.length);
    expect(left_out).toContain('melange');
    const inEnglish = await app.ask(copyTemplate, { id: shirtId }, by('en'));
    expect(inEnglish.product.name).toBe(definition.title.en);
  });

  it('saved unchanged, shows what the catalogue shows, within 1 of 255', async () => {
    const { product } = await app.ask(copyTemplate, { id: shirtId }, by());
    const id = await save({ ...product, sku: 'COPY-1' });
    const read = await app.ask(getOwnTemplate, { id }, by());
    expect([read.images, read.looks.length]).toEqual([[], product.pictures.length]);
    const [own, theirs] = [await render(id, 'navy', 'M'), await render(shirtId, 'navy', 'M')];
    const mockupOf = ({ mockups }: typeof own, look: string) =>
      mockups.find(({ mockup_id }) => mockup_id === look)!.url;
    for (const { look } of product.pictures) {
      const [one, other] = [
        await pixels(mockupOf(own, look!.mockup_id)),
        await pixels(mockupOf(theirs, look!.mockup_id)),
      ];
      const differences = one.data.map((code, at) => Math.abs(code - other.data[at]!));
      expect(differences.reduce((most, one) => Math.max(most, one), 0)).toBeLessThanOrEqual(1);
    }
    expect(
      (await pixels(own.print_files[0]!.url)).data.equals((await pixels(theirs.print_files[0]!.url)).data),
    ).toBe(true);
  });

  it('changed, prints other pixels in the middle of the place that the catalogue has', async () => {
    const { product } = await app.ask(copyTemplate, { id: shirtId }, by());
    const [front] = product.surfaces;
    const changed = { ...front!, width_mm: 150, height_mm: 380, resolution_dpi: 200 };
    const id = await save({
      ...product,
      sku: 'COPY-2',
      surfaces: [changed],
      sizes: sizesOf(product, changed.id),
    });
    const [own, theirs] = [await render(id, 'white', 'M'), await render(shirtId, 'white', 'M')];
    const { info } = await pixels(own.print_files[0]!.url);
    expect([info.width, info.height]).toEqual([1181, 2992]);
    const widthOf = async ({ mockups }: typeof own) => {
      const { data, info: size } = await pixels(
        mockups.find(({ mockup_id }) => mockup_id === product.pictures[0]!.look!.mockup_id)!.url,
      );
      const row = Math.round(size.height / 2) * size.width;
      const red = Array.from({ length: size.width }, (_, x) => (row + x) * size.channels).filter(
        (at) => data[at]! - data[at + 1]! > 80,
      );
      return red.length;
    };
    // Half as wide as the catalogue's print of 300 mm, as high.
    expect((await widthOf(own)) / (await widthOf(theirs))).toBeCloseTo(0.5, 1);
  });

  it('is refused where a picture is no mockup of the catalogue, or marked besides', async () => {
    const { product } = await app.ask(copyTemplate, { id: shirtId }, by());
    const [first] = product.pictures;
    const own = await buildOwnTemplate(app, account.token, await buildImage(app, account), { sku: 'BAG-9' });
    await app.runJobs();
    const refusal = async (part: object) => {
      const pictures = [{ ...first!, ...part }];
      const response = await app.send(
        saveOwnTemplate,
        { product: { ...product, sku: 'COPY-3', pictures } },
        by(),
      );
      return response.json().fields?.[0].field;
    };
    const { look } = first!;
    expect(await refusal({ look: { ...look, mockup_id: 'none' } })).toBe('product.pictures.0.look');
    expect(await refusal({ look: { template_id: own, mockup_id: 'photo' } })).toBe('product.pictures.0.look');
    expect(await refusal({ colour_id: 'white' })).toBe('product.pictures.0.look');
    expect(await refusal({ look: undefined })).toBe('product.pictures.0.image_id');
  });
});

describe('a round clock of the catalogue', () => {
  it('keeps its outline: print and mockups are the catalogue’s, and bleed lies where the catalogue has it', async () => {
    const clockId = await findTemplateId(app, account.token, 'CLK-30');
    const { product, left_out } = await app.ask(copyTemplate, { id: clockId }, by());
    const { definition } = await app.ask(getTemplate, { id: clockId }, by());
    expect(product.surfaces[0]!.outline).toMatchObject({ path: definition.surfaces[0]!.mask!.svgPath });
    expect(left_out).not.toContain('outline');
    const id = await save({ ...product, sku: 'CLOCK-1' });
    const sizeId = definition.sizes[0]!.id;
    const colourId = definition.colours[0]!.id;
    const [own, theirs] = [await render(id, colourId, sizeId), await render(clockId, colourId, sizeId)];
    const [one, other] = [await pixels(own.print_files[0]!.url), await pixels(theirs.print_files[0]!.url)];
    expect(one.data.equals(other.data)).toBe(true);
    // The corner takes no ink.
    expect([...one.data.subarray(0, one.info.channels)]).not.toContain(0xd0);
  });

  it.each([
    ['another size', { width_mm: 200 }, 'own-templates.outline-other-size'],
    ['a line that is open', { outline: { path: 'M0 0L300 0L300 300L0 300' } }, 'own-templates.outline-open'],
    [
      'a line that crosses itself',
      { outline: { path: 'M0 0L300 300L300 0L0 300Z' } },
      'own-templates.outline-crosses',
    ],
    ['no path', { outline: { path: 'url(#a)' } }, 'own-templates.outline-unreadable'],
  ])('is refused with %s', async (_, part, error) => {
    const clockId = await findTemplateId(app, account.token, 'CLK-30');
    const { product } = await app.ask(copyTemplate, { id: clockId }, by());
    const surfaces = [{ ...product.surfaces[0]!, ...part }];
    const response = await app.send(
      saveOwnTemplate,
      { product: { ...product, sku: 'CLOCK-2', surfaces } },
      by(),
    );
    expect(response.json()).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'product.surfaces.0.outline' }],
    });
    expect(JSON.stringify(response.json())).toContain(messageText({ id: error, params: {} }, 'zh'));
  });
});

/** Sizes without prints on surfaces that are not copied. */
function sizesOf({ sizes }: OwnTemplateProduct, surfaceId: string): OwnTemplateProduct['sizes'] {
  return sizes.map((size) => ({
    ...size,
    areas: Object.fromEntries(Object.entries(size.areas).filter(([id]) => id === surfaceId)),
  }));
}

it('copies one’s own template, and nobody else’s', async () => {
  const image = await buildImage(app, account);
  const id = await buildOwnTemplate(app, account.token, image, { sku: 'BAG-1' });
  await app.runJobs();
  const copy = await app.ask(copyTemplate, { id }, by());
  expect([copy.product.sku, copy.images.map((one) => one.id), copy.left_out]).toEqual([
    'BAG-1',
    [image.id],
    [],
  ]);
  const other = await buildAccount(app);
  expect(await app.call(copyTemplate, { id }, { token: other.token })).toMatchObject({
    error: 'templates.not-found',
  });
});
