import { linearToSrgb, srgbToLinear } from '../srgb-transfer.ts';
import { type Kernel, kernelAllocator } from './kernel-memory.ts';
import { SAMPLER_WASM_HEX } from './sampler-wasm.ts';

/** What design/kernel/sampler.ts exports, and explains. */
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

/** The sampler of surfaces that are lit. */
export type Sampler = Kernel<(typeof PLACES)[number]>;

/** A sampler with `artworkBytes` of room; holds until the next call. */
export const samplerFor: (artworkBytes: number) => Sampler = kernelAllocator(
  SAMPLER_WASM_HEX,
  PLACES,
  ({ at, floats, bytes }) => {
    floats.set(srgbToLinear, at.decode / 4);
    bytes.set(linearToSrgb, at.encode);
  },
);
