import { sharp } from '../../../../../platform/pictures/sharp.ts';

const WEBP = /data:image\/webp;base64,([\w+/=]+)/g;
/** Any picture that the renderer may decode, under the type that its bytes have. */
const PICTURE = /data:image\/(\w+);base64,([\w+/=]+)/g;
const MAX_PIXELS = 50_000_000;

/** The same drawing with its WebP pictures as PNG: the renderer leaves WebP out. What is none stays, and is not drawn. */
export async function withoutWebp(content: string): Promise<string> {
  const found = new Set(Array.from(content.matchAll(WEBP), ([, body]) => body!));
  const pictures = new Map<string, string>();
  for (const body of found) {
    const picture = sharp(Buffer.from(body, 'base64'), { limitInputPixels: MAX_PIXELS, failOn: 'none' });
    const png = await picture
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(() => null);
    if (png) pictures.set(body, png.toString('base64'));
  }
  if (pictures.size === 0) return content;
  return content.replace(WEBP, (all, body: string) => {
    const png = pictures.get(body);
    return png ? `data:image/png;base64,${png}` : all;
  });
}

/** Whether a picture of the drawing is left out or lacks a part: it is cut off, no picture, or a WebP that is too large. */
export async function lacksPictures(content: string): Promise<boolean> {
  const found = new Map(Array.from(content.matchAll(PICTURE), ([, type, body]) => [body!, type!]));
  for (const [body, type] of found) if (!(await isDecodable(Buffer.from(body, 'base64'), type))) return true;
  return false;
}

async function isDecodable(content: Buffer, type: string): Promise<boolean> {
  try {
    const picture = sharp(content, { limitInputPixels: false, failOn: 'error' });
    const { width, height } = await picture.metadata();
    // Too large to decode here: WebP is refused, other formats are left to the renderer's limits.
    if (width * height > MAX_PIXELS) return type !== 'webp';
    await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
