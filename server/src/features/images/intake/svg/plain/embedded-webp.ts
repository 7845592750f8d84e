import { sharp } from '../../../../../platform/pictures/sharp.ts';

const WEBP = /data:image\/webp;base64,([\w+/=]+)/g;
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
