import { SAMPLER_WASM_HEX } from './sampler-wasm.ts';
import { linearToSrgb, srgbToLinear } from './transfer.ts';

/** Pixels handed over at a time; what they need stays in the processor's cache. */
export const CHUNK_PIXELS = 4096;
/** Places of the picture from the first pixel of a chunk to its last, at most. */
export const WINDOW_PIXELS = 16_384;

/** Up to this much memory is kept from mockup to mockup: artwork of three megapixels. */
const KEPT_BYTES = 48 * 1024 * 1024;
const PAGE_BYTES = 65_536;

/** The functions of design/kernel/sampler.ts, where their numbers are explained. */
interface SamplerFunctions {
  loadRow(rgba: number, texels: number, width: number, tiles: number, decode: number): void;
  place(...numbers: number[]): void;
}

/** The compiled sampler with its memory. Places are in bytes. */
export interface Sampler extends SamplerFunctions {
  bytes: Uint8Array;
  floats: Float32Array;
  words: Uint32Array;
}

/** As much of WebAssembly as is used; its types belong to the browser's library, which this package does without. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
  ) => {
    exports: SamplerFunctions & { memory: { buffer: ArrayBuffer; grow(pages: number): number } };
  };
}

/** Where things lie in a sampler's memory: each 16 bytes longer than it is, as vectors are read whole. */
export const SAMPLER_PLACES = placesOf(
  {
    decode: srgbToLinear.byteLength,
    encode: linearToSrgb.byteLength,
    u: CHUNK_PIXELS * 4,
    v: CHUNK_PIXELS * 4,
    dux: CHUNK_PIXELS * 4,
    dvx: CHUNK_PIXELS * 4,
    duy: CHUNK_PIXELS * 4,
    dvy: CHUNK_PIXELS * 4,
    light: CHUNK_PIXELS * 12,
    pixels: CHUNK_PIXELS * 4,
    product: WINDOW_PIXELS * 12,
    out: WINDOW_PIXELS * 4,
    artwork: 0,
  },
  1024,
);

function placesOf<Name extends string>(lengths: Record<Name, number>, from: number): Record<Name, number> {
  let at = from;
  const places = {} as Record<Name, number>;
  for (const name of Object.keys(lengths) as Name[]) {
    places[name] = at;
    at += (lengths[name] + 31) & ~15;
  }
  return places;
}

let compiled: object | undefined;
let kept: { sampler: Sampler; length: number } | undefined;

/** A sampler with `artworkBytes` of room at `SAMPLER_PLACES.artwork`; holds until the next call, which may reuse it. */
export function samplerFor(artworkBytes: number): Sampler {
  const length = SAMPLER_PLACES.artwork + artworkBytes;
  if (kept && kept.length >= length) return kept.sampler;
  const sampler = newSampler(length);
  if (length <= KEPT_BYTES) kept = { sampler, length };
  return sampler;
}

function newSampler(length: number): Sampler {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };
  compiled ??= new WebAssembly.Module(bytesOf(SAMPLER_WASM_HEX));
  const { exports } = new WebAssembly.Instance(compiled);
  const { memory, loadRow, place } = exports;
  memory.grow(Math.ceil((length - memory.buffer.byteLength) / PAGE_BYTES));
  const sampler: Sampler = {
    loadRow,
    place,
    bytes: new Uint8Array(memory.buffer),
    floats: new Float32Array(memory.buffer),
    words: new Uint32Array(memory.buffer),
  };
  sampler.floats.set(srgbToLinear, SAMPLER_PLACES.decode / 4);
  sampler.bytes.set(linearToSrgb, SAMPLER_PLACES.encode);
  return sampler;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );
}
