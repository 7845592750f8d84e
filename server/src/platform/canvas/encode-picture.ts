import type { RgbaPicture } from '@diy/design/drawing';
import { sharp } from '../pictures/sharp.ts';
import { type NodeCanvas, readPremultipliedPixels } from './node-canvas.ts';

// Level 6 costs little more than 1 and saves a third on photographs; higher levels only cost (npm run bench -- render).
const PNG_LEVEL = 6;

function fromCanvas(canvas: NodeCanvas) {
  const { width, height } = canvas.source;
  return sharp(readPremultipliedPixels(canvas), {
    raw: { width, height, channels: 4, premultiplied: true },
    limitInputPixels: false,
  });
}

/** PNG with alpha, 8 bit, sRGB profile, pHYs at `dpi`. libvips encodes: several times faster than the canvas itself. */
export function encodePng(canvas: NodeCanvas, dpi: number): Promise<Buffer> {
  return fromCanvas(canvas)
    .png({ compressionLevel: PNG_LEVEL, adaptiveFiltering: false })
    .withIccProfile('srgb')
    .withMetadata({ density: dpi })
    .toBuffer();
}

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
