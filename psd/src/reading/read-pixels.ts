import type { Bounds, Pixels, Samples } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { ByteReader } from './byte-reader.ts';
import { decodeChannel } from './decode-channel.ts';
import { coloursOf, type FileScan, fullSampleOf, sampleDepth } from './scan-file.ts';
import type { LayerRecord } from './scan-layers.ts';

/** The pixels of a layer; nothing for one without any. */
export function readPixels(record: LayerRecord, scan: FileScan): Pixels | undefined {
  const { bounds } = record;
  if (bounds.right === bounds.left || bounds.bottom === bounds.top) return undefined;
  const colour = Array.from({ length: coloursOf(scan) }, (_, id) => readChannel(record, id, bounds, scan));
  const alpha = readChannel(record, -1, bounds, scan);
  if (colour.includes(undefined)) throw refuse('damaged', 'a layer without all its colours');
  return {
    bounds,
    colour: colour as Samples[],
    ...(alpha && { alpha }),
    full: fullSampleOf(scan),
  };
}

/** One channel within the bounds given; nothing if the layer has none of that number. */
export function readChannel(
  record: LayerRecord,
  id: number,
  bounds: Bounds,
  scan: FileScan,
): Samples | undefined {
  const channel = record.channels.find((one) => one.id === id);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  if (!channel || width * height === 0) return undefined;
  const { bytes, at, end } = channel.part;
  return decodeChannel(new ByteReader(bytes, at, end), {
    width,
    height,
    depth: sampleDepth(scan),
    isLarge: scan.isLarge,
  });
}
