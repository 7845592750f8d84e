import type { MeshSurface } from '@diy/design/photo-mockup';
import type { Part } from '../read-part.ts';
import { alignEqualColours } from './align-equal-colours.ts';
import { CELL, type Cells, gatherEvidence } from './gather-evidence.ts';
import { type Evidence, type Grid, solveField } from './light-field.ts';
import { AROUND_PRINT, copyForLight, type WorkingCopy } from './working-copy.ts';

/** What a light is known by. */
export interface LightFigures {
  /** Share of the print where something says how light changes. */
  support: number;
  /** Grain, weave and relief of the product: how much neighbouring pixels of one colour differ (logarithm). */
  grain: number;
  /** How far light may be off where places of one colour disagree (logarithm). */
  doubt: number;
}

/** How a print is lit, on a grid over it and its margin. */
export interface Light extends Grid {
  /** What each place is to be multiplied by in linear light. */
  factors: Float32Array;
  /** Pixels of the working copy. */
  widthPx: number;
  heightPx: number;
  isSure: boolean;
  figures: LightFigures;
}

const ROUNDS = 4;
/** A step of light between neighbouring places that differs by more from the smooth field is an edge of the artwork. */
const ODD = 0.03;
/** This share of a print is lit less well than what the rest is brought to. */
const WELL_LIT = 0.9;
/** A larger step between pixels is an edge, whatever the product's grain. */
const EDGE = 0.12;
/** From this many pixels or fewer, a product's grain cannot be measured. */
const MAX_UNKNOWN = 200;
const MAX_FACTOR = 5;
const MIN_FACTOR = 0.6;

/**
 * Finds the light of a print: what changes softly without changing its hue.
 * @param ratio width over height
 */
export function findLight(part: Part, surface: MeshSurface, ratio: number): Light {
  const copy = copyForLight(part, surface, ratio);
  const { grid, cells, evidence } = gatherEvidence(copy);
  const field = new Float64Array(grid.columns * grid.rows);
  const first: Evidence = {
    ...evidence,
    rightWeight: evidence.rightWeight.slice(),
    downWeight: evidence.downWeight.slice(),
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    solveField(grid, first, field);
    reweigh(grid, evidence, field, first);
  }
  alignEqualColours(grid, cells, first, field);
  const inside = insideOf(grid, copy);
  const lit = [...inside].map((at) => field[at]!).sort((a, b) => a - b);
  const reference = lit[Math.floor(lit.length * WELL_LIT)] ?? 0;
  const factors = Float32Array.from(field, (value) =>
    Math.max(MIN_FACTOR, Math.min(MAX_FACTOR, Math.exp(reference - value))),
  );
  const supported = inside.filter(
    (at) => first.rightWeight[at]! + first.downWeight[at]! + first.valueWeight[at]! > 0.5,
  );
  const figures = {
    support: supported.length / Math.max(1, inside.length),
    grain: grainOf(copy),
    doubt: doubtOf(cells, inside, first, field),
  };
  return {
    ...grid,
    factors,
    widthPx: copy.widthPx,
    heightPx: copy.heightPx,
    isSure: isClear(figures),
    figures,
  };
}

/** Places of one colour disagree by no more than this, and by what the product's grain adds to it. */
const MAX_DOUBT = 0.0025;
const DOUBT_PER_GRAIN = 0.15;

/** Light and artwork differ clearly enough for the result to be taken as it is. */
const isClear = ({ support, grain, doubt }: LightFigures): boolean =>
  support >= 0.66 && grain <= 0.022 && doubt <= MAX_DOUBT + DOUBT_PER_GRAIN * grain;

/** The median second difference of brightness along rows that no edge crosses. */
function grainOf({ widthPx, heightPx, bright, trust }: WorkingCopy): number {
  const found: number[] = [];
  for (let y = 0; y < heightPx; y += 2)
    for (let at = y * widthPx + 1; at < (y + 1) * widthPx - 1; at += 1) {
      const [before, after] = [bright[at]! - bright[at - 1]!, bright[at + 1]! - bright[at]!];
      if (trust[at]! > 0.5 && Math.abs(before) < EDGE && Math.abs(after) < EDGE)
        found.push(Math.abs(after - before));
    }
  found.sort((a, b) => a - b);
  return found.length > MAX_UNKNOWN ? found[found.length >> 1]! : 0;
}

/** How far the found light is from what the cells of known colour show: the mean difference. Cells of unknown colour do not count. */
function doubtOf(
  cells: Cells,
  inside: readonly number[],
  { value, valueWeight }: Evidence,
  field: Float64Array,
): number {
  let [sum, count] = [0, 0];
  for (const at of inside) {
    if (valueWeight[at]! === 0) continue;
    sum += cells.trust[at]! * Math.abs(value[at]! - field[at]!);
    count += cells.trust[at]!;
  }
  return count === 0 ? 1 : sum / count;
}

/** Places of the grid that lie on the print. */
function insideOf(
  { columns, rows }: Grid,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): number[] {
  const edge = AROUND_PRINT / (1 + 2 * AROUND_PRINT);
  const is = (place: number, side: number) => {
    const share = ((place + 0.5) * CELL) / side;
    return share > edge && share < 1 - edge;
  };
  return Array.from({ length: columns * rows }, (_, at) => at).filter(
    (at) => is(at % columns, widthPx) && is(Math.floor(at / columns), heightPx),
  );
}

function reweigh({ columns }: Grid, evidence: Evidence, field: Float64Array, out: Evidence): void {
  const weigh = (difference: number, step: number) => 1 / (1 + ((difference - step) / ODD) ** 2) ** 2;
  for (let at = 0; at < field.length; at += 1) {
    const [right, down] = [field[at + 1] ?? 0, field[at + columns] ?? 0];
    out.rightWeight[at] = evidence.rightWeight[at]! * weigh(evidence.right[at]!, right - field[at]!);
    out.downWeight[at] = evidence.downWeight[at]! * weigh(evidence.down[at]!, down - field[at]!);
  }
}
