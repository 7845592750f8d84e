import { sharp } from '../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';

/** A stored print file on white ground as JPEG of the same pixels, density and profile. */
export async function printFileAsJpeg(storage: ObjectStore, key: string, dpi: number): Promise<Buffer> {
  return sharp(await storage.localPath(key), { limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .withMetadata({ density: dpi })
    .toBuffer();
}
