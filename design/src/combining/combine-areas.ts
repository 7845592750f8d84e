import { FillRule, type Path, PathBoolean, PathBooleanOperation, pathToCommands } from 'path-bool';
import { OUTLINE_COORDINATES, outlineOp } from '../geometry/outline-op.ts';
import { MAX_PATH_DATA } from '../layers/vector/vector-layer.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import { type Area, type LayerArea, mapPoints } from './area-of.ts';
import type { Combination } from './combine-obstacle.ts';
import { withoutSlivers } from './contours.ts';
import { countCrossings } from './count-crossings.ts';
import { isCombinedCorrectly } from './is-combined-correctly.ts';
import { splitArea } from './split-area.ts';

type Segment = Path[number];
/** How far the points of the area with this number are moved. */
interface Shift {
  mm: number;
  index: number;
}

type Input = { path: Path; fillRule: FillRule };

const OPERATIONS: Readonly<Record<Combination, PathBooleanOperation>> = {
  union: PathBooleanOperation.Union,
  subtract: PathBooleanOperation.Difference,
  intersect: PathBooleanOperation.Intersection,
  exclude: PathBooleanOperation.Exclusion,
};

/** Points are rounded to this, in mm, before they are combined. */
const STEP_MM = 1e-5;
/**
 * How far points are moved in turn, in mm, each another way. The search for crossings can stumble where an edge only touches another,
 * and finds its way where it misses or crosses it by a little; a print shows a tenth of a millimetre.
 */
const SHIFTS_MM = [0, 4e-4, 8e-4, 1.3e-3, 2.1e-3, 3.4e-3] as const;

/** An exclusion keeps every crossing of its outlines, and two pieces of them end there, each written with no fewer characters than this. */
const CHARACTERS_OF_CROSSING = 24;
const MAX_EXCLUDED_CROSSINGS = MAX_PATH_DATA / CHARACTERS_OF_CROSSING;

/**
 * Outlines, to be filled by the even-odd rule, of what several areas make together; `empty` where that is nothing, `long` where it is known
 * before that they have more points than a vector may have, `crossed` where outlines cross each other too often to be followed, `failed` where
 * no outlines were found that are right to a hundredth of a millimetre.
 * @param units from the bottom; the layers of one count as a single area
 */
export function combineAreas(
  units: readonly (readonly LayerArea[])[],
  combination: Combination,
): PathCommands | 'empty' | 'long' | 'crossed' | 'failed' {
  const split = splitAreas(units);
  if (!split) return 'crossed';
  for (const shiftMm of SHIFTS_MM) {
    const combined = tryCombining(split, combination, shiftMm);
    if (combined === 'long' || combined === 'crossed') return combined;
    if (!combined || !isCombinedCorrectly(units, combination, combined)) continue;
    return combined.length === 0 ? 'empty' : combined;
  }
  return 'failed';
}

/** The same units, each of areas that can be combined in groups; null where outlines of one area cross each other too often. */
function splitAreas(units: readonly (readonly LayerArea[])[]): LayerArea[][] | null {
  let isCrossed = false;
  const split = units.map((layers) =>
    layers.map(({ areas, cut }) => ({
      areas: areas.flatMap((area) => {
        const parts = splitArea(area);
        isCrossed ||= parts === 'crossed';
        return parts === 'crossed' ? [] : parts;
      }),
      cut,
    })),
  );
  return isCrossed ? null : split;
}

function tryCombining(
  units: readonly (readonly LayerArea[])[],
  combination: Combination,
  shiftMm: number,
): PathCommands | 'long' | 'crossed' | null {
  try {
    const inputs = units.map((layers, index) =>
      joinAreas(layers.map((layer) => joinLayer(layer, { mm: shiftMm, index }))),
    );
    if (combination === 'exclude' && isLongExcluded(inputs)) return 'long';
    return withoutSlivers(toCommands(combineInGroups(inputs, combination).path));
  } catch (error) {
    // The library follows outlines from crossing to crossing, a call within a call; these have filled the stack, and would again.
    if (isStackFull(error)) return 'crossed';
    // The search for crossings has lost its way; another shift is tried.
    return null;
  }
}

/** Firefox calls a full stack an internal error, other browsers call it a range error. */
function isStackFull(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** Whether an exclusion of areas has more points than a vector may have. */
function isLongExcluded(inputs: readonly Input[]): boolean {
  const hasMany = (areas: readonly Input[]) =>
    countCrossings(
      areas.map(({ path }) => toCommands(path)),
      MAX_EXCLUDED_CROSSINGS,
    ) >= MAX_EXCLUDED_CROSSINGS;
  // Outlines that lie within their own area are crossed too, but are no part of what comes out: they are taken away first where there are many.
  return hasMany(inputs) && hasMany(inputs.map((one) => combine([one], PathBooleanOperation.Union)));
}

/** More areas than these are combined in groups of this size. */
const GROUP = 8;

/**
 * Many areas in groups, and what came of them again in groups: of two hundred circles all crossings are forty thousand points, most of which
 * lie inside the others and are gone after the first groups.
 */
function combineInGroups(inputs: Input[], combination: Combination): Input {
  const operation = OPERATIONS[combination];
  if (inputs.length <= GROUP) return combine(inputs, operation);
  if (combination === 'subtract') {
    const [base, ...others] = inputs;
    return combine(base ? [base, combineInGroups(others, 'union')] : [], operation);
  }
  const groups = Array.from({ length: Math.ceil(inputs.length / GROUP) }, (_, i) =>
    combine(inputs.slice(i * GROUP, (i + 1) * GROUP), operation),
  );
  return combineInGroups(groups, combination);
}

function combine(inputs: Input[], operation: PathBooleanOperation): Input {
  return { path: new PathBoolean(inputs).get(operation).flat(), fillRule: FillRule.EvenOdd };
}

/** The union of areas; one by itself stays as it is. */
function joinAreas(areas: Input[]): Input {
  const [first, ...others] = areas;
  return first && others.length === 0 ? first : combineInGroups(areas, 'union');
}

/** All areas of a layer as one, cut to its box. */
function joinLayer({ areas, cut }: LayerArea, shift: Shift): Input {
  const joined = joinAreas(areas.map((area) => toInput(area, shift)));
  return cut ? combine([joined, toInput(cut, shift)], PathBooleanOperation.Intersection) : joined;
}

function toInput({ commands, rule }: Area, shift: Shift): Input {
  const round = (value: number) => Math.round(value / STEP_MM) * STEP_MM;
  const moved = mapPoints(commands, (x, y) => {
    // Equal points of one area stay equal, so that its outlines stay closed.
    const angle = x * 7.3 + y * 11.9 + shift.index * 2;
    return [round(x + shift.mm * Math.cos(angle)), round(y + shift.mm * Math.sin(angle))];
  });
  return {
    path: toSegments(moved),
    fillRule: rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero,
  };
}

/** Every outline closed, as filling does. */
function toSegments(commands: PathCommands): Path {
  const segments: Segment[] = [];
  let [start, at]: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  const point = (i: number): [number, number] => [commands[i] ?? 0, commands[i + 1] ?? 0];
  const close = () => {
    if (!start || !at) return;
    if (start[0] !== at[0] || start[1] !== at[1]) segments.push(['L', at, start]);
    at = start;
  };
  for (let i = 0; i < commands.length; ) {
    const op = commands[i] ?? outlineOp.close;
    const next = i + 1 + (OUTLINE_COORDINATES[op] ?? 0);
    const end = point(next - 2);
    const from = at ?? end;
    if (op === outlineOp.close || op === outlineOp.move) close();
    if (op === outlineOp.move) start = end;
    if (op === outlineOp.line) segments.push(['L', from, end]);
    if (op === outlineOp.quadratic) segments.push(['Q', from, point(i + 1), end]);
    if (op === outlineOp.cubic) segments.push(['C', from, point(i + 1), point(i + 3), end]);
    if (op !== outlineOp.close) at = end;
    i = next;
  }
  close();
  return segments.filter((segment) => !isPoint(segment));
}

function isPoint([, ...points]: Segment): boolean {
  const [first] = points as [number, number][];
  return (points as [number, number][]).every(([x, y]) => x === first?.[0] && y === first[1]);
}

const OP_OF: Readonly<Record<string, number>> = {
  M: outlineOp.move,
  L: outlineOp.line,
  Q: outlineOp.quadratic,
  C: outlineOp.cubic,
  Z: outlineOp.close,
};

function toCommands(path: Path): PathCommands {
  return [...pathToCommands(path)].flatMap(([letter, ...points]) => {
    const op = OP_OF[letter];
    // Only commands of the input are expected in the result.
    if (op === undefined) throw new Error(`path-bool returned ${letter}.`);
    return [op, ...(points as [number, number][]).flat()];
  });
}
