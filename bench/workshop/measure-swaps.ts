import { cielabOf, deltaE2000 } from '../../server/src/features/images/workshop/colours/colour-difference.ts';
import { isDoubtful, swapColours } from '../../server/src/features/images/workshop/colours/swap-colours.ts';
import { median, printTable } from '../support/figures.ts';
import type { Random } from '../truth/random.ts';
import { makeKnownSwap, SWAP_KINDS } from './known-swaps.ts';
import { collect, type Picture, rowsOf } from './pictures.ts';

const TOLERANCE = 16;
const BAR = 0.5;

/** Prints how far swapped colours are from the drawing that was made in the new ones. */
export async function measureSwaps(random: Random, count: number): Promise<void> {
  const rows: string[][] = [];
  for (const kind of SWAP_KINDS) {
    const [whole, edges]: [number[], number[]] = [[], []];
    let [clean, cleanRight] = [0, 0];
    for (let n = 0; n < count; n += 1) {
      const { before, after, swaps } = await makeKnownSwap(random, kind);
      const made = await collect(before.widthPx, before.heightPx, (write) =>
        swapColours(rowsOf(before), { swaps, tolerance: TOLERANCE }, write),
      );
      const difference = differences(made, after);
      whole.push(difference.mean);
      edges.push(difference.atEdges);
      if (isDoubtful(made.made)) continue;
      clean += 1;
      if (difference.mean <= BAR) cleanRight += 1;
    }
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    rows.push([
      kind,
      mean(whole).toFixed(3),
      median(whole).toFixed(3),
      Math.max(...whole).toFixed(3),
      mean(edges).toFixed(2),
      `${whole.filter((one) => one <= BAR).length} of ${count}`,
      `${cleanRight} of ${clean}`,
    ]);
  }
  printTable(
    ['swapped colours: ΔE00', 'mean', 'median', 'most', 'at edges', `≤ ${BAR}`, 'clean and right'],
    rows,
  );
}

/** Mean difference over the pixels that show; and over those whose neighbours have other colours. */
function differences(made: Picture, truth: Picture): { mean: number; atEdges: number } {
  let [sum, count, edgeSum, edgeCount] = [0, 0, 0, 0];
  const { rgba, widthPx } = truth;
  const isEdge = (at: number) =>
    [4, widthPx * 4].some((step) =>
      [0, 1, 2].some((channel) => Math.abs(rgba[at + channel]! - (rgba[at + step + channel] ?? 0)) > 24),
    );
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < 128) continue;
    const lab = (of: Uint8Array) => cielabOf(of[at]!, of[at + 1]!, of[at + 2]!);
    const away = deltaE2000(lab(made.rgba), lab(rgba));
    sum += away;
    count += 1;
    if (!isEdge(at)) continue;
    edgeSum += away;
    edgeCount += 1;
  }
  return { mean: sum / Math.max(1, count), atEdges: edgeSum / Math.max(1, edgeCount) };
}
