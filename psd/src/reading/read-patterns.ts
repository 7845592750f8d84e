import type { Pattern } from '../effects/pattern.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import type { ByteReader } from './byte-reader.ts';
import { decodeRuns, readRaw, readRowLengths } from './decode-channel.ts';
import { nextBlock } from './next-block.ts';
import type { FileScan } from './scan-file.ts';

/** Numbers of colour modes. */
const [INDEXED, RGB] = [2, 3];
const COLOURS = 256;
/** What stands behind the palette: how many colours it has, and which is transparent. */
const PALETTE_END_BYTES = 4;
/** Pixels of a pattern; larger ones are not read. */
const MAX_PIXELS = 16_000_000;

/** Finds patterns by their ids, and decodes those that are asked for; what is damaged or of another kind is not found. */
export function openPatterns(
  scan: Pick<FileScan, 'behindLayers' | 'isLarge'>,
): (id: string) => Pattern | undefined {
  let parts: Map<string, ByteReader> | undefined;
  const read = new Map<string, Pattern | undefined>();
  return (id) => {
    parts ??= tolerate(() => findPatterns(scan)) ?? new Map();
    const part = parts.get(id);
    if (part && !read.has(id))
      read.set(
        id,
        tolerate(() => readPattern(part)),
      );
    return read.get(id);
  };
}

/** A damaged pattern is left out: where no layer uses it, nothing is lost, and a layer that does is refused for an unknown pattern. */
function tolerate<Value>(take: () => Value): Value | undefined {
  try {
    return take();
  } catch (error) {
    if (error instanceof PsdRefusal) return undefined;
    throw error;
  }
}

function findPatterns({
  behindLayers,
  isLarge,
}: Pick<FileScan, 'behindLayers' | 'isLarge'>): Map<string, ByteReader> {
  const found = new Map<string, ByteReader>();
  const section = behindLayers.part(behindLayers.left);
  if (section.left < 4) return found;
  section.skip(section.length(false));
  for (let block = nextBlock(section, isLarge); block; block = nextBlock(section, isLarge)) {
    if (!/^Pat[t23]$/.test(block.key)) continue;
    const { part } = block;
    while (part.left >= 4) {
      const length = part.length(false);
      const one = part.part(length);
      found.set(idOf(one), one);
      part.skip(Math.min(part.left, (4 - (length % 4)) % 4));
    }
  }
  return found;
}

const HEAD_BYTES = 12;

/** The id behind a pattern's head and name; the reader stays where it is. */
function idOf(pattern: ByteReader): string {
  const copy = pattern.part(pattern.left);
  pattern.at = copy.at;
  copy.skip(HEAD_BYTES);
  copy.skip(2 * copy.u32());
  return copy.letters(copy.u8());
}

function readPattern(reader: ByteReader): Pattern | undefined {
  reader.skip(4);
  const mode = reader.u32();
  reader.skip(4);
  reader.skip(2 * reader.u32());
  reader.skip(reader.u8());
  if (mode !== RGB && mode !== INDEXED) return undefined;
  const palette = mode === INDEXED ? readRaw(reader, 3 * COLOURS) : undefined;
  if (palette) reader.skip(PALETTE_END_BYTES);
  reader.skip(8);
  const [top, left, bottom, right, most] = [
    reader.i32(),
    reader.i32(),
    reader.i32(),
    reader.i32(),
    reader.u32(),
  ];
  const [width, height] = [right - left, bottom - top];
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) return undefined;
  const channels: Uint8Array[] = [];
  for (let index = 0; index < most + 2 && reader.left >= 4; index += 1) {
    if (reader.u32() === 0) continue;
    const part = reader.part(reader.length(false));
    if (part.left === 0) continue;
    const channel = readChannel(part, width, height);
    // A channel beyond the colours is transparency, which no picture has shown.
    if (!channel || channels.length === (palette ? 1 : 3)) return undefined;
    channels.push(channel);
  }
  if (channels.length < (palette ? 1 : 3)) return undefined;
  const colours = new Float32Array(width * height * 3);
  for (let at = 0; at < colours.length; at += 1) {
    const [pixel, colour] = [Math.floor(at / 3), at % 3];
    colours[at] = (palette ? palette[channels[0]![pixel]! * 3 + colour]! : channels[colour]![pixel]!) / 255;
  }
  return { width, height, colours };
}

function readChannel(part: ByteReader, width: number, height: number): Uint8Array | undefined {
  const depth = part.u32();
  const [top, left, bottom, right] = [part.i32(), part.i32(), part.i32(), part.i32()];
  part.skip(2);
  const compression = part.u8();
  if (depth !== 8 || right - left !== width || bottom - top !== height || compression > 1) return undefined;
  return compression === 0
    ? readRaw(part, width * height)
    : decodeRuns(part, readRowLengths(part, height, false), width);
}
