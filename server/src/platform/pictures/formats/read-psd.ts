import type { FileHandle } from 'node:fs/promises';
import { BrokenPicture, bytesAt, UnreadPicture } from './file-bytes.ts';

// Layout as published in "Adobe Photoshop File Formats Specification": header, colour mode data, image resources,
// layers and masks, and at the end the merged picture, which is all that is read here.

export type PsdColour = 'bitmap' | 'grey' | 'palette' | 'rgb' | 'cmyk' | 'lab';

/** Place and kind of the merged picture in a Photoshop file. */
export interface Psd {
  widthPx: number;
  heightPx: number;
  colour: PsdColour;
  /** 1, 8 or 16. */
  bitsPerSample: number;
  /** Planes to be read: those of the colours, then one of merged transparency when there is one. */
  planes: number;
  hasAlpha: boolean;
  hasLayers: boolean;
  /** Inks besides the colours, which the merged picture does not show. */
  hasSpotColours: boolean;
  /** 768 bytes: all reds, all greens, all blues. */
  palette: Buffer | null;
  profile: Buffer | null;
  isPacked: boolean;
  /** Offset of each row of each kept plane, plane by plane. */
  rowOffsets: number[];
  rowBytes: number[];
}

const MODES: Record<number, PsdColour> = {
  0: 'bitmap',
  1: 'grey',
  2: 'palette',
  3: 'rgb',
  4: 'cmyk',
  8: 'grey',
  9: 'lab',
};
const COLOUR_PLANES: Record<PsdColour, number> = { bitmap: 1, grey: 1, palette: 1, rgb: 3, cmyk: 4, lab: 3 };
const PROFILE = 1039;
const VERSION_INFO = 1057;
/** What the further channels are, in the older and the newer form. */
const CHANNEL_KINDS = 1007;
const CHANNEL_KINDS_NEWER = 1077;
const SPOT = 2;
const MAX_RESOURCES = 32 * 1024 * 1024;
const MAX_SIDE = 300_000;

/** Reads everything but pixels. Throws BrokenPicture, or UnreadPicture for kinds without a usable merged picture. */
export async function readPsd(file: FileHandle): Promise<Psd> {
  const header = await bytesAt(file, 0, 26);
  const isLarge = header.readUInt16BE(4) === 2;
  const channels = header.readUInt16BE(12);
  const [heightPx, widthPx] = [header.readUInt32BE(14), header.readUInt32BE(18)];
  const bitsPerSample = header.readUInt16BE(22);
  const colour = MODES[header.readUInt16BE(24)];
  if (widthPx === 0 || heightPx === 0 || Math.max(widthPx, heightPx) > MAX_SIDE)
    throw new BrokenPicture('sides');
  if (colour === undefined) throw new UnreadPicture('colour mode');
  const isDepthRead = colour === 'bitmap' ? bitsPerSample === 1 : bitsPerSample === 8 || bitsPerSample === 16;
  if (!isDepthRead || (colour === 'lab' && bitsPerSample !== 8)) throw new UnreadPicture('bit depth');
  const colourPlanes = COLOUR_PLANES[colour];
  if (channels < colourPlanes) throw new BrokenPicture('channels');

  let at = 26;
  const section = async (wide = false) => {
    const size = await bytesAt(file, at, wide ? 8 : 4);
    const bytes = wide ? Number(size.readBigUInt64BE()) : size.readUInt32BE();
    const start = at + size.length;
    at = start + bytes;
    return { start, bytes };
  };
  const mode = await section();
  const palette = colour === 'palette' ? await bytesAt(file, mode.start, 768) : null;
  const resources = await readResources(file, await section());
  if (!resources.hasMergedPicture) throw new UnreadPicture('no merged picture');
  const layers = await readLayerCount(file, await section(isLarge), isLarge);
  const hasAlpha = layers < 0 && channels > colourPlanes;
  const planes = colourPlanes + (hasAlpha ? 1 : 0);
  const bytesPerRow = Math.ceil((widthPx * bitsPerSample) / 8);
  const rows = await locateRows(file, at, { isLarge, heightPx, channels, planes, bytesPerRow });
  const profile = resources.profile;
  const hasLayers = layers !== 0;
  const { hasSpotColours } = resources;
  const merged = { planes, hasAlpha, hasLayers, hasSpotColours, palette, profile };
  return { widthPx, heightPx, colour, bitsPerSample, ...merged, ...rows };
}

type Section = { start: number; bytes: number };

async function readResources(file: FileHandle, { start, bytes }: Section) {
  if (bytes > MAX_RESOURCES) throw new BrokenPicture('resources');
  const content = await bytesAt(file, start, bytes);
  let profile: Buffer | null = null;
  let hasMergedPicture = true;
  let hasSpotColours = false;
  for (let at = 0; at + 12 <= content.length && content.toString('latin1', at, at + 4) === '8BIM'; ) {
    const id = content.readUInt16BE(at + 4);
    // A name of one length byte and its characters, padded to an even number.
    const dataAt = at + 6 + ((content[at + 6]! + 2) & ~1);
    if (dataAt + 4 > content.length) break;
    const size = content.readUInt32BE(dataAt);
    const part = content.subarray(dataAt + 4, dataAt + 4 + size);
    if (id === PROFILE && part.length === size) profile = part;
    if (id === VERSION_INFO && part.length > 4) hasMergedPicture = part[4] !== 0;
    if (id === CHANNEL_KINDS) hasSpotColours ||= namesSpot(part, 0, 14);
    if (id === CHANNEL_KINDS_NEWER) hasSpotColours ||= namesSpot(part, 4, 13);
    at = dataAt + 4 + ((size + 1) & ~1);
  }
  return { profile, hasMergedPicture, hasSpotColours };
}

/** A row for each channel: colour space, four values, opacity, and in the thirteenth byte its kind. */
function namesSpot(part: Buffer, start: number, rowBytes: number): boolean {
  for (let at = start; at + 13 <= part.length; at += rowBytes) if (part[at + 12] === SPOT) return true;
  return false;
}

/** Negative when the first channel beyond the colours is the transparency of the merged picture. */
async function readLayerCount(
  file: FileHandle,
  { start, bytes }: Section,
  isLarge: boolean,
): Promise<number> {
  const word = isLarge ? 8 : 4;
  const sizeAt = async (at: number, wide: boolean) => {
    const size = await bytesAt(file, at, wide ? 8 : 4);
    return wide ? Number(size.readBigUInt64BE()) : size.readUInt32BE();
  };
  if (bytes < word + 2) return 0;
  const layerBytes = await sizeAt(start, isLarge);
  if (layerBytes >= 2) return (await bytesAt(file, start + word, 2)).readInt16BE();
  // Deep files keep their layers in a separate block, after the global mask.
  const end = start + bytes;
  let at = start + word + layerBytes;
  at += 4 + (at + 4 <= end ? await sizeAt(at, false) : 0);
  for (let blocks = 0; at + 12 <= end && blocks < 200; blocks += 1) {
    const name = (await bytesAt(file, at, 8)).toString('latin1');
    const isWide =
      isLarge && /^8B(IM|64)(LMsk|Lr16|Lr32|Layr|Mt16|Mt32|Mtrn|Alph|FMsk|lnk2|FEid|FXid|PxSD)$/.test(name);
    const size = await sizeAt(at + 8, isWide);
    const dataAt = at + 8 + (isWide ? 8 : 4);
    if (name.endsWith('Lr16') && size >= 2) return (await bytesAt(file, dataAt, 2)).readInt16BE();
    at = dataAt + ((size + 3) & ~3);
  }
  return 0;
}

interface RowPlan {
  isLarge: boolean;
  heightPx: number;
  channels: number;
  planes: number;
  bytesPerRow: number;
}

async function locateRows(
  file: FileHandle,
  at: number,
  { isLarge, heightPx, channels, planes, bytesPerRow }: RowPlan,
): Promise<Pick<Psd, 'isPacked' | 'rowOffsets' | 'rowBytes'>> {
  const compression = (await bytesAt(file, at, 2)).readUInt16BE();
  if (compression > 1) throw new UnreadPicture('compression');
  const rows = heightPx * planes;
  const rowBytes: number[] = new Array(rows).fill(bytesPerRow);
  let next = at + 2;
  if (compression === 1) {
    const width = isLarge ? 4 : 2;
    const table = await bytesAt(file, next, rows * width);
    for (let row = 0; row < rows; row += 1) rowBytes[row] = table.readUIntBE(row * width, width);
    next += heightPx * channels * width;
  }
  const rowOffsets = rowBytes.map((bytes) => {
    const offset = next;
    next += bytes;
    return offset;
  });
  if (next > (await file.stat()).size) throw new BrokenPicture('cut off');
  return { isPacked: compression === 1, rowOffsets, rowBytes };
}
