import type { RgbaPicture } from '@diy/design/drawing';
import { sharp } from '../pictures/sharp.ts';

/** JPEG of an opaque picture for shops and lists. */
export function encodeOpaqueJpeg(picture: RgbaPicture): Promise<Buffer> {
  const { rgba, widthPx, heightPx } = picture;
  return sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .toBuffer();
}

/** Decodes a picture file to RGBA without any change of colour. */
export async function decodeRgba(file: Buffer | string): Promise<RgbaPicture> {
  const { data, info } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, widthPx: info.width, heightPx: info.height };
}
