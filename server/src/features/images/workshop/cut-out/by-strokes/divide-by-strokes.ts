import { behindRemoved } from './behind-removed.ts';
import { type ColourModel, fitColours } from './colour-model.ts';
import { KEEP, type MarkedPicture, REMOVE, UNMARKED } from './marked-picture.ts';
import { MinCut } from './min-cut.ts';

export interface Division {
  /** 1 = subject. */
  sides: Uint8Array;
  /**
   * For each pixel, how strongly its colour speaks for the subject (positive) or the ground (negative): the difference
   * of two log likelihoods.
   */
  votes: Float32Array;
  /** The vote of any colour; `at` is the index of the first of its three values. */
  voteFor(colours: Float32Array, at: number): number;
}

const COMPONENTS = 8;
const ROUNDS = 3;
/**
 * After the first round a side's colours are learnt from its strokes and also from the pixels that the round before
 * gave to it. Those pixels have this weight in all (0 to 1), and the strokes the rest: strokes show few of the side's
 * colours, but they are certain.
 */
const TAKEN_SHARE = 0.6;
/**
 * Cost, in units of a vote, of drawing the border between two neighbours of the same colour. A higher cost makes a
 * smoother border.
 */
export const COHESION = 12;
/** A vote is at most this strong either way, so that no pixel's colour outweighs all its neighbours. */
const MOST_VOTE = 8;
/** Subtracted from the vote of a pixel that a "remove" stroke separates from the nearest "keep" stroke. */
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
 * Divides the picture into subject and ground. The strokes show which colours each side has, the colours give every
 * pixel a vote, and the border is drawn where it goes against the fewest votes and follows the edges of the picture.
 * Then the colours are learnt again from the result, in `ROUNDS` rounds.
 */
export function divideByStrokes(marked: MarkedPicture, cohesion = COHESION): Division {
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

/** The colours of one side: those under its strokes and, after the first round, those that were given to it. */
function modelOf({ colours, marks }: MarkedPicture, sides: Uint8Array | null, side: 0 | 1): ColourModel {
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

/** Returns the division (1 = subject) that costs least by votes and edges. A stroke always keeps its own side. */
export function cutBy(
  { widthPx, heightPx, colours, marks }: MarkedPicture,
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
