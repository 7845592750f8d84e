import { FLAG_HEIGHT, FLAG_WIDTH, flagSamples, type Rgb } from './flag.ts';

/** A Windows bitmap of the test picture. */
export interface BmpDraft {
  bits: 1 | 4 | 8 | 16 | 24 | 32;
  /** The number of a pixel, of `bits` bits. */
  pixel(colour: Rgb, x: number, y: number): number;
  palette?: readonly Rgb[];
  /** Red, green, blue and perhaps alpha; written as bit fields. */
  masks?: number[];
  isTopDown?: boolean;
  compression?: number;
  headerBytes?: number;
  /** An ICC profile, behind the pixels; the header is of the newest kind then. */
  profile?: Buffer;
}

export function buildBmp({
  bits,
  pixel,
  palette = [],
  masks,
  isTopDown,
  compression,
  profile,
  headerBytes = profile ? 124 : 40,
}: BmpDraft): Buffer {
  const numbers = flagSamples((colour, x, y) => [pixel(colour, x, y)]);
  const rowBytes = Math.ceil((FLAG_WIDTH * bits) / 32) * 4;
  const rows = Array.from({ length: FLAG_HEIGHT }, (_, y) => {
    const row = Buffer.alloc(rowBytes);
    numbers.slice(y * FLAG_WIDTH, (y + 1) * FLAG_WIDTH).forEach((value, x) => {
      if (bits >= 16) row.writeUIntLE(value, (x * bits) / 8, bits / 8);
      else {
        const at = Math.floor((x * bits) / 8);
        row[at] = row[at]! | (value << (8 - bits - ((x * bits) % 8)));
      }
    });
    return row;
  });
  const header = Buffer.alloc(14 + headerBytes);
  const extra = Buffer.concat([
    ...(masks ?? []).map((mask) => {
      const field = Buffer.alloc(4);
      field.writeUInt32LE(mask);
      return field;
    }),
    ...palette.map(([red, green, blue]) =>
      Buffer.from([blue, green, red, ...(headerBytes === 12 ? [] : [0])]),
    ),
  ]);
  header.write('BM', 'latin1');
  header.writeUInt32LE(header.length + extra.length, 10);
  header.writeUInt32LE(headerBytes, 14);
  if (headerBytes === 12) {
    header.writeUInt16LE(FLAG_WIDTH, 18);
    header.writeUInt16LE(FLAG_HEIGHT, 20);
    header.writeUInt16LE(1, 22);
    header.writeUInt16LE(bits, 24);
  }
  if (headerBytes >= 40) {
    header.writeInt32LE(FLAG_WIDTH, 18);
    header.writeInt32LE(isTopDown ? -FLAG_HEIGHT : FLAG_HEIGHT, 22);
    header.writeUInt16LE(1, 26);
    header.writeUInt16LE(bits, 28);
    header.writeUInt32LE(compression ?? (masks ? (masks.length > 3 ? 6 : 3) : 0), 30);
    header.writeUInt32LE(palette.length, 46);
  }
  const pixels = Buffer.concat(isTopDown ? rows : rows.reverse());
  if (profile) {
    header.writeUInt32LE(0x4d424544, 14 + 56);
    header.writeUInt32LE(headerBytes + extra.length + pixels.length, 14 + 112);
    header.writeUInt32LE(profile.length, 14 + 116);
  }
  return Buffer.concat([header, extra, pixels, ...(profile ? [profile] : [])]);
}
