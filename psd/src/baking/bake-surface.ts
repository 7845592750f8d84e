import type { Bounds, PsdDocument } from '../document.ts';
import type { RefusedPart } from '../psd-refusal.ts';
import type { Artwork } from '../scenes/artwork.ts';
import type { PsdSurface } from '../surfaces/find-surfaces.ts';
import { greys, HALF_BLACK, HALF_WHITE } from './artworks.ts';
import { findGround } from './baked-colour.ts';
import { findCulprits } from './find-culprits.ts';
import {
  type Compared,
  chooseParts,
  measureBaked,
  STORAGES,
  type Storage,
  showsAny,
  toCodes,
} from './measure-baked.ts';
import { findOverlaps } from './place-surface.ts';
import { type Part, type Reduction, reduceArea, reductionTo, sourceOf } from './reduce-area.ts';
import { openScene, type Scene, type UnreachedParts, viewScene } from './scene.ts';
import { type BakedDifference, isNear } from './tally.ts';
import { type StoredPlaces, type SurfacePlaces, uvMapToStore } from './uv-map-to-store.ts';

/** The difference with which no more pictures are taken. */
const GOOD: BakedDifference = { mean: 0.75, p99: 4 };

/** Document pixels that are composed together, those of contents counted as such. */
const BAND_PIXELS = 500_000;

/** A surface as pictures: what the mockup shows without artwork, and what it shows for artwork of each grey. */
export interface BakedSurface {
  width: number;
  height: number;
  /** Red, green and blue of the mockup with nothing on the surface. */
  empty: Uint8ClampedArray;
  /** The same with artwork from black to white all over it, in equal steps. */
  responses: Uint8ClampedArray[];
  /** The artwork that shows the same as none; missing where see-through artwork is mixed with what shows without it. */
  ground?: Uint8ClampedArray;
  /** How much of each pixel the surface covers, of 255. */
  coverage: Uint8ClampedArray;
  /** Where each pixel lies in the contents, as shares of their width and height; mostly a smaller picture. 0 = nowhere near. */
  places: StoredPlaces;
  difference: BakedDifference;
}

/** A surface that cannot be baked: what stands in the way, and how far the best baked pictures are from the truth. */
export interface NotBaked {
  problems: RefusedPart[];
  difference?: BakedDifference;
}

export interface BakeSettings {
  /** The most pixels of a side. */
  longest: number;
  /** The part of the document that is shown; missing = all of it. */
  area?: Bounds;
  /** What is shown where no artwork reaches. */
  beyond?: UnreachedParts;
}

/**
 * Turns a surface into pictures of at most `longest` pixels a side, compared with fully composed pictures of twenty artworks. The
 * document must be one that `composePsd` composes, or at least what artwork reaches of it.
 */
export function bakeSurface(
  document: PsdDocument,
  surface: PsdSurface,
  { longest, area, beyond }: BakeSettings,
): BakedSurface | NotBaked {
  if (surface.problems.length > 0) return { problems: surface.problems };
  const refuse = (feature: string): NotBaked => ({ problems: [{ layer: surface.name, feature }] });
  if (document.mode !== 'rgb') return refuse('grey document');
  const page = { left: 0, top: 0, right: document.width, bottom: document.height };
  const reduction = reductionTo(area ?? page, longest);
  const scene = openScene(document, surface, { beyond });
  const places = uvMapToStore(surface, reduction);
  const parts = chooseParts(places.read.share, reduction);
  if (parts.length === 0) return refuse('smart object outside the picture');
  const compared = { reduction, parts, places: places.read };
  const differences = measureBaked(scene, compared);
  const chosen = chooseStorage(differences);
  const difference = differences[chosen]!;
  if (!isNear(difference)) {
    if (isByOverlap(scene, compared))
      return { ...refuse('equal smart objects over one another'), difference };
    const culprits = findCulprits(scene, compared);
    const problems =
      culprits.length > 0 ? culprits : refuse('blending of the artwork’s colours with one another').problems;
    return { problems, difference };
  }
  return { ...drawMaps(scene, reduction, { places, storage: STORAGES[chosen]! }), difference };
}

/** Whether baking fails only where the surface covers itself: without those parts the result is near enough. */
function isByOverlap(scene: Scene, compared: Compared): boolean {
  const { parts, reduction } = compared;
  const overlaps = findOverlaps(scene.surface, reduction);
  const others = parts.filter((part) => !showsAny(part, overlaps, reduction.width));
  if (others.length === 0 || others.length === parts.length) return false;
  const differences = measureBaked(scene, { ...compared, parts: others });
  return isNear(differences[chooseStorage(differences)]!);
}

/** The storage of the fewest pictures that is good, else the best. */
function chooseStorage(differences: BakedDifference[]): number {
  const good = differences.findIndex(({ mean, p99 }) => mean <= GOOD.mean && p99 <= GOOD.p99);
  if (good >= 0) return good;
  const least = Math.min(...differences.map(({ p99 }) => p99));
  return differences.findIndex(({ p99 }) => p99 === least);
}

function drawMaps(
  scene: Scene,
  reduction: Reduction,
  { places, storage: { knots, hasGround } }: { places: SurfacePlaces; storage: Storage },
): Omit<BakedSurface, 'difference'> {
  const { width, height, stepY } = reduction;
  const { share } = places.read;
  const empty = new Uint8ClampedArray(width * height * 3);
  const artworks = hasGround ? [...greys(knots), HALF_BLACK, HALF_WHITE] : greys(knots);
  const drawn = artworks.map(() => new Uint8ClampedArray(width * height * 3));
  const columns = shownColumns(share, width);
  const rows = Math.max(
    1,
    Math.floor(BAND_PIXELS / (width * reduction.stepX * stepY * perPixel(scene.surface))),
  );
  for (let top = 0; top < height; top += rows) {
    const band: Part = { left: 0, top, right: width, bottom: Math.min(height, top + rows) };
    drawInto(width, [null], [empty], { scene, part: band, reduction });
    const isShown = share.subarray(top * width, band.bottom * width).some((value) => value > 0);
    if (isShown) drawInto(width, artworks, drawn, { scene, part: { ...band, ...columns }, reduction });
  }
  return {
    width,
    height,
    empty,
    responses: drawn.slice(0, knots),
    ...(hasGround && { ground: drawGround(share, empty, drawn) }),
    coverage: Uint8ClampedArray.from(share, (part) => (part > 0 ? Math.max(1, part * 255) : 0)),
    places: places.stored,
  };
}

/** Pixels that are composed for each pixel of the document where a surface lies in contents, and those in others. */
const perPixel = ({ places }: PsdSurface): number =>
  places.reduce(
    (most, { within }) => Math.max(most, within ? within.perPixel * perPixel(within.surface) : 1),
    1,
  );

/** @param drawn the responses, then those to black and to white of half alpha */
function drawGround(
  share: Float32Array,
  empty: Uint8ClampedArray,
  drawn: Uint8ClampedArray[],
): Uint8ClampedArray {
  const ground = new Uint8ClampedArray(empty.length);
  const responses = new Float32Array(drawn.length - 2);
  const [halfBlack, halfWhite] = drawn.slice(-2) as [Uint8ClampedArray, Uint8ClampedArray];
  for (let at = 0; at < ground.length; at += 1) {
    if (share[Math.floor(at / 3)] === 0) continue;
    for (let knot = 0; knot < responses.length; knot += 1) responses[knot] = drawn[knot]![at]!;
    const half = { black: halfBlack[at]!, white: halfWhite[at]! };
    ground[at] = findGround({ empty: empty[at]!, responses }, half);
  }
  return ground;
}

/** Draws a part with each artwork into the picture of the same number. */
function drawInto(
  width: number,
  artworks: (Artwork | null)[],
  pictures: Uint8ClampedArray[],
  { scene, part, reduction }: { scene: Scene; part: Part; reduction: Reduction },
): void {
  const bounds: Bounds = sourceOf(part, reduction);
  const view = viewScene(scene, bounds);
  const partWidth = (part.right - part.left) * 3;
  for (const [index, artwork] of artworks.entries()) {
    const codes = toCodes(reduceArea(view.draw(artwork), part, reduction));
    for (let y = part.top; y < part.bottom; y += 1) {
      const from = (y - part.top) * partWidth;
      pictures[index]!.set(codes.subarray(from, from + partWidth), (y * width + part.left) * 3);
    }
  }
}

/** Columns of the mockup in which the surface shows. */
function shownColumns(share: Float32Array, width: number): { left: number; right: number } {
  let [left, right] = [width, 0];
  for (let at = 0; at < share.length; at += 1) {
    if (share[at] === 0) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, (at % width) + 1);
  }
  return { left, right };
}
