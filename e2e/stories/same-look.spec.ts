// What another program shows of a picture is what library, designer, mockup and print file show.
// SAME_LOOK_FILES=<folder> looks at one's own pictures instead of our samples.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser, signIn } from '../support/browser/browser.ts';
import { openWindow } from '../support/browser/seller-window.ts';
import { makeOddPictures, type OddPicture, readOddPictures } from '../support/samples/odd-pictures.ts';
import { waitForRender } from '../support/save-design.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

/** Mean difference per channel of 255, and what 99 % of the compared pixels keep. The library's preview is a lossy WebP. */
const LIMITS: Record<string, { mean: number; most: number }> = {
  library: { mean: 2.5, most: 12 },
  // The stage lies on other fractions of a pixel at each visit.
  designer: { mean: 2.5, most: 30 },
  mockup: { mean: 1, most: 12 },
  print: { mean: 1, most: 12 },
};
/** Edge that pictures are compared at. */
const COMPARED_PX = 120;

const pictures = process.env.SAME_LOOK_FILES
  ? readOddPictures(process.env.SAME_LOOK_FILES)
  : await makeOddPictures();

let system: System;
let browser: Browser;
let page: Page;
let api: Api;
let templateId: string;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
  browser = await openBrowser();
  ({ page } = await openWindow(browser));
  await signIn(page, system, 'seller', PASSWORD);
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {});
  templateId = list.find(({ sku }) => sku === 'CUS-45')!.id;
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

/** How Chromium shows a file, as 8-bit sRGB PNG; what was handed over where it cannot. */
async function independentView({ bytes, type, looks }: OddPicture): Promise<Buffer> {
  if (looks) return looks;
  const viewer = await browser.newPage();
  const data = await viewer.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/png');
    },
    `data:${type};base64,${bytes.toString('base64')}`,
  );
  await viewer.close();
  return Buffer.from(data.split(',')[1]!, 'base64');
}

interface Shown {
  library: Buffer;
  designer: Buffer;
  mockup: Buffer;
  print: Buffer;
  size: [number, number];
}

/** The four places where a seller sees the picture. */
async function showEverywhere(name: string, type: string, bytes: Buffer): Promise<Shown> {
  const imageId = await api.uploadImage(name, bytes, type);
  const image = await api.get<{ url: string; width: number; height: number }>('/saas/diy/user/image/item', {
    id: imageId,
  });
  const scale = 300 / Math.max(image.width, image.height);
  const layer = {
    id: 'picture',
    kind: 'image',
    name: '',
    hidden: false,
    locked: false,
    opacity: 1,
    blend: 'normal',
    xMm: 225,
    yMm: 225,
    widthMm: image.width * scale,
    heightMm: image.height * scale,
    rotationDeg: 0,
    flipX: false,
    flipY: false,
    imageId,
    sourceWidthPx: image.width,
    sourceHeightPx: image.height,
    crop: { x: 0, y: 0, width: 1, height: 1 },
  };
  const { id } = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: templateId,
    name,
    design: {
      format: 10,
      print: { bleed: false },
      colourId: 'white',
      sizeId: '45',
      surfaces: [{ surfaceId: 'front', layers: [layer] }],
    },
  });
  // On 300 mm they are too coarse for a print, and wanted all the same.
  const { findings } = (await waitForRender(api, id, 'failed')).render;
  const keys = findings.filter(({ severity }) => severity === 'error').map(({ key }) => key);
  await api.post('/saas/diy/user/save/accept', { id, version: 1, keys });
  const { render } = await waitForRender(api, id, 'done');
  const get = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  return {
    library: await get(image.url),
    designer: await readStage(id),
    mockup: await get(render.mockups[0]!.url),
    print: await get(render.print_files[0]!.url),
    size: [image.width, image.height],
  };
}

async function readStage(id: string): Promise<Buffer> {
  await page.goto(`${system.url}/auth/diy?id=${id}`);
  const artwork = page.getByTestId('stage-artwork');
  // The print area only: where it lies in the window differs from visit to visit.
  const read = () =>
    artwork.evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const view = JSON.parse(canvas.dataset.view ?? '{}') as Record<string, number>;
      const cut = document.createElement('canvas');
      cut.width = Math.round(view.width! * view.pxPerMm!);
      cut.height = Math.round(view.height! * view.pxPerMm!);
      cut.getContext('2d')!.drawImage(canvas, -view.left!, -view.top!);
      return cut.toDataURL('image/png');
    });
  await artwork.waitFor();
  await waitFor('the picture on the stage', 60_000, async () =>
    ((await artwork.getAttribute('data-view')) ?? '').includes('"isComplete":true'),
  );
  let before = '';
  let same = 0;
  await waitFor('a stage at rest', 60_000, async () => {
    const now = await read();
    same = now === before ? same + 1 : 0;
    before = now;
    return same >= 5;
  });
  return Buffer.from(before.split(',')[1]!, 'base64');
}

/** Differences of two pictures of the same shape, over white. */
async function compare(a: Buffer, b: Buffer): Promise<{ mean: number; most: number }> {
  const [one, two] = await Promise.all(
    [a, b].map((picture) =>
      sharp(picture)
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .resize(COMPARED_PX, COMPARED_PX, { fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  );
  expect(one!.length).toBe(two!.length);
  const differences = Array.from(one!, (value, at) => Math.abs(value - two![at]!)).sort((x, y) => x - y);
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return { mean, most: differences[Math.floor(differences.length * 0.99)]! };
}

describe.each(pictures)('$name', (picture) => {
  it('looks in library, designer, mockup and print file as another program shows it', async () => {
    const view = await independentView(picture);
    const shown = await showEverywhere(picture.name, picture.type, picture.bytes);
    // The same as a plain file that holds exactly what the other program shows.
    const plain = await showEverywhere('对照.png', 'image/png', view);
    const { width, height } = await sharp(view).metadata();
    expect(shown.size).toEqual([width, height]);
    const found = {
      library: await compare(shown.library, view),
      designer: await compare(shown.designer, plain.designer),
      mockup: await compare(shown.mockup, plain.mockup),
      print: await compare(shown.print, plain.print),
    };
    console.warn(picture.name, JSON.stringify(found));
    for (const [place, { mean, most }] of Object.entries(found))
      expect([place, mean <= LIMITS[place]!.mean, most <= LIMITS[place]!.most]).toEqual([place, true, true]);
  });
});

it('would tell a picture that is turned or in other colours', async () => {
  const [first] = await makeOddPictures();
  const view = await independentView(first!);
  const turned = await sharp(view).rotate(180).png().toBuffer();
  const pale = await sharp(view).linear(0.9, 12).png().toBuffer();
  for (const other of [turned, pale]) {
    const { mean, most } = await compare(view, other);
    expect(mean > LIMITS.designer!.mean || most > LIMITS.designer!.most).toBe(true);
  }
});
