import { behindRemoved } from './behind-removed.ts';
import { type ColourModel, fitColours } from './colour-model.ts';
import { KEEP, type Marked, REMOVE, UNMARKED } from './marked.ts';
import { MinCut } from './min-cut.ts';

export interface Division {
  /** 1 = subject. */
  sides: Uint8Array;
  /** By how much a pixel's colour speaks for the subject (positive) or the ground. */
  votes: Float32Array;
  /** The votes of any colour. */
  voteFor(colours: Float32Array, at: number): number;
}

const COMPONENTS = 8;
const ROUNDS = 3;
/** Beside the strokes' colours count those of what was taken for the same side, that much in all. */
const TAKEN_SHARE = 0.6;
/** Cost of parting two pixels of one colour, in units of a vote. */
export const COHESION = 12;
/** Votes are cut off here: no colour outweighs everything around it. */
const MOST_VOTE = 8;
/** What a pixel loses that lies behind a "remove" stroke, seen from the nearest "keep" stroke. */
const BEHIND_VOTE = 2.5;
const UNIT = 100;
const SURE = 100_000_000;

const LINKS = [
  [0, 1, 0, 1],
  [2, 0, 1, 1],
  [4, 1, 1, Math.SQRT1_2],
  [6, 1, -1, Math.SQRT1_2],
] as const;

/**
 * Parts the subject from the ground: strokes say what colours each has, the colours vote for every pixel, and the border is
 * drawn where the votes and the edges of the picture cost least; then the colours are found again, a few times.
 */
export function divideByStrokes(marked: Marked, cohesion = COHESION): Division {
  const behind = behindRemoved(marked);
  let sides: Uint8Array | null = null;
  for (let round = 1; ; round += 1) {
    const [subject, ground] = [modelOf(marked, sides, 1), modelOf(marked, sides, 0)];
    const voteFor = (colours: Float32Array, at: number) =>
      Math.max(-MOST_VOTE, Math.min(MOST_VOTE, ground.cost(colours, at) - subject.cost(colours, at)));
    const votes = Float32Array.from(
      marked.marks,
      (_, at) => voteFor(marked.colours, at * 3) - BEHIND_VOTE * behind[at]!,
    );
    sides = cutBy(marked, votes, cohesion);
    if (round === ROUNDS) return { sides, votes, voteFor };
  }
}

/** The colours of one side: those under its strokes and, once there are sides, those that were taken for it. */
function modelOf({ colours, marks }: Marked, sides: Uint8Array | null, side: 0 | 1): ColourModel {
  const mark = side === 1 ? KEEP : REMOVE;
  const [own, taken]: [number[], number[]] = [[], []];
  marks.forEach((one, index) => {
    if (one === mark) own.push(index);
    else if (one === UNMARKED && sides?.[index] === side) taken.push(index);
  });
  const [under, others] = [thinned(own, 6000), thinned(taken, 12_000)];
  const shareOfTaken = others.length === 0 ? 0 : under.length === 0 ? 1 : TAKEN_SHARE;
  const samples = Uint32Array.from([...under, ...others]);
  const weights = Float32Array.from(samples, (_, index) =>
    index < under.length ? (1 - shareOfTaken) / under.length : shareOfTaken / others.length,
  );
  return fitColours(colours, samples, weights, COMPONENTS);
}

function thinned(all: number[], most: number): number[] {
  const each = Math.ceil(all.length / most);
  return each <= 1 ? all : all.filter((_, index) => index % each === 0);
}

/** The sides that cost least, by votes, strokes and edges. */
export function cutBy(
  { widthPx, heightPx, colours, marks }: Marked,
  votes: Float32Array,
  cohesion: number,
): Uint8Array {
  const cut = new MinCut(widthPx, heightPx);
  const contrast = 1 / (2 * Math.max(1, meanSquare(colours, widthPx, heightPx)));
  for (let y = 0, index = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, index += 1) {
      const mark = marks[index];
      const sure = mark === KEEP ? SURE : mark === REMOVE ? -SURE : null;
      cut.setTerminal(x, y, sure ?? votes[index]! * UNIT);
      for (const [direction, dx, dy, nearness] of LINKS) {
        if (x + dx >= widthPx || y + dy < 0 || y + dy >= heightPx) continue;
        const away = squaredStep(colours, index, index + dy * widthPx + dx);
        cut.link(x, y, direction, UNIT * (nearness * cohesion * Math.exp(-contrast * away) + 0.2));
      }
    }
  }
  return cut.solve();
}

function squaredStep(colours: Float32Array, one: number, other: number): number {
  const [a, b] = [one * 3, other * 3];
  return (
    (colours[a]! - colours[b]!) ** 2 +
    (colours[a + 1]! - colours[b + 1]!) ** 2 +
    (colours[a + 2]! - colours[b + 2]!) ** 2
  );
}

function meanSquare(colours: Float32Array, widthPx: number, heightPx: number): number {
  let sum = 0;
  for (let y = 0; y < heightPx - 1; y += 1)
    for (let x = 0, index = y * widthPx; x < widthPx - 1; x += 1, index += 1)
      sum += squaredStep(colours, index, index + 1) + squaredStep(colours, index, index + widthPx);
  return sum / Math.max(1, 2 * (widthPx - 1) * (heightPx - 1));
}
