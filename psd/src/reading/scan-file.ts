import { refuse } from '../psd-refusal.ts';
import { ByteReader } from './byte-reader.ts';
import { nextBlock } from './next-block.ts';
import type { ReadLimits } from './read-limits.ts';
import { type LayerRecord, scanLayers } from './scan-layers.ts';

/** What stands where in a file, before anything is decoded. */
export interface FileScan {
  isLarge: boolean;
  channels: number;
  width: number;
  height: number;
  depth: number;
  /** Colour mode by the file's number: 0 bitmap, 1 grey, 2 indexed, 3 RGB, 4 CMYK, 7 multichannel, 8 duotone, 9 Lab. */
  mode: number;
  /** Reds, greens and blues of an indexed document. */
  palette: Uint8Array;
  /** Image resources by number. */
  resources: Map<number, Uint8Array>;
  /** What stands behind the layers: a mask of the document, then blocks. */
  behindLayers: ByteReader;
  /** The lowest first, ends of groups included. */
  records: LayerRecord[];
  /** The first channel after the colours is the transparency of the merged picture. */
  hasMergedAlpha: boolean;
  /** Where the merged picture begins. */
  compositeAt: number;
}

/** What is needed to know what samples are. */
type Header = Pick<FileScan, 'depth' | 'mode'>;

/** Bits of a sample as it is decoded; single bits are unpacked later. */
export const sampleDepth = ({ depth }: Header): 8 | 16 | 32 => (depth === 16 || depth === 32 ? depth : 8);

/** What samples call full. */
export const fullSampleOf = ({ depth }: Header): number => (depth === 32 ? 1 : depth === 16 ? 65_535 : 255);

/** Channels of colour; the colours of a duotone are one grey. */
export const coloursOf = ({ mode }: Header): number => (mode === 4 ? 4 : mode === 1 || mode === 8 ? 1 : 3);

/** Walks through the file's structure; lengths and counts are held against its size and the limits. */
export function scanFile(bytes: Uint8Array, limits: ReadLimits): FileScan {
  if (bytes.length > limits.bytes) throw refuse('too-large', `a file of ${bytes.length} bytes`);
  if (bytes.length < 26 || String.fromCharCode(...bytes.subarray(0, 4)) !== '8BPS')
    throw refuse('no-psd', 'no Photoshop signature');
  const reader = new ByteReader(bytes);
  const header = scanHeader(reader, limits);
  const palette = reader.part(reader.length(false));
  const resources = scanResources(reader.part(reader.length(false)));
  const section = reader.part(reader.length(header.isLarge));
  const layers = findLayers(section, header.isLarge);
  const scanned = layers ? scanLayers(layers, header, limits) : { records: [], hasMergedAlpha: false };
  return {
    ...header,
    ...scanned,
    behindLayers: section,
    palette: palette.bytes.subarray(palette.at, palette.end),
    resources,
    compositeAt: reader.at,
  };
}

function scanHeader(reader: ByteReader, limits: ReadLimits) {
  reader.skip(4);
  const version = reader.u16();
  if (version !== 1 && version !== 2) throw refuse('no-psd', `version ${version}`);
  reader.skip(6);
  const [channels, height, width, depth, mode] = [
    reader.u16(),
    reader.u32(),
    reader.u32(),
    reader.u16(),
    reader.u16(),
  ];
  const most = version === 2 ? 300_000 : 30_000;
  if (width === 0 || height === 0 || width > most || height > most)
    throw refuse('damaged', `a size of ${width} × ${height}`);
  if (channels === 0 || channels > 56) throw refuse('damaged', `${channels} channels`);
  if (width * height > limits.pixels) throw refuse('too-large', `${width} × ${height} pixels`);
  return { isLarge: version === 2, channels, width, height, depth, mode };
}

function scanResources(reader: ByteReader): Map<number, Uint8Array> {
  const resources = new Map<number, Uint8Array>();
  while (reader.left >= 12) {
    reader.skip(4);
    const id = reader.u16();
    const nameLength = reader.u8();
    reader.skip(nameLength + ((nameLength + 1) % 2));
    const part = reader.part(reader.length(false));
    if (!resources.has(id)) resources.set(id, part.bytes.subarray(part.at, part.end));
    if (reader.left > 0 && (part.end - part.at) % 2 === 1) reader.skip(1);
  }
  return resources;
}

/** The records of 8 bits stand first in the section, those of 16 and 32 in a separate block behind. */
function findLayers(section: ByteReader, isLarge: boolean): ByteReader | null {
  if (section.left < 4) return null;
  const layers = section.part(section.length(isLarge));
  if (layers.left >= 2) return layers;
  if (section.left >= 4) section.skip(section.length(false));
  for (let block = nextBlock(section, isLarge); block; block = nextBlock(section, isLarge))
    if (/^(?:Layr|Lr16|Lr32)$/.test(block.key) && block.part.left >= 2) return block.part;
  return null;
}
