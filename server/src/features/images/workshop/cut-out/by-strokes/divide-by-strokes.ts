import { type ColourModel, fitColours } from './colour-model.ts';
import { KEEP, type MarkedPicture, REMOVE, UNMARKED } from './marked-picture.ts';
import { MinCut } from './min-cut.ts';
import { outsideByDirection } from './outside-by-direction.ts';
import { outsideBySight } from './outside-by-sight.ts';

export interface Division {
  /** 1 = subject. */
  sides: Uint8Array;
  /**
   * For each pixel, how strongly its colour speaks for the subject (positive) or the background (negative): the difference
   * of two log likelihoods.
   */
  votes: Float32Array;
  /** The vote of any colour; `at` is the index of the first of its three values. */
  voteFor(colours: Float32Array, at: number): number;
}

/** Sides of a division, and what is learnt for neither. */
const [BACKGROUND, SUBJECT, NEITHER] = [0, 1, 2] as const;
const COMPONENTS = 14;
const ROUNDS = 3;
/**
 * A side's colours are learnt from its strokes and also from pixels that the round before gave to it, in the first round
 * from what lies outside a circle. Those pixels have this weight in all (0 to 1), and the strokes the rest: strokes show few of the side's
 * colours, but they are certain.
 */
const TAKEN_SHARE = 0.6;
/**
 * Cost, in units of a vote, of drawing the border between two neighbours of the same colour. A higher cost makes a
 * smoother border.
 */
export const COHESION = 12;
/** A vote is at most this strong either way, so that no pixel's colour outweighs all its neighbours. */
const MAX_VOTE = 8;
/** Subtracted from the vote of a pixel that a "remove" stroke separates from the nearest "keep" stroke. */
const BEHIND_VOTE = 2.5;
/** Subtracted from the vote of a pixel outside a "remove" stroke that goes around the subject. */
const OUTSIDE_VOTE = 4;
/**
 * Share of a side's colours (0 to 1) that its samples do not show. Where a stroke goes around the subject, all that lies outside of it shows
 * what the background is, and the stroke on the subject a part of it only: a colour that neither shows is rather the subject's.
 */
const UNSEEN = 0.02;
const UNSEEN_OF_CIRCLED = { subject: 0.1, background: 0.003 };
const UNIT = 100;
const SURE = 100_000_000;

const LINKS = [
  [0, 1, 0, 1],
  [2, 0, 1, 1],
  [4, 1, 1, Math.SQRT1_2],
  [6, 1, -1, Math.SQRT1_2],
] as const;

/**
 * Divides the picture into subject and background. The strokes show which colours each side has, the colours give every
 * pixel a vote, and the border is drawn where it goes against the fewest votes and follows the edges of the picture.
 * Then the colours are learnt again from the result, in `ROUNDS` rounds.
 */
export function divideByStrokes(marked: MarkedPicture, cohesion = COHESION): Division {
  const behind = outsideBySight(marked);
  const outside = outsideByDirection(marked);
  const { colours, marks } = marked;
  let learnt = outside && Uint8Array.from(outside, (is) => (is === 1 ? BACKGROUND : NEITHER));
  for (let round = 1; ; round += 1) {
    const unseen = outside ? UNSEEN_OF_CIRCLED : { subject: UNSEEN, background: UNSEEN };
    const subject = modelOf(marked, learnt, SUBJECT, unseen.subject);
    const background = modelOf(marked, learnt, BACKGROUND, unseen.background);
    const voteFor = (values: Float32Array, at: number) =>
      Math.max(-MAX_VOTE, Math.min(MAX_VOTE, background.cost(values, at) - subject.cost(values, at)));
    const ofColours = Float32Array.from(marks, (_, at) => voteFor(colours, at * 3));
    const votes = ofColours.map(
      (vote, at) => vote - BEHIND_VOTE * behind[at]! - (outside?.[at] === 1 ? OUTSIDE_VOTE : 0),
    );
    const sides = cutBy(marked, votes, cohesion);
    if (round === ROUNDS) return { sides, votes, voteFor };
    // Do not learn from pixels whose colour contradicts their side: the side would keep absorbing that colour.
    learnt = sides.map((side, at) => (ofColours[at]! * (side === SUBJECT ? 1 : -1) < 0 ? NEITHER : side));
  }
}

/** The colours of one side: those under its strokes, and those of the pixels that are learnt for it. */
function modelOf(
  { colours, marks }: MarkedPicture,
  learnt: Uint8Array | null,
  side: typeof SUBJECT | typeof BACKGROUND,
  unseen: number,
): ColourModel {
  const mark = side === SUBJECT ? KEEP : REMOVE;
  const [own, taken]: [number[], number[]] = [[], []];
  marks.forEach((one, index) => {
    if (one === mark) own.push(index);
    else if (one === UNMARKED && learnt?.[index] === side) taken.push(index);
  });
  const [under, others] = [thinned(own, 6000), thinned(taken, 12_000)];
  const shareOfTaken = others.length === 0 ? 0 : under.length === 0 ? 1 : TAKEN_SHARE;
  const samples = Uint32Array.from([...under, ...others]);
  const weights = Float32Array.from(samples, (_, index) =>
    index < under.length ? (1 - shareOfTaken) / under.length : shareOfTaken / others.length,
  );
  return fitColours(colours, samples, weights, { components: COMPONENTS, unseen });
}

function thinned(all: number[], most: number): number[] {
  const each = Math.ceil(all.length / most);
  return each <= 1 ? all : all.filter((_, index) => index % each === 0);
}

/** Returns the segmentation (1 = subject) of least cost by colour votes and edges (graph cut). Pixels of a stroke keep its side. */
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
