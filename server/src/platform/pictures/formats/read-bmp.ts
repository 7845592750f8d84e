import { type FileHandle, open } from 'node:fs/promises';
import { writeSamples } from '../pixel-rows.ts';
import { BrokenPicture, bytesAt, UnreadPicture } from './file-bytes.ts';

// Layout as Microsoft documents BITMAPFILEHEADER and BITMAPINFOHEADER to BITMAPV5HEADER.

/** The headers of a Windows bitmap. */
export interface Bmp {
  widthPx: number;
  heightPx: number;
  bitsPerPixel: number;
  isTopDown: boolean;
  /** Bit masks of red, green, blue, alpha; of 16 and 32 bits a pixel. */
  masks: [number, number, number, number];
  /** Blue, green, red and a spare byte each; empty without. */
  palette: Buffer;
  pixelsAt: number;
  profile: Buffer | null;
}

/** The newest header, and where it says that a profile is in the file, from where to where. */
const NEWEST_HEADER_BYTES = 124;
const COLOURS_AT = 56;
const PROFILE_EMBEDDED = 0x4d424544;
const PROFILE_AT = 112;
const MAX_PROFILE_BYTES = 16 * 1024 * 1024;

const PLAIN = 0;
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;

/** Reads everything but pixels. Throws BrokenPicture, or UnreadPicture for run-length and embedded pictures. */
export async function readBmp(file: FileHandle): Promise<Bmp> {
  const start = await bytesAt(file, 0, 18);
  const pixelsAt = start.readUInt32LE(10);
  const headerBytes = start.readUInt32LE(14);
  if (headerBytes === 12) throw new UnreadPicture('OS/2 bitmap');
  if (headerBytes < 40 || headerBytes > 1024) throw new BrokenPicture('header');
  const header = await bytesAt(file, 14, headerBytes);
  const [widthPx, height] = [header.readInt32LE(4), header.readInt32LE(8)];
  const bitsPerPixel = header.readUInt16LE(14);
  const compression = header.readUInt32LE(16);
  if (widthPx <= 0 || height === 0) throw new BrokenPicture('sides');
  if (![1, 4, 8, 16, 24, 32].includes(bitsPerPixel)) throw new BrokenPicture('bits per pixel');
  const hasMasks = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
  if (compression !== PLAIN && !(hasMasks && bitsPerPixel >= 16)) throw new UnreadPicture('compression');
  let masks: Bmp['masks'] = bitsPerPixel === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  if (hasMasks) {
    // Within newer headers, behind older ones; both begin 40 bytes after the header does.
    const count = headerBytes >= 56 || compression === ALPHA_BIT_FIELDS ? 4 : 3;
    const bytes = await bytesAt(file, 54, count * 4);
    masks = [0, 4, 8, 12].map((at) => (at < bytes.length ? bytes.readUInt32LE(at) : 0)) as Bmp['masks'];
  }
  const colours = bitsPerPixel > 8 ? 0 : header.readUInt32LE(32) || 2 ** bitsPerPixel;
  if (colours > 256) throw new BrokenPicture('palette');
  const palette = await bytesAt(file, 14 + headerBytes, colours * 4);
  const heightPx = Math.abs(height);
  const needed = pixelsAt + rowBytes({ widthPx, bitsPerPixel }) * heightPx;
  if (needed > (await file.stat()).size) throw new BrokenPicture('cut off');
  const profile = await readProfile(file, header);
  return { widthPx, heightPx, bitsPerPixel, isTopDown: height < 0, masks, palette, pixelsAt, profile };
}

/** Null without; one that lies elsewhere, by its file's name, is not read. */
async function readProfile(file: FileHandle, header: Buffer): Promise<Buffer | null> {
  if (header.length < NEWEST_HEADER_BYTES || header.readUInt32LE(COLOURS_AT) !== PROFILE_EMBEDDED)
    return null;
  const [start, bytes] = [header.readUInt32LE(PROFILE_AT), header.readUInt32LE(PROFILE_AT + 4)];
  // Its place counts from the header's first byte.
  return bytes > MAX_PROFILE_BYTES ? null : bytesAt(file, 14 + start, bytes);
}

const rowBytes = ({ widthPx, bitsPerPixel }: Pick<Bmp, 'widthPx' | 'bitsPerPixel'>) =>
  Math.ceil((widthPx * bitsPerPixel) / 32) * 4;

export const bmpHasAlpha = ({ masks, bitsPerPixel }: Bmp): boolean => bitsPerPixel >= 16 && masks[3] !== 0;

/** Writes the pixels as an uncompressed TIFF, a row at a time. */
export async function writeBmpSamples(source: string, target: string): Promise<void> {
  const file = await open(source, 'r');
  try {
    const bmp = await readBmp(file);
    const bands = bmpHasAlpha(bmp) ? 4 : 3;
    const bytes = rowBytes(bmp);
    const colourOf = pixelReader(bmp);
    await writeSamples(target, bmp.widthPx, bmp.heightPx, bands, async (write) => {
      for (let y = 0; y < bmp.heightPx; y += 1) {
        const stored = bmp.isTopDown ? y : bmp.heightPx - 1 - y;
        const row = await bytesAt(file, bmp.pixelsAt + stored * bytes, bytes);
        const samples = Buffer.alloc(bmp.widthPx * bands);
        for (let x = 0; x < bmp.widthPx; x += 1) colourOf(row, x, samples, x * bands);
        await write(samples);
      }
    });
  } finally {
    await file.close();
  }
}

type PixelReader = (row: Buffer, x: number, into: Buffer, at: number) => void;

function pixelReader(bmp: Bmp): PixelReader {
  const { bitsPerPixel, palette } = bmp;
  if (bitsPerPixel === 24) {
    return (row, x, into, at) => {
      into[at] = row[x * 3 + 2]!;
      into[at + 1] = row[x * 3 + 1]!;
      into[at + 2] = row[x * 3]!;
    };
  }
  if (bitsPerPixel >= 16) return maskedReader(bmp);
  const perByte = 8 / bitsPerPixel;
  return (row, x, into, at) => {
    const shift = 8 - bitsPerPixel * ((x % perByte) + 1);
    const index = (row[Math.floor(x / perByte)]! >> shift) & (2 ** bitsPerPixel - 1);
    // An index beyond the palette is black, as elsewhere.
    into[at] = palette[index * 4 + 2] ?? 0;
    into[at + 1] = palette[index * 4 + 1] ?? 0;
    into[at + 2] = palette[index * 4] ?? 0;
  };
}

function maskedReader({ bitsPerPixel, masks }: Bmp): PixelReader {
  const bytes = bitsPerPixel / 8;
  const channels = masks
    .filter((mask, index) => index < 3 || mask !== 0)
    .map((mask) => {
      const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
      const most = mask >>> shift;
      return { mask, shift, scale: most === 0 ? 0 : 255 / most };
    });
  return (row, x, into, at) => {
    const pixel = row.readUIntLE(x * bytes, bytes);
    channels.forEach(({ mask, shift, scale }, index) => {
      into[at + index] = Math.round(((pixel & mask) >>> shift) * scale);
    });
  };
}
