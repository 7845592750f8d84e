import { type FileHandle, open } from 'node:fs/promises';
import { writeSamples } from '../pixel-rows.ts';
import { readRuns } from './bmp-runs.ts';
import { BrokenPicture, bytesAt, UnreadPicture } from './file-bytes.ts';

// Layout as Microsoft documents BITMAPFILEHEADER, BITMAPCOREHEADER and BITMAPINFOHEADER to BITMAPV5HEADER. OS/2 has the second one,
// and one of 16 to 64 bytes that begins like the third.

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
  /** Equal pixels are counted: the rows have no fixed length. */
  hasRuns: boolean;
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
const RUNS: Record<number, number> = { 8: 1, 4: 2 };
/** Runs are read into memory, a byte a pixel. */
const MAX_RUN_PIXELS = 64_000_000;
const CORE_HEADER_BYTES = 12;
/** Size of the header of OS/2, in which other numbers mean other compressions. */
const OS2_HEADER_BYTES = 64;
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;

/** Reads everything but pixels. Throws BrokenPicture, or UnreadPicture for kinds that are not read: JPEG or PNG inside, Huffman codes. */
export async function readBmp(file: FileHandle): Promise<Bmp> {
  const start = await bytesAt(file, 0, 18);
  const pixelsAt = start.readUInt32LE(10);
  const headerBytes = start.readUInt32LE(14);
  if (headerBytes < CORE_HEADER_BYTES || headerBytes > 1024) throw new BrokenPicture('header');
  const stored = await bytesAt(file, 14, headerBytes);
  const header = headerBytes === CORE_HEADER_BYTES ? widened(stored) : atLeast(stored, 40);
  const [widthPx, height] = [header.readInt32LE(4), header.readInt32LE(8)];
  const bitsPerPixel = header.readUInt16LE(14);
  const compression = header.readUInt32LE(16);
  if (widthPx <= 0 || height === 0) throw new BrokenPicture('sides');
  const heightPx = Math.abs(height);
  const hasRuns = compression !== PLAIN && compression === RUNS[bitsPerPixel];
  const isBitFields = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
  const hasMasks = isBitFields && bitsPerPixel >= 16 && headerBytes !== OS2_HEADER_BYTES;
  if (compression !== PLAIN && !hasRuns && !hasMasks) throw new UnreadPicture('compression');
  if (bitsPerPixel === 2 || bitsPerPixel === 64) throw new UnreadPicture('bits per pixel');
  if (![1, 4, 8, 16, 24, 32].includes(bitsPerPixel)) throw new BrokenPicture('bits per pixel');
  if (hasRuns && (height < 0 || widthPx * heightPx > MAX_RUN_PIXELS)) throw new UnreadPicture('runs');
  const masks = await readMasks(file, { headerBytes, bitsPerPixel, compression, hasMasks });
  const palette = await readPalette(file, { header, headerBytes, bitsPerPixel, pixelsAt });
  const needed = hasRuns ? pixelsAt + 2 : pixelsAt + rowBytes({ widthPx, bitsPerPixel }) * heightPx;
  if (needed > (await file.stat()).size) throw new BrokenPicture('cut off');
  const profile = await readProfile(file, header);
  return {
    widthPx,
    heightPx,
    bitsPerPixel,
    isTopDown: height < 0,
    masks,
    palette,
    hasRuns,
    pixelsAt,
    profile,
  };
}

/** The header of OS/2 1, whose numbers have 16 bits, as the later ones have them. */
function widened(core: Buffer): Buffer {
  const header = Buffer.alloc(40);
  header.writeInt32LE(core.readUInt16LE(4), 4);
  header.writeInt32LE(core.readUInt16LE(6), 8);
  header.writeUInt16LE(core.readUInt16LE(10), 14);
  return header;
}

/** OS/2 2 leaves out the end of its header where that is zeros. */
const atLeast = (header: Buffer, bytes: number): Buffer =>
  header.length >= bytes ? header : Buffer.concat([header, Buffer.alloc(bytes - header.length)]);

async function readMasks(
  file: FileHandle,
  {
    headerBytes,
    bitsPerPixel,
    compression,
    hasMasks,
  }: Record<'headerBytes' | 'bitsPerPixel' | 'compression', number> & {
    hasMasks: boolean;
  },
): Promise<Bmp['masks']> {
  if (!hasMasks) return bitsPerPixel === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  // Newer headers contain the masks, older ones are followed by them; both ways they begin 40 bytes after the header does.
  const count = headerBytes >= 56 || compression === ALPHA_BIT_FIELDS ? 4 : 3;
  const bytes = await bytesAt(file, 54, count * 4);
  return [0, 4, 8, 12].map((at) => (at < bytes.length ? bytes.readUInt32LE(at) : 0)) as Bmp['masks'];
}

/** Colours beyond those that a pixel can name are left out. */
async function readPalette(
  file: FileHandle,
  {
    header,
    headerBytes,
    bitsPerPixel,
    pixelsAt,
  }: Record<'headerBytes' | 'bitsPerPixel' | 'pixelsAt', number> & {
    header: Buffer;
  },
): Promise<Buffer> {
  if (bitsPerPixel > 8) return Buffer.alloc(0);
  const isCore = headerBytes === CORE_HEADER_BYTES;
  const entryBytes = isCore ? 3 : 4;
  const start = 14 + headerBytes;
  // OS/2 1 does not say how many there are: those that fit before the pixels.
  const room = isCore && pixelsAt > start ? Math.floor((pixelsAt - start) / entryBytes) : 256;
  const count = Math.min(header.readUInt32LE(32) || 2 ** bitsPerPixel, 2 ** bitsPerPixel, room);
  const entries = await bytesAt(file, start, count * entryBytes);
  if (!isCore) return entries;
  const palette = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) entries.copy(palette, index * 4, index * 3, index * 3 + 3);
  return palette;
}

/** Returns the embedded profile, or null. A profile that the header names as another file is not read. */
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
export async function convertBmpToTiff(source: string, target: string): Promise<void> {
  const file = await open(source, 'r');
  try {
    const bmp = await readBmp(file);
    const bands = bmpHasAlpha(bmp) ? 4 : 3;
    const bytes = rowBytes(bmp);
    const runs = bmp.hasRuns ? await runsOf(file, bmp) : null;
    const colourOf = pixelReader(runs ? { ...bmp, bitsPerPixel: 8 } : bmp);
    await writeSamples(target, bmp.widthPx, bmp.heightPx, bands, async (write) => {
      for (let y = 0; y < bmp.heightPx; y += 1) {
        const stored = bmp.isTopDown ? y : bmp.heightPx - 1 - y;
        const row = runs
          ? runs.subarray(stored * bmp.widthPx, (stored + 1) * bmp.widthPx)
          : await bytesAt(file, bmp.pixelsAt + stored * bytes, bytes);
        const samples = Buffer.alloc(bmp.widthPx * bands);
        for (let x = 0; x < bmp.widthPx; x += 1) colourOf(row, x, samples, x * bands);
        await write(samples);
      }
    });
  } finally {
    await file.close();
  }
}

async function runsOf(file: FileHandle, bmp: Bmp): Promise<Buffer> {
  // The longest runs there can be: two bytes for each pixel, and two for each row.
  const most = (bmp.widthPx + 8) * bmp.heightPx * 2 + bmp.heightPx * 2 + 2;
  const bytes = Math.min((await file.stat()).size - bmp.pixelsAt, most);
  return readRuns(await bytesAt(file, bmp.pixelsAt, bytes), bmp);
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
