import { isSvgHead } from '../../../../../platform/pictures/is-svg-head.ts';

const MAGIC: readonly (readonly [number, string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, '8BPS'],
  [8, 'WEBP'],
  [4, 'ftyp'],
];

/** A document type with its entities may stand before the first element. */
const SVG_HEAD_BYTES = 4096;

/** Whether bytes begin like a picture, whatever the name says; what is inside is looked at before it is printed. */
export function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (MAGIC.some(([at, magic]) => head.startsWith(magic, at))) return true;
  return isSvgHead(bytes.subarray(0, SVG_HEAD_BYTES));
}
