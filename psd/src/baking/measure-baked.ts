import { toByteScale } from '../composing/raster.ts';
import type { Artwork } from '../scenes/artwork.ts';
import type { MeshRaster } from '../surfaces/raster-mesh.ts';
import { greys, HALF_BLACK, HALF_WHITE, TRIALS } from './artworks.ts';
import { type BakedChannel, bakedValue, findGround } from './baked-colour.ts';
import { type Part, type Reduction, reduceArea, sourceOf } from './reduce-area.ts';
import { type Scene, viewScene } from './scene.ts';
import { type BakedDifference, Tally } from './tally.ts';

/** How a surface is stored: the number of knots of each response curve, and whether there is a ground. */
export interface Storage {
  knots: number;
  hasGround: boolean;
}

/**
 * Storages that are tried, those of the fewest pictures first. Without a ground see-through artwork is mixed with what shows without it, as a blend
 * mode of the artwork does; with one it is mixed before it is seen, as layers over it do.
 */
export const STORAGES: Storage[] = [
  { knots: 2, hasGround: false },
  ...[3, 5, 9].flatMap((knots) => [
    { knots, hasGround: false },
    { knots, hasGround: true },
  ]),
];
const MAX_KNOTS = 9;

/** Side of the parts that are compared, in pixels of the mockup, and how many at most. */
const PART_PX = 12;
const MAX_PARTS = 40;

/** Parts of the mockup that show the surface, evenly taken from all. */
export function chooseParts(share: Float32Array, reduction: Reduction): Part[] {
  const found: Part[] = [];
  for (let top = 0; top < reduction.height; top += PART_PX)
    for (let left = 0; left < reduction.width; left += PART_PX) {
      const part = {
        left,
        top,
        right: Math.min(reduction.width, left + PART_PX),
        bottom: Math.min(reduction.height, top + PART_PX),
      };
      if (showsAny(part, share, reduction.width)) found.push(part);
    }
  const step = Math.max(1, found.length / MAX_PARTS);
  return Array.from(
    { length: Math.min(found.length, MAX_PARTS) },
    (_, index) => found[Math.floor(index * step)]!,
  );
}

/** Whether anything within the part is above 0. */
export function showsAny(
  { left, top, right, bottom }: Part,
  share: Float32Array | Uint8Array,
  width: number,
): boolean {
  for (let y = top; y < bottom; y += 1)
    if (share.subarray(y * width + left, y * width + right).some((value) => value > 0)) return true;
  return false;
}

/** What is compared, and the places with which mockups draw it, of the whole mockup. */
export interface Compared {
  reduction: Reduction;
  parts: Part[];
  places: MeshRaster;
}

/** The differences over all trials, in the order of `STORAGES`. */
export function measureBaked(scene: Scene, { reduction, parts, places }: Compared): BakedDifference[] {
  const tallies = STORAGES.map(() => new Tally());
  for (const part of parts) {
    const view = viewScene(scene, sourceOf(part, reduction));
    const draw = (artwork: Artwork | null) => reduceArea(view.draw(artwork), part, reduction);
    const codes = (artwork: Artwork | null) => toCodes(draw(artwork));
    const drawn = {
      empty: codes(null),
      responses: greys(MAX_KNOTS).map(codes),
      halfBlack: codes(HALF_BLACK),
      halfWhite: codes(HALF_WHITE),
    };
    const baked = STORAGES.map((storage) => toChannels(drawn, storage));
    const place = cutOut(places, part, reduction.width);
    for (const trial of TRIALS) {
      const composed = draw(trial);
      for (const [index, channels] of baked.entries())
        compare(tallies[index]!, { trial, composed, channels }, place);
    }
  }
  return tallies.map((tally) => tally.difference());
}

interface Drawn {
  empty: Uint8ClampedArray;
  responses: Uint8ClampedArray[];
  halfBlack: Uint8ClampedArray;
  halfWhite: Uint8ClampedArray;
}

/** The red, green and blue maps as they would be stored. */
function toChannels(
  { empty, responses, halfBlack, halfWhite }: Drawn,
  { knots, hasGround }: Storage,
): BakedChannel[] {
  const step = (responses.length - 1) / (knots - 1);
  const some = responses.filter((_, knot) => knot % step === 0);
  return Array.from(empty, (own, at) => {
    const channel: BakedChannel = { empty: own, responses: some.map((response) => response[at]!) };
    if (hasGround) channel.ground = findGround(channel, { black: halfBlack[at]!, white: halfWhite[at]! });
    return channel;
  });
}

function cutOut({ u, v, share }: MeshRaster, { left, top, right, bottom }: Part, width: number): MeshRaster {
  const cut = (plane: Float32Array): Float32Array => {
    const out = new Float32Array((right - left) * (bottom - top));
    for (let y = top; y < bottom; y += 1)
      out.set(plane.subarray(y * width + left, y * width + right), (y - top) * (right - left));
    return out;
  };
  return { u: cut(u), v: cut(v), share: cut(share) };
}

/** Linear colours in the 8-bit codes of the maps. */
export function toCodes(rgb: Float32Array): Uint8ClampedArray {
  const codes = new Uint8ClampedArray(rgb.length);
  // `Uint8ClampedArray.from` would make a list of all values first.
  for (let at = 0; at < rgb.length; at += 1) codes[at] = toByteScale(rgb[at]!);
  return codes;
}

function compare(
  tally: Tally,
  { trial, composed, channels }: { trial: Artwork; composed: Float32Array; channels: BakedChannel[] },
  { u, v, share }: MeshRaster,
): void {
  const colour = new Float32Array(4);
  for (let pixel = 0; pixel < u.length; pixel += 1) {
    if (!(share[pixel]! > 0)) continue;
    trial(inside(u[pixel]!), inside(v[pixel]!), colour);
    let farthest = 0;
    let sum = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const baked = Math.round(bakedValue(channels[at]!, colour[channel]!, colour[3]!));
      const far = Math.abs(baked - composed[at]! * 255);
      farthest = Math.max(farthest, far);
      sum += far / 3;
    }
    tally.add(sum, farthest);
  }
}

const inside = (share: number): number => Math.min(1, Math.max(0, share));
