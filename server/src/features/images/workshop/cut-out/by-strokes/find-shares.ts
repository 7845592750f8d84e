import type { SmallCopy } from '../../strokes/reduce-rows.ts';
import { distanceTo } from './distance-to.ts';
import { COHESION, cutBy, type Division, divideByStrokes } from './divide-by-strokes.ts';
import { KEEP, type MarkedPicture, REMOVE, UNMARKED } from './marked-picture.ts';
import { matteBand } from './matte-band.ts';
import { measureEdge } from './measure-edge.ts';
import { rgbaToLab } from './rgba-to-lab.ts';
import { tidySides } from './tidy-sides.ts';

/** Colours are learnt, and the sides first divided, on a copy of at most this many pixels. */
const COARSE_PIXELS = 120_000;
/** The border found there may be off by this many of its own pixels. Only what is that near to it is decided again. */
const COARSE_ERROR_PX = 3;
/**
 * Shares between 0 and 1 are computed within this many pixels of the border: where it may be off, and this many times as far
 * as the edge is blurred. Farther in, a busy background passes for more shares.
 */
const BAND = { border: 1.5, blur: 2.2, least: 2, most: 6 };
/** Where the edge's blur is not known. */
const USUAL_BAND_PX = 5;
/** The light of an edge is steeper than its colours by so much, or it is not said to be; and by no more than this. */
const CLEARLY_STEEPER = 1.2;
const MAX_STEEPER = 2.5;
/** An edge whose light is blurred by no more is hard as it is; upright edges that nobody blurred come to 0. */
const HARD_EDGE_PX = 0.05;
const SURE_VOTE = 4;
/** To measure doubt, all votes are shifted by this much either way. */
const SHIFT = 1.5;

export interface FoundShares {
  /** The subject's share in each pixel, 0 to 1. */
  shares: Float32Array;
  /** 1 = the share was computed by `matteBand`; 0 = the pixel is all subject or all background. */
  isOpen: Uint8Array;
  /** Pixels that change sides when all votes are shifted a little, as a share of the subject. */
  doubt: number;
  /** Half-covered pixels for each pixel of the subject; 0 = all edges are hard. */
  softness: number;
}

/** Finds the subject's share in each pixel of a copy by strokes on it. */
export function findShares(copy: SmallCopy, marks: Uint8Array, isContiguous: boolean): FoundShares {
  const marked: MarkedPicture = {
    widthPx: copy.widthPx,
    heightPx: copy.heightPx,
    colours: rgbaToLab(copy.rgba),
    marks,
  };
  const { sides, voteFor, doubt } = divide(marked, isContiguous);
  const { shares, isOpen } = matte(copy, marked, tidySides(marked, sides, isContiguous), voteFor);
  return { shares, isOpen, doubt, softness: softnessOf(shares) };
}

/** Divides a smaller copy first, then again only near the border that was found there. */
function divide(marked: MarkedPicture, isContiguous: boolean) {
  const times = Math.ceil(Math.sqrt((marked.widthPx * marked.heightPx) / COARSE_PIXELS));
  const coarse = times <= 1 ? marked : reduceMarkedPicture(marked, times);
  const { sides, votes, voteFor } = divideByStrokes(coarse);
  const doubt = doubtOf(coarse, votes, isContiguous);
  if (times <= 1) return { sides, voteFor, doubt };
  const { widthPx, heightPx } = marked;
  const away = distanceTo((at) => isBorder(sides, at, coarse.widthPx), coarse.widthPx, coarse.heightPx, 20);
  const fine = Uint8Array.from(marked.marks);
  const fineVotes = new Float32Array(fine.length);
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const line = Math.min(coarse.heightPx - 1, Math.floor(y / times)) * coarse.widthPx;
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const from = line + Math.min(coarse.widthPx - 1, Math.floor(x / times));
      fineVotes[at] = votes[from]!;
      if (fine[at] === UNMARKED && away[from]! > COARSE_ERROR_PX)
        fine[at] = sides[from] === 1 ? KEEP : REMOVE;
    }
  }
  return { sides: cutBy({ ...marked, marks: fine }, fineVotes, COHESION), voteFor, doubt };
}

function softnessOf(shares: Float32Array): number {
  let [edge, subject] = [0, 0];
  for (const share of shares) {
    edge += 4 * share * (1 - share);
    subject += share;
  }
  return edge / Math.max(1, subject);
}

/** Makes the same cut with votes shifted either way: what is certain stays on its side. */
function doubtOf(marked: MarkedPicture, votes: Float32Array, isContiguous: boolean): number {
  const [more, less] = [SHIFT, -SHIFT].map((shift) =>
    tidySides(
      marked,
      cutBy(
        marked,
        votes.map((vote) => vote + shift),
        COHESION,
      ),
      isContiguous,
    ),
  );
  let [moved, subject] = [0, 0];
  more!.forEach((side, at) => {
    if (side !== less![at]) moved += 1;
    if (side === 1) subject += 1;
  });
  return moved / Math.max(1, subject);
}

function isBorder(sides: Uint8Array, at: number, widthPx: number): boolean {
  const x = at % widthPx;
  const side = sides[at];
  if (x > 0 && sides[at - 1] !== side) return true;
  if (x < widthPx - 1 && sides[at + 1] !== side) return true;
  if (at >= widthPx && sides[at - widthPx] !== side) return true;
  return at + widthPx < sides.length && sides[at + widthPx] !== side;
}

/** Each pixel is the mean of `times` by `times`; a stroke on any of them counts for all. */
function reduceMarkedPicture(
  { widthPx, heightPx, colours, marks }: MarkedPicture,
  times: number,
): MarkedPicture {
  const [width, height] = [Math.ceil(widthPx / times), Math.ceil(heightPx / times)];
  const sums = new Float32Array(width * height * 3);
  const counts = new Uint16Array(width * height);
  const small = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const to = Math.floor(y / times) * width + Math.floor(x / times);
      counts[to]! += 1;
      for (let channel = 0; channel < 3; channel += 1) sums[to * 3 + channel]! += colours[at * 3 + channel]!;
      if (marks[at] !== UNMARKED) small[to] = marks[at]!;
    }
  for (let at = 0; at < sums.length; at += 1) sums[at]! /= counts[Math.floor(at / 3)]!;
  return { widthPx: width, heightPx: height, colours: sums, marks: small };
}

function matte(
  copy: SmallCopy,
  { marks, colours: lab }: MarkedPicture,
  sides: Uint8Array,
  voteFor: Division['voteFor'],
) {
  const { widthPx, heightPx, rgba } = copy;
  const edge = edgeOf(lab, sides, widthPx, heightPx);
  const band = bandOf(edge.blur);
  const away = distanceTo((at) => isBorder(sides, at, widthPx), widthPx, heightPx, band + 2);
  const isOpen = new Uint8Array(sides.length);
  const trust = new Float32Array(sides.length);
  for (let at = 0; at < sides.length; at += 1) {
    if (marks[at] !== UNMARKED || away[at]! > band) continue;
    isOpen[at] = 1;
    const vote = voteFor(lab, at * 3) * (sides[at] === 1 ? 1 : -1);
    const far = (away[at]! / band) ** 2;
    trust[at] = 0.02 * far + (vote > SURE_VOTE && away[at]! > 1 ? 0.1 * far : 0);
  }
  const colours = new Float32Array(sides.length * 3);
  for (let at = 0, to = 0; at < rgba.length; at += 1) if (at % 4 !== 3) colours[to++] = rgba[at]! / 255;
  const shares = matteBand({ widthPx, heightPx, colours, isOpen, shares: Float32Array.from(sides), trust });
  for (let at = 0; at < shares.length; at += 1)
    if (isOpen[at] === 1) shares[at] = Math.max(0, Math.min(1, 0.5 + (shares[at]! - 0.5) * edge.steeper));
  return { shares, isOpen };
}

interface Edge {
  /** Null = not known. */
  blur: number | null;
  /** How many times steeper the subject's edge is than its colours are. */
  steeper: number;
}

/**
 * JPEGs keep the hue in fewer pixels than the light, so that a hard edge looks soft in its colours. Where the light alone is clearly
 * steeper, the edge is as steep as the light.
 */
function edgeOf(lab: Float32Array, sides: Uint8Array, widthPx: number, heightPx: number): Edge {
  const border = [...sides.keys()].filter((at) => isBorder(sides, at, widthPx));
  const blur = measureEdge(lab, sides, border, widthPx, heightPx);
  const light = lab.map((value, at) => (at % 3 === 0 ? value : 0));
  const ofLight = measureEdge(light, sides, border, widthPx, heightPx);
  const isKnown = blur !== null && ofLight !== null && ofLight > HARD_EDGE_PX;
  const times = isKnown ? blur / ofLight : 1;
  return { blur, steeper: times < CLEARLY_STEEPER ? 1 : Math.min(MAX_STEEPER, times) };
}

/** Pixels to either side of the border in which shares are computed. */
function bandOf(blur: number | null): number {
  if (blur === null) return USUAL_BAND_PX;
  return Math.max(BAND.least, Math.min(BAND.most, Math.round(BAND.border + BAND.blur * blur)));
}
