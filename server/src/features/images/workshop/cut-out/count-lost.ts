import { NOT_WHITE, WHITE } from '../../../../platform/pictures/white-mask.ts';
import type { Background, BackgroundRelief } from '../background/find-background.ts';

/** A shape of fewer steps of 255 cannot be parted from light that falls off. */
const FAINT = 8;
/** Around what is kept, this many pixels of the small copy are its edge and the ripples of its compression. */
const BESIDE = 2;
/** A shadow lies below what throws it: its places below the subject are this many times those above it. */
const BELOW = 2;
/** Share of a shadow's pixels that have the background's colour in less light. */
const MOSTLY = 0.9;

/** Counts what was removed and may have been a part of the subject, apart from shadows that touch its lower edge. */
export interface LossCount {
  /** Takes a removed pixel and its difference from the background. */
  add(index: number, away: number): void;
  /** Share of the picture. */
  share(): number;
}

/** @param grain difference from the background that its grain has */
export function createLossCount(
  background: Background,
  mask: Uint8Array,
  widthPx: number,
  grain: number,
): LossCount {
  const { relief } = background;
  const heightPx = mask.length / widthPx;
  const column = Uint16Array.from({ length: widthPx }, (_, x) => Math.floor((x * relief.widthPx) / widthPx));
  const placeOf = (index: number): number => {
    const y = Math.floor(index / widthPx);
    return Math.floor((y * relief.heightPx) / heightPx) * relief.widthPx + column[index - y * widthPx]!;
  };
  let isSubject = new Uint8Array(relief.away.length);
  for (let index = 0; index < mask.length; index += 1)
    if (mask[index] === NOT_WHITE || mask[index] === WHITE) isSubject[placeOf(index)] = 1;
  for (let round = 0; round < BESIDE; round += 1) isSubject = widen(isSubject, relief);
  const least = Math.max(FAINT, 4.5 * background.spread);
  const isSoft = relief.away.map((away, at) => (away > least && isSubject[at] === 0 ? 1 : 0));
  const lost = countSoft(isSoft, isSubject, relief) / isSoft.length;
  let faint = 0;
  return {
    add(index, away) {
      if (away <= grain * 1.5 + 2) return;
      const place = placeOf(index);
      if (isSubject[place] === 0 && isSoft[place] === 0) faint += 1;
    },
    share: () => lost + faint / mask.length,
  };
}

function around(index: number, { widthPx, away }: BackgroundRelief): number[] {
  const x = index % widthPx;
  const found = [index - widthPx, index + widthPx].filter((one) => one >= 0 && one < away.length);
  if (x > 0) found.push(index - 1);
  if (x < widthPx - 1) found.push(index + 1);
  return found;
}

const widen = (marks: Uint8Array, relief: BackgroundRelief): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(marks, (one, index) =>
    one === 1 || around(index, relief).some((next) => marks[next] === 1) ? 1 : 0,
  );

/** Pixels of all soft shapes that are no shadow below the subject. */
function countSoft(isSoft: ArrayLike<number>, isSubject: Uint8Array, relief: BackgroundRelief): number {
  const isSeen = new Uint8Array(isSoft.length);
  let count = 0;
  for (let first = 0; first < isSoft.length; first += 1) {
    if (isSoft[first] !== 1 || isSeen[first] === 1) continue;
    const shape = [first];
    isSeen[first] = 1;
    // Grows while it is walked along.
    for (const index of shape)
      for (const next of around(index, relief)) {
        if (isSoft[next] !== 1 || isSeen[next] === 1) continue;
        isSeen[next] = 1;
        shape.push(next);
      }
    if (!isShadowBelow(shape, isSubject, relief)) count += shape.length;
  }
  return count;
}

function isShadowBelow(shape: readonly number[], isSubject: Uint8Array, relief: BackgroundRelief): boolean {
  let [below, above, shade] = [0, 0, 0];
  for (const index of shape) {
    if (isSubject[index - relief.widthPx] === 1) below += 1;
    if (isSubject[index + relief.widthPx] === 1) above += 1;
    shade += relief.isShade[index]!;
  }
  return below > 0 && below >= above * BELOW && shade >= shape.length * MOSTLY;
}
