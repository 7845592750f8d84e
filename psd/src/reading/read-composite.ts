import type { Samples } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { ByteReader } from './byte-reader.ts';
import { decodeRuns, readRaw, readRowLengths, toSamples } from './decode-channel.ts';
import { type FileScan, sampleDepth } from './scan-file.ts';

/** The channels of the merged picture, as the file holds them. */
export function readComposite(bytes: Uint8Array, scan: FileScan): Samples[] {
  const { width, height, channels, isLarge } = scan;
  const depth = sampleDepth(scan);
  const reader = new ByteReader(bytes, scan.compositeAt);
  const compression = reader.u16();
  const rowBytes = Math.ceil((width * scan.depth) / 8);
  if (compression === 0)
    return Array.from({ length: channels }, () => toSamples(readRaw(reader, rowBytes * height), { depth }));
  if (compression !== 1) throw refuse('damaged', `a merged picture of compression ${compression}`);
  const lengths = readRowLengths(reader, height * channels, isLarge);
  return Array.from({ length: channels }, (_, channel) =>
    toSamples(decodeRuns(reader, lengths.slice(channel * height, (channel + 1) * height), rowBytes), {
      depth,
    }),
  );
}
