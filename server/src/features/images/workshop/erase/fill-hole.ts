import { distanceTo } from '../cut-out/by-strokes/distance-to.ts';
import { type Holed, PatchField, REACH } from './patch-field.ts';

/** A copy with a side of fewer pixels than this has too few patches to take from. */
const MIN_SIDE = 28;
/**
 * The picture is halved until no pixel of the hole is farther than this from a known one, so that nearly every patch
 * reaches known pixels.
 */
const DEPTH = REACH + 1;
const RING_PX = 6;
/** Searches for a patch on each copy, in all rounds together: a small hole gets more rounds. */
const MAX_PATCHES = 250_000;
const SEED = 20_251;

/** What the hole was filled with. */
export interface Filled {
  part: Holed;
  field: PatchField;
  /** How many times worse the patches of the hole fit than those around it fit among themselves; 1 = as well. */
  unlikeness: number;
}

/**
 * Fills a hole with patches of its surroundings, first on a small copy, then on larger ones that start from the result
 * before. Null when there is no known patch to take from.
 */
export function fillHole(part: Holed): Filled | null {
  const levels = [part];
  let depth = depthOf(part);
  for (let last = part; depth > DEPTH; depth /= 2) {
    if (Math.min(last.widthPx, last.heightPx) / 2 < MIN_SIDE) break;
    last = halved(last);
    levels.push(last);
  }
  let field: PatchField | null = null;
  for (let at = levels.length - 1; at >= 0; at -= 1) {
    const level = levels[at]!;
    const next: PatchField = new PatchField(level, at === 0 ? RING_PX : 0, SEED + at);
    if (!next.canFill) {
      // On a small copy the hole may leave no whole patch to copy from, where a larger copy has some.
      if (field === null && at > 0) continue;
      return null;
    }
    if (field) startFromCopy(level, field.part);
    else spread(level);
    const before: PatchField | null = field;
    next.start((pixel) => (before ? guessFrom(before, level, pixel) : -1));
    const rounds = Math.max(4, Math.min(16, Math.round(MAX_PATCHES / next.targets.length)));
    for (let round = 0; round < rounds; round += 1) {
      next.improve(2);
      next.vote();
    }
    next.improve(2);
    field = next;
  }
  return field && { part, field, unlikeness: unlikenessOf(field) };
}

function depthOf({ widthPx, heightPx, hole }: Holed): number {
  const depth = distanceTo((at) => hole[at] === 0, widthPx, heightPx, 20_000);
  return depth.reduce((most, one) => Math.max(most, one), 0);
}

/** Half as wide and high; a pixel is hole when at least half of it is. */
function halved({ widthPx, heightPx, channels, hole }: Holed): Holed {
  const [width, height] = [widthPx >> 1, heightPx >> 1];
  const small: Holed = {
    widthPx: width,
    heightPx: height,
    channels: channels.map(() => new Float32Array(width * height)),
    hole: new Uint8Array(width * height),
  };
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 1) {
      const from = y * 2 * widthPx + x * 2;
      const all = [from, from + 1, from + widthPx, from + widthPx + 1];
      const known = all.filter((at) => hole[at] === 0);
      small.hole[to] = known.length <= 2 ? 1 : 0;
      channels.forEach((channel, index) => {
        const sum = known.reduce((total, at) => total + channel[at]!, 0);
        small.channels[index]![to] = known.length > 0 ? sum / known.length : 0;
      });
    }
  return small;
}

/** Starts the hole with the colours that the copy half as large has there. */
function startFromCopy({ widthPx, channels, hole }: Holed, small: Holed): void {
  channels.forEach((channel, index) => {
    const from = small.channels[index]!;
    for (let at = 0; at < hole.length; at += 1)
      if (hole[at] === 1) channel[at] = from[halfOf(at, widthPx, small)]!;
  });
}

function halfOf(at: number, widthPx: number, small: Holed): number {
  const x = Math.min(small.widthPx - 1, (at % widthPx) >> 1);
  const y = Math.min(small.heightPx - 1, Math.floor(at / widthPx) >> 1);
  return y * small.widthPx + x;
}

/** The patch that the copy half as large has found for this place, at twice the distance; -1 = none. */
function guessFrom(before: PatchField, { widthPx, heightPx }: Holed, at: number): number {
  const small = before.part;
  const half = halfOf(at, widthPx, small);
  const source = before.source[half]!;
  if (source < 0) return -1;
  const x = (at % widthPx) + 2 * ((source % small.widthPx) - (half % small.widthPx));
  const y =
    Math.floor(at / widthPx) + 2 * (Math.floor(source / small.widthPx) - Math.floor(half / small.widthPx));
  return x < 0 || y < 0 || x >= widthPx || y >= heightPx ? -1 : y * widthPx + x;
}

/** Fills the hole from its edge inwards with means of known neighbours and smooths it, as colours to start from. */
function spread({ widthPx, heightPx, channels, hole }: Holed): void {
  const isOpen = Uint8Array.from(hole);
  const around = (at: number) => {
    const x = at % widthPx;
    return [x > 0 ? at - 1 : at, x < widthPx - 1 ? at + 1 : at, at - widthPx, at + widthPx].filter(
      (to) => to >= 0 && to < widthPx * heightPx,
    );
  };
  let open = [...isOpen.keys()].filter((at) => isOpen[at] === 1);
  const inside = [...open];
  while (open.length > 0) {
    const edge = open.filter((at) => around(at).some((to) => isOpen[to] === 0));
    if (edge.length === 0) break;
    for (const at of edge) {
      const known = around(at).filter((to) => isOpen[to] === 0);
      for (const channel of channels)
        channel[at] = known.reduce((sum, to) => sum + channel[to]!, 0) / known.length;
    }
    for (const at of edge) isOpen[at] = 0;
    open = open.filter((at) => isOpen[at] === 1);
  }
  for (let round = 0; round < 60; round += 1)
    for (const channel of channels)
      for (const at of inside) {
        const all = around(at);
        channel[at] = all.reduce((sum, to) => sum + channel[to]!, 0) / all.length;
      }
}

/**
 * Added to both sides of the comparison: a difference that no eye sees, as a sum of squares over a patch of 49 pixels
 * and three channels.
 */
const UNSEEN = 49 * 3 * 12;

function unlikenessOf(field: PatchField): number {
  const [inside, around]: [number[], number[]] = [[], []];
  for (const at of field.targets) (field.isKnown[at] === 1 ? around : inside).push(field.distance[at]!);
  const ranked = (values: number[], share: number) =>
    values.sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
  return (ranked(inside, 0.9) + UNSEEN) / (ranked(around, 0.75) + UNSEEN);
}
