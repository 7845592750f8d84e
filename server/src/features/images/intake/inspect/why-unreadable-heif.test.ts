import { expect, it } from 'vitest';
import { whyUnreadableHeif } from './why-unreadable-heif.ts';

const heif = (brand: string, boxes: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${boxes}`, 'latin1');

it.each([
  ['a phone’s', heif('heic', 'infe\0\0hvc1hvcC'), 'images.heic'],
  ['a phone’s, cut off behind its brand', heif('heic', ''), 'images.heic'],
  ['one with a JPEG as its thumbnail', heif('heic', 'infe\0\0hvc1hvcC jpeg'), 'images.heic'],
  ['uncompressed', heif('mif1', 'infe\0\0unciuncC'), 'images.convert-first'],
  ['JPEG 2000', heif('mif1', 'infe\0\0j2k1'), 'images.convert-first'],
])('%s: %s', (_what, head, id) => {
  expect(whyUnreadableHeif(head)?.text.id).toBe(id);
});

it('AV1 is read, whatever the brand', () => {
  expect(whyUnreadableHeif(heif('mif1', 'infe\0\0av01av1C'))).toBeNull();
});
