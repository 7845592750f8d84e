import type { LayerMaskData } from 'ag-psd';
import type { Bounds } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { ByteReader } from './byte-reader.ts';
import { nextBlock } from './next-block.ts';
import type { ReadLimits } from './read-limits.ts';

export interface ChannelRecord {
  /** 0 and up colours, -1 transparency, -2 mask, -3 the pixel mask where -2 holds both masks drawn together. */
  id: number;
  part: ByteReader;
}

/** Densities (from 0 to 1) and feathers (pixels) of a layer's masks, and where the file has them. */
export interface EarlyParameters {
  at: number;
  values: Pick<
    LayerMaskData,
    'userMaskDensity' | 'userMaskFeather' | 'vectorMaskDensity' | 'vectorMaskFeather'
  >;
}

/** A layer as it stands in the file. */
export interface LayerRecord {
  bounds: Bounds;
  channels: ChannelRecord[];
  /** Densities and feathers of its masks, where the file has them in front of the pixel mask that it does not have. */
  early?: EarlyParameters;
  /** Four letters; for a group they stand in its section block, where pass-through is named. */
  blend: string;
  opacity: number;
  isClipped: boolean;
  isVisible: boolean;
  /** Source and destination ranges of "Blend If", four bytes each. */
  ranges: number[];
  /** Keys of its tagged blocks, with their contents. */
  blocks: Map<string, ByteReader>;
  /** 0 a layer, 1 and 2 a group, 3 the lower end of a group. */
  divider: number;
}

interface Header {
  isLarge: boolean;
  depth: number;
}

/** Reads all records of layers, and where their channels stand. */
export function scanLayers(reader: ByteReader, { isLarge, depth }: Header, limits: ReadLimits) {
  const signed = reader.i16();
  const count = Math.abs(signed);
  if (count > limits.layers) throw refuse('too-large', `${count} layers`);
  const records: LayerRecord[] = [];
  const lengths: number[][] = [];
  for (let index = 0; index < count; index += 1) {
    const { record, channelLengths } = scanRecord(reader, isLarge);
    records.push(record);
    lengths.push(channelLengths);
  }
  for (const [index, record] of records.entries())
    for (const [channel, length] of lengths[index]!.entries())
      record.channels[channel]!.part = reader.part(length);
  const decoded = records.reduce((sum, record) => sum + decodedBytes(record, depth), 0);
  if (decoded > limits.decodedBytes) throw refuse('too-large', `${decoded} bytes of layers`);
  return { records, hasMergedAlpha: signed < 0 };
}

function scanRecord(reader: ByteReader, isLarge: boolean) {
  const bounds = readBounds(reader, isLarge);
  const channels: ChannelRecord[] = [];
  const channelLengths: number[] = [];
  for (let left = reader.u16(); left > 0; left -= 1) {
    channels.push({ id: reader.i16(), part: reader });
    channelLengths.push(reader.length(isLarge));
  }
  if (reader.letters(4) !== '8BIM') throw refuse('damaged', 'a layer without its signature');
  let blend = reader.letters(4);
  const opacity = reader.u8() / 255;
  const isClipped = reader.u8() === 1;
  const isVisible = (reader.u8() & 2) === 0;
  reader.skip(1);
  const extra = reader.part(reader.length(false));
  const early = scanMask(extra.part(extra.length(false)), channels, isLarge);
  const rangePart = extra.part(extra.length(false));
  const ranges = [...rangePart.bytes.subarray(rangePart.at, rangePart.end)];
  extra.skip(extra.u8());
  const blocks = scanBlocks(extra, isLarge);
  const dividerPart = blocks.get('lsct') ?? blocks.get('lsdk');
  const divider = dividerPart && dividerPart.left >= 4 ? dividerPart.u32() : 0;
  if (dividerPart && dividerPart.left >= 8) {
    dividerPart.skip(4);
    blend = dividerPart.letters(4);
  }
  const named = { blend, opacity, isClipped, isVisible, ranges, blocks, divider };
  const record = { bounds, channels, ...named, ...(early && { early }) };
  return { record, channelLengths };
}

/** Bounds, colour and flags of a mask, and those of the pixel mask that was drawn together with a vector mask. */
export const MASK_BYTES = 18;
export const HAS_PARAMETERS = 16;

/**
 * Reads parameters that stand where the second mask should be. Photoshop writes them behind it; some programs write no such mask at all, and
 * what others would read as its sides is then no size.
 */
function scanMask(
  part: ByteReader,
  channels: ChannelRecord[],
  isLarge: boolean,
): EarlyParameters | undefined {
  if (part.left < 2 * MASK_BYTES || channels.some(({ id }) => id === -3)) return undefined;
  part.skip(MASK_BYTES - 1);
  const { at } = part;
  if (!(part.u8() & HAS_PARAMETERS) || isSize(part.part(MASK_BYTES), isLarge)) return undefined;
  const own = new ByteReader(part.bytes, at + 1, part.end);
  const which = own.u8();
  if (which > 15) return undefined;
  const values: EarlyParameters['values'] = {};
  if (which & 1) values.userMaskDensity = own.u8() / 255;
  if (which & 2) values.userMaskFeather = own.f64();
  if (which & 4) values.vectorMaskDensity = own.u8() / 255;
  if (which & 8) values.vectorMaskFeather = own.f64();
  return { at, values };
}

/** Whether these bytes are flags, a colour and four sides of a mask. */
function isSize(part: ByteReader, isLarge: boolean): boolean {
  part.skip(2);
  const [top, left, bottom, right] = [part.i32(), part.i32(), part.i32(), part.i32()];
  return isPossible({ left, top, right, bottom }, isLarge);
}

function scanBlocks(extra: ByteReader, isLarge: boolean): Map<string, ByteReader> {
  const blocks = new Map<string, ByteReader>();
  // Some programs pad the name to four bytes and some do not.
  while (extra.left >= 12 && !/^8B(?:IM|64)$/.test(lettersAt(extra))) extra.skip(1);
  for (let block = nextBlock(extra, isLarge); block; block = nextBlock(extra, isLarge))
    blocks.set(block.key, block.part);
  return blocks;
}

const lettersAt = ({ bytes, at }: ByteReader): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function readBounds(reader: ByteReader, isLarge: boolean): Bounds {
  const [top, left, bottom, right] = [reader.i32(), reader.i32(), reader.i32(), reader.i32()];
  const bounds = { left, top, right, bottom };
  if (!isPossible(bounds, isLarge)) throw refuse('damaged', 'a layer of impossible size');
  return bounds;
}

function isPossible({ left, top, right, bottom }: Bounds, isLarge: boolean): boolean {
  const most = isLarge ? 300_000 : 30_000;
  return right >= left && bottom >= top && right - left <= most && bottom - top <= most;
}

/** Size of a layer's pixels when decoded; masks have their own bounds. */
export function decodedBytes({ bounds, channels }: LayerRecord, depth: number): number {
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  return area * channels.filter(({ id }) => id >= -1).length * Math.ceil(depth / 8);
}
