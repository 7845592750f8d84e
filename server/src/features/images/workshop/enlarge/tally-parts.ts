import type { Shares } from './divide-into-colours.ts';
import { distance, type PremultipliedColour } from './flat-colours.ts';

/** Sums over all parts that have edges. */
export interface Tally {
  /** How many parts that are. */
  withEdges: number;
  /** Pixels that mix two colours, that touch another colour unmixed, that no mix explains, and that are one colour. */
  mixed: number;
  hard: number;
  unexplained: number;
  even: number;
  /** Sum of the squared distances of even pixels from their colours. */
  squares: number;
}

/** Adds a part to the sums. */
export function tallyPart(
  light: readonly PremultipliedColour[],
  { colours, planes }: Shares,
  all: readonly PremultipliedColour[],
  tally: Tally,
): void {
  const { widthPx, heightPx } = planes[0]!;
  const whole = new Int16Array(light.length).fill(-1);
  colours.forEach((colour, at) => {
    planes[at]!.values.forEach((share, index) => {
      // Each of the two colours that a pixel mixes has a share of it.
      if (share > 0 && share < 1) tally.mixed += 0.5;
      if (share !== 1) return;
      whole[index] = at;
      tally.even += 1;
      tally.squares += distance(light[index]!, all[colour]!) ** 2;
    });
  });
  for (const share of planes[colours.length]?.values ?? []) if (share > 0) tally.unexplained += 1;
  tally.hard += countHard(whole, widthPx, heightPx);
}

/** Pixels of one colour right next to one of another; both sides of an edge count half, as one mixed pixel would. */
function countHard(whole: Int16Array, widthPx: number, heightPx: number): number {
  const differ = (one: number, other: number) =>
    whole[one]! >= 0 && whole[other]! >= 0 && whole[one] !== whole[other];
  let count = 0;
  for (let index = 0; index < whole.length; index += 1) {
    const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
    const isHard =
      (x > 0 && differ(index, index - 1)) ||
      (x + 1 < widthPx && differ(index, index + 1)) ||
      (y > 0 && differ(index, index - widthPx)) ||
      (y + 1 < heightPx && differ(index, index + widthPx));
    if (isHard) count += 0.5;
  }
  return count;
}
