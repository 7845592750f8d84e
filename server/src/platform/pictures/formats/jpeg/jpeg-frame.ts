import type { HuffmanTable } from './huffman-table.ts';

/** The frame header of a sequential JPEG. */
export interface JpegFrame {
  widthPx: number;
  heightPx: number;
  /** By id. */
  components: Map<number, { across: number; down: number }>;
  maxAcross: number;
  maxDown: number;
}

/** One component within a unit of a scan. */
export interface ScanComponent {
  id: number;
  /** Number of blocks of 8 × 8 samples. */
  blocks: number;
  dc: HuffmanTable;
  ac: HuffmanTable;
}

/** Returns null for other than 8 bits a sample, or if the height follows only after the picture. */
export function readFrame(segment: Buffer): JpegFrame | null {
  const [bits, heightPx, widthPx] = [segment.readUInt8(0), segment.readUInt16BE(1), segment.readUInt16BE(3)];
  if (bits !== 8 || heightPx === 0 || widthPx === 0) return null;
  const components: JpegFrame['components'] = new Map();
  for (let n = 0, at = 6; n < segment.readUInt8(5); n += 1, at += 3) {
    const sampling = segment.readUInt8(at + 1);
    components.set(segment.readUInt8(at), { across: sampling >> 4, down: sampling & 15 });
  }
  const all = [...components.values()];
  if (all.length === 0 || all.some(({ across, down }) => across === 0 || down === 0)) return null;
  return {
    widthPx,
    heightPx,
    components,
    maxAcross: Math.max(...all.map(({ across }) => across)),
    maxDown: Math.max(...all.map(({ down }) => down)),
  };
}

/**
 * Returns null when a scan names an undefined component. A single component is not interleaved: its units are single blocks.
 */
export function scanComponents(
  segment: Buffer,
  frame: JpegFrame,
  tables: ReadonlyMap<number, HuffmanTable>,
): ScanComponent[] | null {
  const count = segment.readUInt8(0);
  const found: ScanComponent[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = segment.readUInt8(1 + n * 2);
    const chosen = segment.readUInt8(2 + n * 2);
    const component = frame.components.get(id);
    const [dc, ac] = [tables.get(chosen >> 4), tables.get(16 + (chosen & 15))];
    if (!component || !dc || !ac) return null;
    found.push({ id, blocks: count === 1 ? 1 : component.across * component.down, dc, ac });
  }
  return found.length > 0 ? found : null;
}

/** Units of a scan (ITU T.81, A.2). */
export function countUnits(frame: JpegFrame, components: readonly ScanComponent[]): number {
  const [only] = components;
  const { widthPx, heightPx, maxAcross, maxDown } = frame;
  const one = components.length === 1 && only ? frame.components.get(only.id) : undefined;
  if (one) {
    const blocks = (px: number, share: number, most: number) => Math.ceil(Math.ceil((px * share) / most) / 8);
    return blocks(widthPx, one.across, maxAcross) * blocks(heightPx, one.down, maxDown);
  }
  return Math.ceil(widthPx / (8 * maxAcross)) * Math.ceil(heightPx / (8 * maxDown));
}
