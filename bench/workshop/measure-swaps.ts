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
    const [own, plain] = [new Tally(), new Tally()];
    for (let n = 0; n < count; n += 1) {
      const { before, after, drawn, swaps } = await makeKnownSwap(random, kind);
      const made = await collect(before.widthPx, before.heightPx, (write) =>
        swapColours(rowsOf(before), { swaps, tolerance: TOLERANCE }, write),
      );
      const isClean = !isDoubtful(made.made);
      own.add(differences(made, after), isClean);
      // A swap may be as far from the drawing as the JPEG of the right drawing is.
      const floor = differences(after, drawn).mean;
      plain.add(differences(made, drawn), isClean, Math.max(BAR, floor));
      plain.addFloor(floor);
    }
    rows.push([kind, ...own.cells()]);
    // Two compressions have their own ripples each: what counts is whether the colours of the drawing come out.
    if (kind === 'JPEG 95')
      rows.push([`${kind}, beside the drawing (or as near as its JPEG: ${plain.floor()})`, ...plain.cells()]);
  }
  printTable(
    ['swapped colours: ΔE00', 'mean', 'median', 'most', 'at edges', `≤ ${BAR}`, 'clean and right'],
    rows,
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Differences of one kind, and how many of those that are said to be clean are. */
class Tally {
  readonly #whole: number[] = [];
  readonly #edges: number[] = [];
  readonly #floors: number[] = [];
  #right = 0;
  #clean = 0;
  #cleanRight = 0;

  add({ mean, atEdges }: { mean: number; atEdges: number }, isClean: boolean, bar = BAR): void {
    this.#whole.push(mean);
    this.#edges.push(atEdges);
    if (mean <= bar) this.#right += 1;
    if (!isClean) return;
    this.#clean += 1;
    if (mean <= bar) this.#cleanRight += 1;
  }

  /** The difference that a picture shows without any swap: the lower limit of what can be reached. */
  addFloor(difference: number): void {
    this.#floors.push(difference);
  }

  floor(): string {
    return mean(this.#floors).toFixed(2);
  }

  cells(): string[] {
    const whole = this.#whole;
    return [
      mean(whole).toFixed(3),
      median(whole).toFixed(3),
      Math.max(...whole).toFixed(3),
      mean(this.#edges).toFixed(2),
      `${this.#right} of ${whole.length}`,
      `${this.#cleanRight} of ${this.#clean}`,
    ];
  }
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
