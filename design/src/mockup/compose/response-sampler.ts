import { type Kernel, kernelAllocator } from './kernel-memory.ts';
import { RESPONSE_WASM_HEX } from './response-wasm.ts';

/** What design/kernel/response.ts exports, and explains. */
const PLACES = [
  'chunkPixels',
  'chunkColours',
  'windowPixels',
  'u',
  'v',
  'dux',
  'dvx',
  'duy',
  'dvy',
  'pixels',
  'colours',
  'seen',
  'unsure',
] as const;

/** The sampler of surfaces that have a response. */
export type ResponseSampler = Kernel<(typeof PLACES)[number]>;

/** A sampler with `artworkBytes` of room; holds until the next call. */
export const responseSamplerFor: (artworkBytes: number) => ResponseSampler = kernelAllocator(
  RESPONSE_WASM_HEX,
  PLACES,
);
