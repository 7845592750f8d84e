import type { BlendMode } from '../blending/blend-mode.ts';
import { NON_SEPARABLE } from '../blending/non-separable.ts';
import { SEPARABLE } from '../blending/separable.ts';
import type { Raster } from './raster.ts';

/** Writes the blended colour of backdrop and source to `to`; the rasters hold it from `b` and `s` on. */
type BlendPixel = (
  to: Float32Array,
  backdrop: Float32Array,
  b: number,
  source: Float32Array,
  s: number,
) => void;

/** Two values mixed: so much of the second. */
type Mix = (from: number, to: number, share: number) => number;

const mixValues: Mix = (from, to, share) => from + share * (to - from);

/** How a mode blends two pixels whose alpha does not matter yet. */
function blendPixelOf(mode: BlendMode): BlendPixel {
  const separable = SEPARABLE[mode];
  if (separable)
    return (to, backdrop, b, source, s) => {
      to[0] = separable(backdrop[b]!, source[s]!);
      to[1] = separable(backdrop[b + 1]!, source[s + 1]!);
      to[2] = separable(backdrop[b + 2]!, source[s + 2]!);
    };
  const whole = NON_SEPARABLE[mode];
  if (!whole) throw new Error(`no formula for ${mode}`);
  return (to, backdrop, b, source, s) => {
    to.set(
      whole([backdrop[b]!, backdrop[b + 1]!, backdrop[b + 2]!], [source[s]!, source[s + 1]!, source[s + 2]!]),
    );
  };
}

/** For each row that both rasters share: the first offset in the source, the first in the backdrop, and the number of pixels. */
function* sharedRows(source: Raster, backdrop: Raster): Generator<[number, number, number]> {
  const left = Math.max(source.bounds.left, backdrop.bounds.left);
  const right = Math.min(source.bounds.right, backdrop.bounds.right);
  const top = Math.max(source.bounds.top, backdrop.bounds.top);
  const bottom = Math.min(source.bounds.bottom, backdrop.bounds.bottom);
  for (let y = top; y < bottom && left < right; y += 1) {
    const s = ((y - source.bounds.top) * source.width + left - source.bounds.left) * 4;
    const b = ((y - backdrop.bounds.top) * backdrop.width + left - backdrop.bounds.left) * 4;
    yield [s, b, right - left];
  }
}

/**
 * Blends the source over the backdrop, in place: the general formula of W3C Compositing, chapter 5.
 * @param mix how values are mixed by shares, if not as they are
 */
export function blendInto(
  backdrop: Raster,
  source: Raster,
  { mode, opacity, mix = mixValues }: { mode: BlendMode; opacity: number; mix?: Mix },
): void {
  const blend = blendPixelOf(mode);
  const blended = new Float32Array(3);
  const to = backdrop.data;
  const isPlain = mode === 'normal' && mix === mixValues;
  for (const [sourceRow, backdropRow, count] of sharedRows(source, backdrop))
    for (let index = 0; index < count * 4; index += 4) {
      const [s, b] = [sourceRow + index, backdropRow + index];
      const alpha = source.data[s + 3]! * opacity;
      if (alpha === 0) continue;
      if (isPlain && (to[b + 3] === 0 || (alpha === 1 && to[b + 3] === 1))) {
        // A shortcut for most pixels: the formula below gives the same, with a call for each channel.
        to[b] = source.data[s]!;
        to[b + 1] = source.data[s + 1]!;
        to[b + 2] = source.data[s + 2]!;
        to[b + 3] = alpha;
        continue;
      }
      const below = to[b + 3]!;
      const share = alpha / (alpha + below - alpha * below);
      blend(blended, to, b, source.data, s);
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = (1 - below) * source.data[s + channel]! + below * blended[channel]!;
        to[b + channel] = mix(to[b + channel]!, colour, share);
      }
      to[b + 3] = alpha + below - alpha * below;
    }
}

/** Blends adjusted colours over those they were made of; what is transparent stays so. */
export function adjustInto(backdrop: Raster, adjusted: Raster, mode: BlendMode, opacity: number): void {
  const blend = blendPixelOf(mode);
  const blended = new Float32Array(3);
  for (const [sourceRow, backdropRow, count] of sharedRows(adjusted, backdrop))
    for (let index = 0; index < count * 4; index += 4) {
      const [s, b] = [sourceRow + index, backdropRow + index];
      const share = adjusted.data[s + 3]! * opacity;
      if (share === 0) continue;
      blend(blended, backdrop.data, b, adjusted.data, s);
      for (let channel = 0; channel < 3; channel += 1)
        backdrop.data[b + channel]! += share * (blended[channel]! - backdrop.data[b + channel]!);
    }
}

/** Moves the backdrop towards the raster drawn upon a copy of it, by each pixel's share and the opacity. */
export function mixInto(backdrop: Raster, drawn: Raster, shares: Float32Array, opacity: number): void {
  const to = backdrop.data;
  for (let pixel = 0; pixel < shares.length; pixel += 1) {
    const share = shares[pixel]! * opacity;
    if (share === 0) continue;
    const at = pixel * 4;
    const [was, is] = [to[at + 3]!, drawn.data[at + 3]!];
    const alpha = was + share * (is - was);
    for (let channel = 0; channel < 3; channel += 1) {
      const premultiplied = (1 - share) * was * to[at + channel]! + share * is * drawn.data[at + channel]!;
      to[at + channel] = alpha > 0 ? premultiplied / alpha : drawn.data[at + channel]!;
    }
    to[at + 3] = alpha;
  }
}
