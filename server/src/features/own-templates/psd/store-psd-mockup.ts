import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PHOTO_SURFACE } from '@diy/design/photo-mockup';
import type { MockupAsset } from '@diy/design/template';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { PSD_MOCKUP_NAME } from '../own-definition.ts';
import { OWN_MOCKUP } from '../stored-product.ts';
import { placesRange } from './pack-places.ts';
import type { BakedFiles, BareFile, ReadSurface } from './psd-messages.ts';

/** Until the seller says what is printed, a surface is this wide. */
const PREVIEW_WIDTH_MM = 1000;

/** Encodes and stores the pictures of a baked surface. */
export async function storePsdMockup(
  { storage }: Pick<Services, 'storage'>,
  { widthPx, heightPx, baked }: ReadSurface & { baked: BakedFiles },
): Promise<StoredMockup> {
  const asset = assetOf(baked, (PREVIEW_WIDTH_MM * heightPx) / widthPx);
  const [surface] = asset.surfaces as [MockupAsset['surfaces'][number]];
  const response = surface.response!;
  const files: [string, Buffer][] = [
    [asset.base, await webp(baked.base)],
    [asset.maps, await blank(baked.base)],
    [surface.uv, await webp(baked.uv)],
    [surface.coverage, await webp(baked.coverage)],
    ...(await Promise.all(
      baked.greys.map(async (grey, index) => [response.greys[index]!, await webp(grey)] as [string, Buffer]),
    )),
    ...(baked.ground && response.ground
      ? [[response.ground, await webp(baked.ground)] as [string, Buffer]]
      : []),
  ];
  const hash = hashOf(asset, files);
  const prefix = `pub/templates/${hash.slice(0, 32)}`;
  for (const [name, bytes] of files)
    await storage.put(`${prefix}/${name}`, bytes, { contentType: 'image/webp' });
  return { asset, prefix, hash };
}

function assetOf({ base, greys, ground, uv }: BakedFiles, heightMm: number): MockupAsset {
  return {
    format: 1,
    id: OWN_MOCKUP,
    name: PSD_MOCKUP_NAME,
    widthPx: base.widthPx,
    heightPx: base.heightPx,
    base: 'base.webp',
    maps: 'maps.webp',
    // What is printed is shown by the response, never by light on albedo.
    lightScale: 1,
    lightTint: [1, 1, 1],
    glossScale: 0,
    baseAlbedo: [1, 1, 1],
    inkAlbedo: 1,
    surfaces: [
      {
        surface: PHOTO_SURFACE,
        uv: `uv-${PHOTO_SURFACE}.webp`,
        uvWidthPx: uv.widthPx / 2,
        uvHeightPx: uv.heightPx,
        uMm: placesRange(PREVIEW_WIDTH_MM),
        vMm: placesRange(heightMm),
        coverage: `coverage-${PHOTO_SURFACE}.webp`,
        response: {
          greys: greys.map((_, index) => `grey-${index}-${PHOTO_SURFACE}.webp`),
          ...(ground && { ground: `ground-${PHOTO_SURFACE}.webp` }),
        },
      },
    ],
  };
}

function hashOf(asset: MockupAsset, files: [string, Buffer][]): string {
  const sha256 = createHash('sha256').update(JSON.stringify(asset));
  for (const [name, bytes] of files) sha256.update(name).update(bytes);
  return sha256.digest('hex');
}

/** Without loss: what is baked was compared as it is. */
async function webp({ path, widthPx, heightPx }: BareFile): Promise<Buffer> {
  return encode(await readFile(path), widthPx, heightPx);
}

/** No light: the maps of a mockup that shows its print by a response. */
const blank = ({ widthPx, heightPx }: BareFile): Promise<Buffer> =>
  encode(Buffer.alloc(widthPx * heightPx * 3), widthPx, heightPx);

const encode = (bytes: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
