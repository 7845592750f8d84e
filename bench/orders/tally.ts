import type { FileResult } from '../../server/src/features/orders/import/testing/generated/run-generated.ts';
import { runGenerated } from '../../server/src/features/orders/import/testing/generated/run-generated.ts';

export interface TallyPlan {
  seed: number;
  first: number;
  files: number;
}

/** Runs files and adds up what came of them; the first file of each kind of mistake and stop is named. */
export async function tally(
  folder: string,
  { seed, first, files }: TallyPlan,
): Promise<{ text: string; wrong: number }> {
  const sums = { rows: 0, ready: 0, whole: 0, wholeReady: 0, refused: 0 };
  const mistakes = new Map<string, Kind>();
  const stops = new Map<string, Kind>();
  const refusals = new Map<string, Kind>();
  for (let n = first; n < first + files; n++) {
    const result = await runGenerated(folder, seed, n);
    for (const key of ['rows', 'ready', 'whole', 'wholeReady'] as const) sums[key] += result[key];
    if (result.refused) {
      sums.refused += 1;
      note(refusals, `${result.refused} ${result.file.damage ? 'damaged' : 'WHOLE FILE'}`, n, result, null);
    }
    for (const one of result.mistakes) note(mistakes, one.what, n, result, one);
    for (const one of result.stops) note(stops, one.why, n, result, one);
  }
  const share = ((sums.wholeReady / Math.max(1, sums.whole)) * 100).toFixed(2);
  const text = [
    `${files} files from ${first} of seed ${seed}: ${sums.rows} rows, ${sums.ready} ready, ${sums.refused} files refused`,
    `whole rows: ${sums.whole}, of them ready ${sums.wholeReady} (${share} %)`,
    ...shown('silently wrong', mistakes, true),
    ...shown('whole rows that stop', stops, files === 1),
    ...shown('refused', refusals, files === 1),
  ];
  return { text: text.join('\n'), wrong: [...mistakes.values()].reduce((all, { count }) => all + count, 0) };
}

interface Kind {
  count: number;
  /** Numbers of the first files it was found in. */
  at: number[];
  first: string;
}

const NAMED = 5;

function note(kinds: Map<string, Kind>, what: string, n: number, { about }: FileResult, one: unknown): void {
  const known = kinds.get(what) ?? { count: 0, at: [], first: `${about}\n${JSON.stringify(one)}` };
  known.count += 1;
  if (known.at.length < NAMED && !known.at.includes(n)) known.at.push(n);
  kinds.set(what, known);
}

function shown(title: string, kinds: Map<string, Kind>, isLong: boolean): string[] {
  const sorted = [...kinds].sort(([, a], [, b]) => b.count - a.count);
  const total = sorted.reduce((all, [, { count }]) => all + count, 0);
  return [
    `\n${title}: ${total}`,
    ...sorted.map(
      ([what, { count, at, first }]) =>
        `  ${String(count).padStart(5)}  ${what}  (files ${at.join(', ')})${isLong ? `\n${first.replace(/^/gm, '         ')}` : ''}`,
    ),
  ];
}
