import { readFile } from 'node:fs/promises';
import type { MockupAsset } from '@diy/design/template';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { storeMockup } from '../store-mockup.ts';
import type { BakedFiles, BareFile, ReadSurface } from './psd-messages.ts';
import { psdMockupAsset } from './psd-mockup-asset.ts';

/** Encodes and stores the pictures of a baked surface. */
export async function storePsdMockup(
  { storage }: Pick<Services, 'storage'>,
  { widthPx, heightPx, baked }: ReadSurface & { baked: BakedFiles },
): Promise<StoredMockup> {
  const { base, uv, greys, ground } = baked;
  const asset = psdMockupAsset(
    {
      widthPx: base.widthPx,
      heightPx: base.heightPx,
      uvWidthPx: uv.widthPx,
      uvHeightPx: uv.heightPx,
      greys: greys.length,
      ground: ground !== null,
    },
    { widthPx, heightPx },
  );
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
  return storeMockup(storage, asset, files);
}

/** Encodes a picture without loss: what is baked was compared as it is. */
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
