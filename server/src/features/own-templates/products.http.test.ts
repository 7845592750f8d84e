import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import { getOwnTemplate, saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { getTemplate } from '@diy/contract/templates';
import { newShapeLayer } from '@diy/design/layers';
import { printAreaFor } from '@diy/design/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findReferredImages } from '../../find-referred-images.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import { checkObjects } from '../../platform/storage/check-objects.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../testing/draw-svg-picture.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { ownTemplateObjects } from './own-template-objects.queries.ts';
import { ownShirt, type ProductImage, placeOn } from './testing/build-shirt.ts';

let app: TestApp;
let account: TestAccount;
let images: Parameters<typeof ownShirt>[0];
const by = () => ({ token: account.token });

function photograph(cloth: string, width = 400, height = 320): Promise<ProductImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#5a6a7a"/>
    <rect x="40" y="20" width="${width - 80}" height="${height - 40}" fill="${cloth}"/></svg>`;
  return buildImage(app, account, { content: drawSvgPicture(svg) });
}

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  images = {
    front: await photograph('#f0f0f0'),
    back: await photograph('#eeeeee'),
    frontBlack: await photograph('#202020'),
    // Another size and shape: it has marks of its own.
    backBlack: await photograph('#222222', 300, 300),
  };
});
afterAll(() => app.close());

async function revisionOf(id: string) {
  const { revision } = await app.ask(getOwnTemplate, { id }, by());
  return { id, revision };
}

async function save(product: OwnTemplateProduct, id?: string) {
  const saved = await app.ask(saveOwnTemplate, { product, ...(id && (await revisionOf(id))) }, by());
  await app.runJobs();
  const { state, message } = await app.ask(getOperation, { id: saved.operation_id }, by());
  return { id: saved.id, state, message };
}

/** A red print all over the front and a blue one all over the back. */
async function render(template_id: string, colourId: string, sizeId: string) {
  const { definition } = await app.ask(getTemplate, { id: template_id }, by());
  const surfaces = definition.surfaces.map((surface) => {
    const { id } = surface;
    const { widthMm, heightMm } = printAreaFor(surface, sizeId);
    const shape = newShapeLayer({ id, shape: 'rect', areaWidthMm: widthMm, areaHeightMm: heightMm });
    const fill = id === 'front' ? '#D01010' : '#1010D0';
    const box = { widthMm, heightMm, xMm: widthMm / 2, yMm: heightMm / 2 };
    return { surfaceId: id, layers: [{ ...shape, ...box, fill }] };
  });
  const design = { format: 3, print: { bleed: false }, colourId, sizeId, surfaces };
  const saved = await app.ask(saveDesign, { template_id, name: '满版', design }, by());
  await app.runJobs();
  return (await app.ask(getDesign, { id: saved.id }, by())).render;
}

type Rgb = [number, number, number];
/** The colour at shares of a mockup's sides. */
async function colourAt(url: string, x: number, y: number): Promise<Rgb> {
  const { data, info } = await sharp((await fetchFile(app, url)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
const isRed = ([r, g, b]: Rgb) => r > 110 && g < 80 && b < 80;
const isBlue = ([r, g, b]: Rgb) => b > 110 && r < 80 && g < 80;

describe('a product of two surfaces, sizes and colours', () => {
  let id: string;
  beforeAll(async () => {
    const saved = await save(ownShirt(images));
    expect(saved).toMatchObject({ state: 'succeeded', message: '' });
    id = saved.id;
  });

  it('is a template like the catalogue’s, and can be read back', async () => {
    const item = await app.ask(getTemplate, { id }, by());
    expect(item.definition).toMatchObject({
      sizes: [{ id: 'M' }, { id: 'L', dimensions: { zh: '胸围 110 cm' } }],
      colours: [{ code: 'WH' }, { code: 'BK' }],
      mockups: ['front', 'back'],
      cover: 'front',
    });
    expect(item.mockups.map(({ asset, in_colours }) => [asset.id, in_colours?.length])).toEqual([
      ['front', 1],
      ['back', 1],
    ]);
    const read = await app.ask(getOwnTemplate, { id }, by());
    expect(read.product).toEqual(ownShirt(images));
    expect(read.images).toHaveLength(4);
  });

  it.each([
    ['M', [1181, 945], [1260, 945]],
    ['L', [1476, 1181], [1260, 945]],
  ])('prints each surface of size %s with its own pixels', async (size, front, back) => {
    const { error, print_files } = await render(id, 'white', size);
    expect(error).toBeNull();
    const pixels = await Promise.all(
      print_files.map(async ({ url }) => sharp((await fetchFile(app, url)).bytes).metadata()),
    );
    expect(pixels.map(({ width, height }) => [width, height])).toEqual([front, back]);
  });

  it.each(['M', 'L'])(
    'shows size %s in the place that was marked, in the photograph of its colour',
    async (size) => {
      const white = (await render(id, 'white', size)).mockups;
      const black = (await render(id, 'black', size)).mockups;
      expect(white.map(({ mockup_id }) => mockup_id)).toEqual(['front', 'back']);
      for (const [mockups, isPrint, view] of [
        [white, isRed, 0],
        [black, isRed, 0],
        [white, isBlue, 1],
        [black, isBlue, 1],
      ] as const) {
        const { url } = mockups[view]!;
        for (const place of view === 0 ? [0.27, 0.73] : [0.33, 0.67])
          expect(isPrint(await colourAt(url, place, place))).toBe(true);
        expect(isPrint(await colourAt(url, 0.22, 0.5))).toBe(false);
      }
      expect((await colourAt(white[0]!.url, 0.18, 0.5))[0]).toBeGreaterThan(220);
      expect((await colourAt(black[0]!.url, 0.18, 0.5))[0]).toBeLessThan(50);
      // The black back is another picture, of other proportions.
      const { width, height } = await sharp((await fetchFile(app, black[1]!.url)).bytes).metadata();
      expect([width, height]).toEqual([300, 300]);
    },
  );

  it('keeps its photographs from being deleted, and names all files of its mockups', async () => {
    const ids = Object.values(images).map((image) => image.id);
    const referable = ids.map((one) => ({ id: one, previewUrl: '' }));
    const referred = await findReferredImages(app.services.db, account.id, referable);
    expect([...referred].sort()).toEqual([...ids].sort());
    const [family] = (await checkObjects(app.services, [ownTemplateObjects])).families;
    expect([family!.named, family!.missing]).toEqual([family!.objects, []]);
  });

  it('changes as a new version; designs keep theirs', async () => {
    const before = await app.ask(getTemplate, { id }, by());
    const shirt = ownShirt(images);
    await save({ ...shirt, colours: [...shirt.colours].reverse() }, id);
    const after = await app.ask(getTemplate, { id }, by());
    expect(after.version).toBe(before.version + 1);
    const old = await app.ask(getTemplate, { id, version: before.version }, by());
    expect(old.definition).toEqual(before.definition);
    // The same again is no new version.
    await save({ ...shirt, colours: [...shirt.colours].reverse() }, id);
    expect((await app.ask(getTemplate, { id }, by())).version).toBe(after.version);
  });
});

it('shows two surfaces of one photograph', async () => {
  const shirt = ownShirt(images, { sku: 'TEE-2', colours: [], sizes: [] });
  const places = [placeOn(images.front, 'front', 0.15, 0.45), placeOn(images.front, 'back', 0.55, 0.85)];
  const [front] = shirt.pictures;
  const { id } = await save({ ...shirt, pictures: [{ ...front!, colour_id: null, photos: [], places }] });
  const { mockups } = await render(id, 'photo', 'one');
  expect(isRed(await colourAt(mockups[0]!.url, 0.3, 0.3))).toBe(true);
  expect(isBlue(await colourAt(mockups[0]!.url, 0.7, 0.7))).toBe(true);
});

describe('colours made of one photograph', () => {
  const recolour = { cloth: [], ground: [] };
  const inRed = (sku: string, image: ProductImage, hex: string) => {
    const shirt = ownShirt(images, { sku });
    const [front] = shirt.pictures;
    const colours = [
      { ...shirt.colours[0]!, hex },
      { id: 'red', name: '红色', code: 'RD', hex: '#C02020' },
      { id: 'blue', name: '蓝色', code: 'BL', hex: '#2040C0' },
    ];
    const places = [placeOn(image, 'front')];
    return {
      ...shirt,
      colours,
      pictures: [{ ...front!, image_id: image.id, places, photos: [], recolour }],
    };
  };

  it('colour its cloth beyond the print, and nothing else', async () => {
    const { id, state } = await save(inRed('TEE-4', images.front, '#F0F0F0'));
    expect(state).toBe('succeeded');
    const item = await app.ask(getTemplate, { id }, by());
    expect(item.mockups[0]!.in_colours).toMatchObject([{ colour_ids: ['red', 'blue'], takes_colour: true }]);
    const seen = async (colour: string) => {
      const { url } = (await render(id, colour, 'M')).mockups[0]!;
      const [cloth, ground, print] = [
        await colourAt(url, 0.18, 0.5),
        await colourAt(url, 0.03, 0.5),
        await colourAt(url, 0.5, 0.5),
      ];
      return { cloth, ground, print };
    };
    const [white, red, blue] = [await seen('white'), await seen('red'), await seen('blue')];
    expect(Math.min(...white.cloth)).toBeGreaterThan(225);
    expect(isRed(red.cloth)).toBe(true);
    expect(isBlue(blue.cloth)).toBe(true);
    for (const { ground, print } of [red, blue]) {
      for (const [c, code] of ground.entries()) expect(Math.abs(code - white.ground[c]!)).toBeLessThan(8);
      expect(isRed(print)).toBe(true);
    }
  });

  it('are refused of a product too dark for it, in words', async () => {
    const saved = await save(inRed('TEE-5', images.frontBlack, '#202020'));
    expect([saved.state, saved.message]).toEqual(['failed', expect.stringContaining('太深')]);
  });
});

it('may be called what every object inherits: surface, size and colour', async () => {
  const shirt = ownShirt(images, { sku: 'TEE-6' });
  const [front] = shirt.pictures;
  const [surface] = shirt.surfaces;
  const { id, state } = await save({
    ...shirt,
    surfaces: [{ ...surface!, id: 'constructor' }],
    sizes: [
      { id: 'toString', name: 'toString', dimensions: '', areas: {} },
      {
        id: 'constructor',
        name: 'constructor',
        dimensions: '',
        areas: { constructor: { width_mm: 375, height_mm: 300 } },
      },
    ],
    colours: [{ id: 'constructor', name: 'constructor', code: 'valueOf', hex: '#F0F0F0' }],
    pictures: [
      { ...front!, colour_id: 'constructor', photos: [], places: [placeOn(images.front, 'constructor')] },
    ],
  });
  expect(state).toBe('succeeded');
  for (const [size, wanted] of [
    ['toString', [1181, 945]],
    ['constructor', [1476, 1181]],
  ] as const) {
    const { error, print_files, mockups } = await render(id, 'constructor', size);
    expect(error).toBeNull();
    const { width, height } = await sharp((await fetchFile(app, print_files[0]!.url)).bytes).metadata();
    expect([width, height]).toEqual(wanted);
    expect(isBlue(await colourAt(mockups[0]!.url, 0.5, 0.5))).toBe(true);
  }
});
