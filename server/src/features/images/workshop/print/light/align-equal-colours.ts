import type { Cells } from './gather-evidence.ts';
import { type Evidence, type Grid, solveField } from './light-field.ts';

/** Cells whose colours, light taken out, are this near to each other are of one colour of the artwork. */
const NEAR = 0.09;
/** A difference of hue counts this many times a difference of brightness. */
const HUE_TIMES = 6;
/** A colour of fewer cells than this share says nothing. */
const MIN_SHARE = 0.01;
const MAX_COLOURS = 24;
const ROUNDS = 3;
const WEIGHT = 0.25;

interface Colour {
  bright: number;
  red: number;
  green: number;
  count: number;
}

/**
 * Lets places of one colour agree: where the artwork has a colour in several places, their difference is light. Changes
 * `evidence` and `field`.
 */
export function alignEqualColours(grid: Grid, cells: Cells, evidence: Evidence, field: Float64Array): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const colours = coloursOf(cells, field);
    for (let at = 0; at < field.length; at += 1) {
      const colour = nearest(colours, cells, field, at);
      evidence.valueWeight[at] = colour ? WEIGHT * cells.trust[at]! * likeness(colour, cells, field, at) : 0;
      evidence.value[at] = colour ? cells.bright[at]! - colour.bright : 0;
    }
    solveField(grid, evidence, field);
  }
}

/** The artwork's colours, the most frequent first, each from cells that no earlier one took. */
function coloursOf(cells: Cells, field: Float64Array): Colour[] {
  const isFree = Uint8Array.from(cells.trust, (trust) => (trust > 0.3 ? 1 : 0));
  const usable = isFree.reduce((sum, one) => sum + one, 0);
  const found: Colour[] = [];
  while (found.length < MAX_COLOURS) {
    const seed = densest(cells, field, isFree);
    if (!seed) break;
    let colour = seed;
    for (let n = 0; n < 3; n += 1) colour = meanNear(colour, cells, field, isFree) ?? colour;
    let taken = 0;
    for (let at = 0; at < field.length; at += 1)
      if (isFree[at] && distance(colour, cells, field, at) < NEAR) {
        isFree[at] = 0;
        taken += 1;
      }
    if (taken < usable * MIN_SHARE || taken === 0) break;
    found.push({ ...colour, count: taken });
  }
  return found;
}

/** The fullest box of a coarse histogram. */
function densest(cells: Cells, field: Float64Array, isFree: Uint8Array): Colour | null {
  const boxes = new Map<string, Colour>();
  let best: Colour | null = null;
  for (let at = 0; at < field.length; at += 1) {
    if (!isFree[at]) continue;
    const bright = cells.bright[at]! - field[at]!;
    const [red, green] = [cells.red[at]!, cells.green[at]!];
    const key = [bright / NEAR, (red * HUE_TIMES) / NEAR, (green * HUE_TIMES) / NEAR].map(Math.round).join();
    const box = boxes.get(key) ?? { bright: 0, red: 0, green: 0, count: 0 };
    const count = box.count + 1;
    box.bright += (bright - box.bright) / count;
    box.red += (red - box.red) / count;
    box.green += (green - box.green) / count;
    box.count = count;
    boxes.set(key, box);
    if (!best || count > best.count) best = box;
  }
  return best;
}

function meanNear(colour: Colour, cells: Cells, field: Float64Array, isFree: Uint8Array): Colour | null {
  const mean: Colour = { bright: 0, red: 0, green: 0, count: 0 };
  for (let at = 0; at < field.length; at += 1) {
    if (!isFree[at] || distance(colour, cells, field, at) > NEAR) continue;
    mean.bright += cells.bright[at]! - field[at]!;
    mean.red += cells.red[at]!;
    mean.green += cells.green[at]!;
    mean.count += 1;
  }
  if (mean.count === 0) return null;
  const { count } = mean;
  return { bright: mean.bright / count, red: mean.red / count, green: mean.green / count, count };
}

function nearest(colours: readonly Colour[], cells: Cells, field: Float64Array, at: number): Colour | null {
  let best: Colour | null = null;
  let least = NEAR * 1.5;
  for (const colour of colours) {
    const away = distance(colour, cells, field, at);
    if (away < least) [best, least] = [colour, away];
  }
  return best;
}

function likeness(colour: Colour, cells: Cells, field: Float64Array, at: number): number {
  return 1 / (1 + (distance(colour, cells, field, at) / (NEAR / 2)) ** 2) ** 2;
}

function distance(colour: Colour, { bright, red, green }: Cells, field: Float64Array, at: number): number {
  const hue = Math.abs(red[at]! - colour.red) + Math.abs(green[at]! - colour.green);
  return Math.max(Math.abs(bright[at]! - field[at]! - colour.bright), hue * HUE_TIMES);
}
