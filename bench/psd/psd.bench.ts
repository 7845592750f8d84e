// Composes every PSD of a folder from its layers and compares it with the merged picture in the file.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { composePsd, findDifference, PsdRefusal, READ_LIMITS, readPsd, scanFile, settleText } from '@diy/psd';
import { text } from '../support/arguments.ts';
import { printTable } from '../support/figures.ts';
import { compareMerged, type MergedDifference, provenMerged } from './compare-merged.ts';
import { findPsds } from './find-psds.ts';

/** Largest differences (of 255) of a right picture: on average, and at 99 of 100 pixels. */
const [MAX_MEAN, MAX_P99] = [1, 8];
const VERDICTS = [
  'right',
  'different',
  'refused',
  'refused, though right',
  'unproven',
  'flat',
  'unread',
  'crashed',
] as const;
type Verdict = (typeof VERDICTS)[number];
interface Outcome {
  verdict: Verdict;
  difference?: MergedDifference;
  reasons: string[];
}

const [folder = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === '') {
  console.log('npm run bench -- psd DIR [--match=PART] [--show=all]');
  process.exit(1);
}
const files = findPsds(resolve(folder), text('match', ''));
const counts = new Map<Verdict, number>(VERDICTS.map((verdict) => [verdict, 0]));
const reasons = new Map<string, number>();
const shown: { line: string; mean: number }[] = [];
for (const path of files) {
  const outcome = take(readFileSync(path));
  counts.set(outcome.verdict, counts.get(outcome.verdict)! + 1);
  for (const reason of new Set(outcome.reasons)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (outcome.verdict === 'different' || outcome.verdict === 'crashed' || text('show', '') === 'all')
    shown.push({
      line: [outcome.verdict, ...figures(outcome), relative(folder, path), outcome.reasons.join(', ')].join(
        '\t',
      ),
      mean: outcome.difference?.mean ?? -1,
    });
}
for (const { line } of shown.sort((a, b) => b.mean - a.mean)) console.log(line);
printTable(
  ['verdict', 'files'],
  [...counts].map(([verdict, count]) => [verdict, String(count)]),
);
printTable(
  ['refused because', 'files'],
  [...reasons].sort((a, b) => b[1] - a[1]).map(([reason, count]) => [reason, String(count)]),
);
console.log(
  `right = mean difference of at most ${MAX_MEAN} of 255, and of at most ${MAX_P99} at 99 of 100 pixels; ` +
    'unproven = composed, but the file does not say that its merged picture was made of its layers, or that picture cannot be ' +
    'read; flat = no layers; unread = refused, and unproven, flat or damaged as well',
);

function take(bytes: Uint8Array): Outcome {
  try {
    const document = settleText(readPsd(bytes));
    const composed = composePsd(document);
    const scan = scanFile(bytes, READ_LIMITS);
    if (scan.records.length === 0) return { verdict: 'flat', reasons: [] };
    const difference = compareMerged(bytes, scan, composed);
    if (!difference) return { verdict: 'unproven', reasons: [] };
    const isRight = difference.mean <= MAX_MEAN && difference.p99 <= MAX_P99;
    const reasons = findDifference(document).map(({ feature }) => `differs: ${nameOf(feature)}`);
    // Nothing that differs is shown to anybody, nor is what is right by these figures and wrong in a square.
    if (reasons.length > 0) return { verdict: isRight ? 'refused, though right' : 'refused', reasons };
    return { verdict: isRight ? 'right' : 'different', difference, reasons };
  } catch (error) {
    if (error instanceof PsdRefusal)
      return {
        verdict: isProven(bytes) ? 'refused' : 'unread',
        reasons: error.parts.map(({ feature }) => `${error.reason}: ${nameOf(feature)}`),
      };
    return { verdict: 'crashed', reasons: [String(error)] };
  }
}

function nameOf(feature: string): string {
  return feature.replaceAll(/\d+/g, 'N');
}

/** Whether a file that is refused could have been compared: it has layers and a merged picture of them, as those composed must. */
function isProven(bytes: Uint8Array): boolean {
  try {
    return provenMerged(bytes, scanFile(bytes, READ_LIMITS)) !== undefined;
  } catch (error) {
    if (error instanceof PsdRefusal) return false;
    throw error;
  }
}

function figures({ difference }: Outcome): string[] {
  if (!difference) return ['-', '-', '-'];
  return [difference.mean.toFixed(2), difference.p99.toFixed(0), difference.worst.toFixed(0)];
}
