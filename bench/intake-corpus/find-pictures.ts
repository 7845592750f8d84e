import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A picture file by what its name says. */
export interface PictureFile {
  path: string;
  kind: string;
}

const KINDS: Record<string, string> = {
  avif: 'avif',
  avifs: 'avif',
  tif: 'tiff',
  tiff: 'tiff',
  btf: 'tiff',
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  mpo: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  bmp: 'bmp',
  ico: 'ico',
  jxl: 'jxl',
  heic: 'heic',
  heif: 'heic',
  psd: 'psd',
  psb: 'psd',
  svg: 'svg',
  pdf: 'pdf',
  ai: 'pdf',
};

/**
 * All pictures below a folder, each content once, of these kinds (none = all) and with `part` in their path. Their order is that of
 * their hashes, so that the first ones are a fair sample.
 */
export function findPictures(folder: string, kinds: readonly string[], part: string): PictureFile[] {
  const found = new Map<string, PictureFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const kind = KINDS[extname(name).slice(1).toLowerCase()];
    const path = join(folder, name);
    if (!kind || (kinds.length > 0 && !kinds.includes(kind)) || !path.includes(part)) continue;
    if (!statSync(path).isFile()) continue;
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    if (!found.has(hash)) found.set(hash, { path, kind });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, file]) => file);
}
