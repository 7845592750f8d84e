import type { Shares } from './divide-into-colours.ts';
import { distance, type PremultipliedColour } from './flat-colours.ts';

/** Sums over all parts that have edges. */
export interface Tally {
  /** Pixels that mix two colours, that no mix explains, and that are one colour. */
  mixed: number;
  unexplained: number;
  even: number;
  /** Of the distances of even pixels from their colours. */
  squares: number;
}

/** Adds a part to the sums. */
export function addUp(
  light: readonly PremultipliedColour[],
  { colours, planes }: Shares,
  all: readonly PremultipliedColour[],
  tally: Tally,
): void {
  colours.forEach((colour, at) => {
    planes[at]!.values.forEach((share, index) => {
      // Each of the two colours that a pixel mixes has a share of it.
      if (share > 0 && share < 1) tally.mixed += 0.5;
      if (share !== 1) return;
      tally.even += 1;
      tally.squares += distance(light[index]!, all[colour]!) ** 2;
    });
  });
  for (const share of planes[colours.length]?.values ?? []) if (share > 0) tally.unexplained += 1;
}
