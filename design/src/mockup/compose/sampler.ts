import { linearToSrgb, srgbToLinear } from '../transfer.ts';
import { SAMPLER_WASM_HEX } from './sampler-wasm.ts';

/** Up to this much memory is kept from mockup to mockup: artwork of three megapixels. */
const KEPT_BYTES = 48 * 1024 * 1024;
const PAGE_BYTES = 65_536;

const PLACES = [
  'chunkPixels',
  'windowPixels',
  'decode',
  'encode',
  'u',
  'v',
  'dux',
  'dvx',
  'duy',
  'dvy',
  'light',
  'pixels',
  'product',
  'seen',
] as const;

/** What design/kernel/sampler.ts exports, and explains. Places are in bytes. */
interface SamplerExports extends Record<(typeof PLACES)[number], { value: number }> {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  artwork(): number;
  loadRow(rgba: number, texels: number, width: number, tiles: number): void;
  place(...numbers: number[]): void;
}

/** The compiled sampler with its memory. */
export interface Sampler extends Pick<SamplerExports, 'loadRow' | 'place'> {
  at: Record<(typeof PLACES)[number] | 'artwork', number>;
  bytes: Uint8Array;
  floats: Float32Array;
  words: Uint32Array;
}

/** The part of WebAssembly that is used; its types belong to the browser's library, which this package does not use. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: SamplerExports };
}

let compiled: object | undefined;
let kept: Sampler | undefined;

/** A sampler with `artworkBytes` of room at `at.artwork`; holds until the next call, which may reuse it. */
export function samplerFor(artworkBytes: number): Sampler {
  if (kept && kept.at.artwork + artworkBytes <= kept.bytes.length) return kept;
  const sampler = newSampler(artworkBytes);
  if (sampler.bytes.length <= KEPT_BYTES) kept = sampler;
  return sampler;
}

function newSampler(artworkBytes: number): Sampler {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };
  compiled ??= new WebAssembly.Module(bytesOf(SAMPLER_WASM_HEX));
  const { exports } = new WebAssembly.Instance(compiled);
  const { memory, loadRow, place } = exports;
  const artwork = exports.artwork();
  const missing = artwork + artworkBytes - memory.buffer.byteLength;
  memory.grow(Math.max(0, Math.ceil(missing / PAGE_BYTES)));
  const places = Object.fromEntries(PLACES.map((name) => [name, exports[name].value]));
  const at = { ...(places as Record<(typeof PLACES)[number], number>), artwork };
  const bytes = new Uint8Array(memory.buffer);
  const floats = new Float32Array(memory.buffer);
  floats.set(srgbToLinear, at.decode / 4);
  bytes.set(linearToSrgb, at.encode);
  return { loadRow, place, at, bytes, floats, words: new Uint32Array(memory.buffer) };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );
}
