import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TemplateSurface } from '@diy/design/template';
import { buildImageLayer } from '@diy/design/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPixels } from '../../../platform/canvas/node-canvas.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { DrawableImage } from '../../images/index.ts';
import { preparePrint } from './draw-surface-at.ts';
import { createImageSources } from './image-sources.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-print-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const storage = { localPath: async (key: string) => join(folder, key) } as unknown as ObjectStore;

test.each([
  ['a lanyard', 900, 15.2, 300, 10630, 180],
  ['a poster of more than 24 megapixels', 420, 594, 260, 4299, 6080],
])('%s from a file keeps every pixel', async (name, widthMm, heightMm, resolutionDpi, widthPx, heightPx) => {
  const rgb = new Uint8Array(widthPx * heightPx * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = (at * 2654435761) >>> 23;
  const masterKey = `${widthPx}.png`;
  const raw = { width: widthPx, height: heightPx, channels: 3 as const };
  await writeFile(
    join(folder, masterKey),
    await sharp(rgb, { raw, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer(),
  );
  const image = { masterKey, sha256: name, widthPx, heightPx, hasAlpha: false } as DrawableImage;
  const surface: TemplateSurface = {
    id: 'front',
    name: { zh: name, en: name },
    resolutionDpi,
    bleedMm: 0,
    safeMm: 0,
    printArea: { xMm: 0, yMm: 0, widthMm, heightMm },
    printAreaBySize: {},
    mask: null,
  };
  const layer = buildImageLayer({
    imageId: 'a',
    xMm: widthMm / 2,
    yMm: heightMm / 2,
    widthMm,
    heightMm,
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
  });
  const content = { surfaceId: 'front', layers: [layer] };
  const images = new Map([['a', image]]);
  const canvas = (
    await preparePrint(createImageSources(storage), {
      surface,
      content,
      sizeId: 'm',
      bleed: false,
      images,
      faces: new Map(),
    })
  ).draw();
  const { rgba } = readPixels(canvas);
  expect(rgba.length).toBe(widthPx * heightPx * 4);
  let others = 0;
  for (let n = 0; n < widthPx * heightPx; n += 1) {
    const isSame =
      rgba[n * 4] === rgb[n * 3] &&
      rgba[n * 4 + 1] === rgb[n * 3 + 1] &&
      rgba[n * 4 + 2] === rgb[n * 3 + 2] &&
      rgba[n * 4 + 3] === 255;
    if (!isSame) others += 1;
  }
  expect(others).toBe(0);
});
