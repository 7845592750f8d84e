import { composeLayers } from '../composing/compose-layers.ts';
import type { Refusal } from '../composing/find-refusals.ts';
import { emptyRaster } from '../composing/raster.ts';
import type { Bounds, MergedPicture, PsdDocument } from '../document.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { bandsOf } from './bands.ts';
import { influenceOf, type Setting } from './influence.ts';
import { reachOfSurface } from './reach-of-surface.ts';

/** What the merged picture may differ from the composed layers at most, of 255: as in the bench of composed documents. */
const MAX_MEAN = 1;
const MAX_P99 = 8;

/** Differences of pixels: how far on average, and how far 99 of 100 are at most in their farthest channel. */
class Agreement {
  #sum = 0;
  #count = 0;
  readonly #counts = new Uint32Array(256);

  add(mean: number, farthest: number): void {
    this.#sum += mean;
    this.#count += 1;
    this.#counts[Math.min(255, Math.ceil(farthest))]! += 1;
  }

  holds(): boolean {
    if (this.#sum > this.#count * MAX_MEAN) return false;
    const far = this.#counts.subarray(MAX_P99 + 1).reduce((sum, count) => sum + count, 0);
    return far <= this.#count * 0.01;
  }
}

/**
 * The surfaces for which the merged picture is proven: it agrees with the layers within the reach of the surface, and beyond all
 * surfaces wherever nothing refused has influence.
 * @param composed the document without what is refused
 */
export function proveMerged(
  composed: PsdDocument,
  merged: MergedPicture,
  { refusals, surfaces, setting }: { refusals: Refusal[]; surfaces: PsdSurface[]; setting: Setting },
): PsdSurface[] {
  const [beyond, within] = [new Agreement(), surfaces.map(() => new Agreement())];
  const { width, height } = composed;
  for (const band of bandsOf({ left: 0, top: 0, right: width, bottom: height })) {
    const raster = emptyRaster(band);
    composeLayers(composed.layers, raster, composed);
    const unknown = new Uint8Array(raster.data.length / 4);
    for (const refusal of refusals)
      for (const [at, mark] of influenceOf(refusal, band, setting).entries()) unknown[at]! |= mark;
    const reaches = surfaces.map((surface) => reachOfSurface(surface, band, setting));
    compareBand(raster.data, merged, band, (at, mean, farthest) => {
      if (unknown[at]) return;
      const own = within.filter((_, index) => reaches[index]![at]);
      for (const agreement of own.length > 0 ? own : [beyond]) agreement.add(mean, farthest);
    });
  }
  return beyond.holds() ? surfaces.filter((_, index) => within[index]!.holds()) : [];
}

function compareBand(
  data: Float32Array,
  { width, colour, full }: MergedPicture,
  { top }: Bounds,
  add: (at: number, mean: number, farthest: number) => void,
): void {
  const start = top * width;
  for (let at = 0; at < data.length / 4; at += 1) {
    const alpha = data[at * 4 + 3]!;
    let [sum, farthest] = [0, 0];
    for (let channel = 0; channel < 3; channel += 1) {
      const ours = (data[at * 4 + channel]! * alpha + 1 - alpha) * 255;
      const theirs = (colour[channel] ?? colour[0]!)[start + at]! * (255 / full);
      const far = Math.abs(ours - theirs);
      sum += far / 3;
      farthest = Math.max(farthest, far);
    }
    add(at, sum, farthest);
  }
}
