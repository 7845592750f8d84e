import { inflateSync } from 'node:zlib';
import type { Samples } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import type { ByteReader } from './byte-reader.ts';

export interface ChannelSize {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: 8 | 16 | 32;
  isLarge: boolean;
}

/** Decodes one channel of a layer: raw, run lengths, or deflated with and without differences. */
export function decodeChannel(reader: ByteReader, size: ChannelSize): Samples {
  const compression = reader.u16();
  const rowBytes = size.width * (size.depth / 8);
  if (compression === 0) return toSamples(readRaw(reader, rowBytes * size.height), size);
  if (compression === 1) {
    const lengths = readRowLengths(reader, size.height, size.isLarge);
    return toSamples(decodeRuns(reader, lengths, rowBytes), size);
  }
  if (compression === 2 || compression === 3) {
    const bytes = inflate(reader, rowBytes * size.height);
    if (compression === 3 && size.depth === 32) return toSamples(joinPlanes(bytes, size.width), size);
    const samples = toSamples(bytes, size);
    if (compression === 3) sumDifferences(samples, size.width);
    return samples;
  }
  throw refuse('damaged', `compression ${compression}`);
}

export function readRaw(reader: ByteReader, length: number): Uint8Array {
  const part = reader.part(length);
  return part.bytes.slice(part.at, part.end);
}

/** Bytes of each row, which stand before the rows themselves. */
export function readRowLengths(reader: ByteReader, rows: number, isLarge: boolean): number[] {
  return Array.from({ length: rows }, () => (isLarge ? reader.u32() : reader.u16()));
}

/** PackBits, a row at a time. A row that comes out shorter than the picture is wide is damage. */
export function decodeRuns(reader: ByteReader, lengths: number[], rowBytes: number): Uint8Array {
  const result = new Uint8Array(rowBytes * lengths.length);
  for (const [row, length] of lengths.entries()) {
    const part = reader.part(length);
    const end = decodeRow(part, result, row * rowBytes, rowBytes);
    if (end < (row + 1) * rowBytes) throw refuse('damaged', 'a row of pixels ends early');
  }
  return result;
}

function decodeRow({ bytes, at, end }: ByteReader, to: Uint8Array, start: number, rowBytes: number): number {
  const stop = start + rowBytes;
  let place = start;
  let from = at;
  while (from < end && place < stop) {
    const code = bytes[from]!;
    from += 1;
    if (code === 128) continue;
    if (code > 128) {
      const next = Math.min(stop, place + 257 - code);
      if (from < end) to.fill(bytes[from]!, place, next);
      else return place;
      from += 1;
      place = next;
    } else {
      const count = Math.min(code + 1, stop - place, end - from);
      to.set(bytes.subarray(from, from + count), place);
      from += code + 1;
      place += count;
    }
  }
  return place;
}

function inflate({ bytes, at, end }: ByteReader, length: number): Uint8Array {
  let result: Buffer;
  try {
    result = inflateSync(bytes.subarray(at, end), { maxOutputLength: length + 1 });
  } catch {
    throw refuse('damaged', 'deflated pixels that cannot be inflated');
  }
  if (result.length !== length) throw refuse('damaged', 'deflated pixels of another size');
  return result;
}

/** Samples of a channel's bytes; larger ones are big-endian, those of 32 bits are floating point. */
export function toSamples(bytes: Uint8Array, { depth }: Pick<ChannelSize, 'depth'>): Samples {
  if (depth === 8) return bytes;
  if (depth === 32) return readFloats(bytes);
  const samples = new Uint16Array(bytes.length / 2);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = bytes[2 * index]! * 256 + bytes[2 * index + 1]!;
  return samples;
}

function readFloats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = Float32Array.from({ length: bytes.length / 4 }, (_, index) => view.getFloat32(index * 4));
  if (!samples.every(Number.isFinite)) throw refuse('damaged', 'pixels that are no numbers');
  return samples;
}

/** A row holds the first bytes of all its samples, then all second ones and so on, as differences of bytes. */
function joinPlanes(bytes: Uint8Array, width: number): Uint8Array {
  sumDifferences(bytes, width * 4);
  const joined = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const row = at - (at % (width * 4));
    joined[row + ((at - row) % width) * 4 + Math.floor((at - row) / width)] = bytes[at]!;
  }
  return joined;
}

function sumDifferences(samples: Samples, width: number): void {
  for (let index = 1; index < samples.length; index += 1)
    if (index % width !== 0) samples[index] = samples[index]! + samples[index - 1]!;
}
