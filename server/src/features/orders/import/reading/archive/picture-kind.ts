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

/** Whether bytes begin like a picture, whatever the name says; what is inside is looked at before it is printed. */
export function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 1024).toString('latin1');
  if (MAGIC.some(([at, magic]) => head.startsWith(magic, at))) return true;
  return /^\s*(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i.test(head);
}
