import type { Sharp } from 'sharp';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { MAX_PIXELS } from './max-pixels.ts';

/** Real time; a process of low priority gets a third of a core where much else is at work. */
const DECODE_SECONDS = 180;

/** Untrusted input: any damage stops the decoder, one frame, no more pixels than the header was allowed to promise. */
export function openStrictly(
  path: string,
  options: { ignoreIcc?: boolean; failOn?: 'warning' | 'none' } = {},
): Sharp {
  return sharp(path, {
    failOn: 'warning',
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    pages: 1,
    ...options,
  }).timeout({ seconds: DECODE_SECONDS });
}
