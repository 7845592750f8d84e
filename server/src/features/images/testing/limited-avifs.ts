import { readItems } from '../../../platform/pictures/formats/avif/read-items.ts';
import { flag } from './flag.ts';

// Written by avifenc 0.11 from the test picture; libvips writes no AVIF of one plane and none in limited range.
const GREY_8 = [
  'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAPBtZXRhAAAAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
  'bGliYXZpZgAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEUAAAAJQAAAChpaW5mAAAAAAABAAAAGmlu',
  'ZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABoaXBycAAAAElpcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4AAAAOcGl4aQAAAAABCAAA',
  'AAxhdjFDgQAcAAAAABNjb2xybmNseAABAA0ABgAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAC1tZGF0EgAKCRgVJ+sMBDQY',
  'gDIWRCAAAFDpQIS8bClJr375Qi8pTY6ygA==',
].join('');
const GREY_10 = [
  'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAPBtZXRhAAAAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
  'bGliYXZpZgAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEUAAAAJgAAAChpaW5mAAAAAAABAAAAGmlu',
  'ZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABoaXBycAAAAElpcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4AAAAOcGl4aQAAAAABCgAA',
  'AAxhdjFDgQBcAAAAABNjb2xybmNseAABAA0ABgAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAC5tZGF0EgAKCRgVJ+scBDQY',
  'gDIXRCAAAFDrocfmEUsazsx+pJMPh/Rw1Rk=',
].join('');
const CODES_2_2_2 = [
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA',
  'AAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAEEAAAAoaWluZgAAAAAAAQAA',
  'ABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAA',
  'AwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAACAAIAAoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAEltZGF0EgAKBjgV',
  'J+sEgDI1RCAAABTwNGOGM/kooevtC+cQ2bn98qTB1Ih3PPF9HYSUgtWRWBGpSkAZbfEtPzjwu2kuWGA=',
].join('');
const CROPPED = [
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAEbbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA',
  'AAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABQwAAAMkAAAAoaWluZgAAAAAAAQAA',
  'ABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAk2lwcnAAAABzaXBjbwAAABRpc3BlAAAAAAAAADwAAAAyAAAAEHBpeGkAAAAA',
  'AwgICAAAAAxhdjFDgQAMAAAAABNjb2xybmNseAABAA0ACQAAAAAoY2xhcAAAACgAAAABAAAAHgAAAAEAAAABAAAAAQAAAAEA',
  'AAABAAAAGGlwbWEAAAAAAAAAAQABBQECgwSFAAAA0W1kYXQSAAoJGBV7xYICGhIIMrkBRCAAABTbR7UyTOXfAcSdyk2jE+cm',
  'tzG0ZjJhaW03qArUpC0vnLHiY9E/N+QgmFo4Ho4kDEspBj8408Al4I+UdUBnFnW7YwyUVueqxmwOJ03Faykh8J2Ft+BHUbER',
  'eeJp1V3O5KXKWfx+jJLm08E3OnhzvsIMHooQ52CSVhOSwD4AsU8nBQ6uTCb0FD001EEOjYGszTzfozzfvA/ivfJP7PCte/Kt',
  'Cgs8gDmMW3wI5wgyTKcDrlQDZjA=',
].join('');

/** Shades of the test picture, the mean of each colour, in limited range, of 8 or 10 bits. */
export const limitedGrey = (bits: 8 | 10): Buffer => Buffer.from(bits === 8 ? GREY_8 : GREY_10, 'base64');

/** The test picture in full range by code points that say nothing else, while its AV1 data says limited range. */
export function fullByCodesAlone(): Buffer {
  const file = Buffer.from(CODES_2_2_2, 'base64');
  // Three bits follow the range flag of a colour picture: chroma position or separate quantisation, and film grain.
  return turnRange(file, readItems(file)!.primary, 3);
}

/** The test picture cut out of a larger one (`clap`), with colours of BT.2020 in limited range. */
export const croppedLimited = (): Buffer => Buffer.from(CROPPED, 'base64');

/** The same with code points that say another range than its AV1 data. */
export function croppedAtOdds(): Buffer {
  const file = croppedLimited();
  return turnRange(file, readItems(file)!.primary, 5);
}

/** The test picture with transparency that is said to be in limited range. */
export async function limitedAlpha(alpha: number): Promise<Buffer> {
  const file = await flag(alpha).avif({ quality: 100, effort: 0 }).toBuffer();
  const items = readItems(file)!;
  // In a picture of one plane only the film grain bit follows the range flag.
  return turnRange(file, items.referencesTo(items.primary, 'auxl')[0]!, 2);
}

/**
 * Says in an item's AV1 data that its range is the other one; the samples stay as they are. The flag stands `fromEnd` bits
 * before the one that ends the sequence header (AV1 bitstream specification, 5.5.2), which follows an empty delimiter.
 */
function turnRange(file: Buffer, item: number, fromEnd: number): Buffer {
  const start = readItems(file)!.firstExtentOf(item)!.at + 4;
  const header = file.subarray(start, start + file[start - 1]!);
  let end = header.length * 8 - 1;
  while ((header[end >> 3]! & (0x80 >> (end & 7))) === 0) end -= 1;
  const flag = end - fromEnd;
  header[flag >> 3]! ^= 0x80 >> (flag & 7);
  return file;
}
