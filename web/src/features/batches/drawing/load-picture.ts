import { imageUrl } from '../../../lib/image-url.ts';

/** Previews kept decoded; some 30 screens of a matrix. */
const MAX_PICTURES = 400;
const pictures = new Map<string, Promise<HTMLImageElement>>();

/** A library picture in a size for thumbnails, decoded once for all cells that show it. Rejects when it does not load. */
export function loadPicture(url: string, edgePx: number): Promise<HTMLImageElement> {
  const address = imageUrl(url, { width: edgePx, height: edgePx });
  const known = pictures.get(address);
  if (known) return known;
  const loading = decode(address);
  pictures.set(address, loading);
  loading.catch(() => pictures.delete(address));
  const [oldest] = pictures.keys();
  if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
  return loading;
}

async function decode(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
