import { erase } from '../../server/src/features/images/workshop/erase/erase.ts';
import { paintStroke } from '../../server/src/features/images/workshop/strokes/paint-strokes.ts';
import { median, printTable } from '../support/figures.ts';
import { createRandom } from '../truth/random.ts';
import { EXACT, type KnownErasure, makeKnownErasure, OF_A_KIND } from './known-erasures.ts';
import { collect, type Picture, rowsOf } from './pictures.ts';

/** Largest mean difference (0..255) from what really lay under the object, on grounds that can be continued exactly. */
const BAR = 5;
/** Limits on other grounds: the steps between pixels across the hole's edge, and inside it, as multiples of the steps in the ground itself. */
const MAX_STEP_ACROSS = 1.25;
const STEPS_INSIDE = [0.75, 1.33] as const;

/** Prints how what is erased compares with the ground that lay under it, compared with two simple ways to fill a hole. */
export async function measureErasures(seed: number, count: number): Promise<void> {
  const rows: string[][] = [];
  const bad: string[] = [];
  const sum = { clean: 0, right: 0 };
  for (const kind of [...EXACT, ...OF_A_KIND]) {
    const isExact = EXACT.some((one) => one === kind);
    const errors: number[][] = [[], [], []];
    const steps: number[][] = [[], [], []];
    let [fine, clean, right] = [0, 0, 0];
    for (let n = 0; n < count; n += 1) {
      const known = await makeKnownErasure(createRandom(seed * 7919 + n * 100 + kind.length), kind);
      const mask = maskOf(known);
      const { widthPx, heightPx } = known.before;
      const ours = await collect(widthPx, heightPx, (write) =>
        erase(rowsOf(known.before), known.strokes, write),
      );
      const ways = [ours, withMean(known.before, mask), withMembrane(known.before, mask)];
      ways.forEach((one, at) => {
        errors[at]!.push(errorOf(one, known.ground, mask));
        steps[at]!.push(stepsOf(one, mask).inside / stepsOf(known.ground, mask).inside);
      });
      const is = errors[0]!.at(-1)! <= BAR || (!isExact && isOfItsKind(ours, known.ground, mask));
      if (is) fine += 1;
      if (ours.made.state !== 'filled' || ours.made.edgeQuality !== 'clean') continue;
      clean += 1;
      if (is) right += 1;
      else bad.push(`${errors[0]!.at(-1)!.toFixed(1)}, ${faultOf(ours, known.ground, mask)}: ${known.name}`);
    }
    sum.clean += clean;
    sum.right += right;
    rows.push([
      kind,
      ...errors.map((list) => median(list).toFixed(2)),
      ...steps.map((list) => (isExact ? '' : median(list).toFixed(2))),
      `${fine} of ${count}`,
      `${right} of ${clean}`,
    ]);
  }
  rows.push(['all', ...new Array(7).fill(''), `${sum.right} of ${sum.clean}`]);
  printTable(
    [
      'erased: mean error',
      'ours',
      'mean',
      'membrane',
      'steps',
      'mean',
      'membrane',
      'right',
      'clean and right',
    ],
    rows,
  );
  for (const line of bad.slice(0, 30)) console.log(line);
}

function maskOf({ before: { widthPx, heightPx }, strokes }: KnownErasure): Uint8Array {
  const mask = new Uint8Array(widthPx * heightPx);
  for (const stroke of strokes) paintStroke(mask, widthPx, heightPx, stroke, 1);
  return mask;
}

const CHANNELS = [0, 1, 2];

function errorOf(one: Picture, ground: Picture, mask: Uint8Array): number {
  let [sum, count] = [0, 0];
  mask.forEach((is, at) => {
    if (is === 0) return;
    for (const channel of CHANNELS)
      sum += Math.abs(one.rgba[at * 4 + channel]! - ground.rgba[at * 4 + channel]!);
    count += 3;
  });
  return sum / count;
}

/** Mean step between neighbours of which one is in the hole, and of which both are. */
function stepsOf({ rgba, widthPx, heightPx }: Picture, mask: Uint8Array) {
  const found = { across: 0, inside: 0 };
  const counts = { across: 0, inside: 0 };
  for (let at = 0; at < mask.length; at += 1)
    for (const by of [1, widthPx]) {
      if (by === 1 ? at % widthPx === widthPx - 1 : at >= widthPx * (heightPx - 1)) continue;
      const holes = mask[at]! + mask[at + by]!;
      if (holes === 0) continue;
      const where = holes === 2 ? 'inside' : 'across';
      for (const channel of CHANNELS)
        found[where] += Math.abs(rgba[at * 4 + channel]! - rgba[(at + by) * 4 + channel]!);
      counts[where] += 3;
    }
  return { across: found.across / counts.across, inside: found.inside / counts.inside };
}

function ratiosOf(one: Picture, ground: Picture, mask: Uint8Array) {
  const [ours, truth] = [stepsOf(one, mask), stepsOf(ground, mask)];
  return { across: ours.across / truth.across, inside: ours.inside / truth.inside };
}

function isOfItsKind(one: Picture, ground: Picture, mask: Uint8Array): boolean {
  const { across, inside } = ratiosOf(one, ground, mask);
  return across <= MAX_STEP_ACROSS && inside >= STEPS_INSIDE[0] && inside <= STEPS_INSIDE[1];
}

function faultOf(one: Picture, ground: Picture, mask: Uint8Array): string {
  const { across, inside } = ratiosOf(one, ground, mask);
  return `steps across ${across.toFixed(2)}, inside ${inside.toFixed(2)}`;
}

/** The hole in the mean colour of the pixels around it. */
function withMean({ rgba, widthPx, heightPx }: Picture, mask: Uint8Array): Picture {
  const result = rgba.slice();
  const edge = [...mask.keys()].filter(
    (at) => mask[at] === 0 && [-1, 1, -widthPx, widthPx].some((by) => mask[at + by] === 1),
  );
  const mean = CHANNELS.map(
    (channel) => edge.reduce((sum, at) => sum + rgba[at * 4 + channel]!, 0) / edge.length,
  );
  mask.forEach((is, at) => {
    if (is === 1) result.set(mean.map(Math.round), at * 4);
  });
  return { rgba: result, widthPx, heightPx };
}

/** The hole as a membrane that is stretched between the pixels around it. */
function withMembrane(picture: Picture, mask: Uint8Array): Picture {
  const { rgba, widthPx, heightPx } = withMean(picture, mask);
  const values = Float32Array.from(rgba);
  const inside = [...mask.keys()].filter((at) => mask[at] === 1);
  const line = widthPx * 4;
  // The strokes stay within the picture, so that each pixel has four neighbours.
  for (let round = 0; round < 200; round += 1)
    for (const at of inside)
      for (let to = at * 4; to < at * 4 + 3; to += 1) {
        const around = values[to - 4]! + values[to + 4]! + values[to - line]! + values[to + line]!;
        values[to]! += 1.8 * (around / 4 - values[to]!);
      }
  return {
    rgba: Uint8Array.from(values, (value) => Math.max(0, Math.min(255, Math.round(value)))),
    widthPx,
    heightPx,
  };
}
