// Takes every picture of a folder in as an upload and compares what is drawn with what other decoders show.
import { rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { comparePictures, type Difference, MAX_MEAN, PAPER } from './intake-corpus/compare-pictures.ts';
import { decideVerdict, type Pair, VERDICTS, type Verdict } from './intake-corpus/decide-verdict.ts';
import { openDecoders } from './intake-corpus/decoders.ts';
import { findPictures } from './intake-corpus/find-pictures.ts';
import { openIntake } from './intake-corpus/open-intake.ts';
import type { Taken } from './intake-corpus/taken.ts';
import { number, text } from './support/arguments.ts';
import { printTable } from './support/figures.ts';

const [folder = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === '') {
  console.log(
    'npm run bench -- intake-corpus DIR [--kinds=avif,tiff] [--match=PART] [--by=reference] [--at-once=2] [--seconds=600] [--show=all]',
  );
  process.exit(1);
}
const kinds = text('kinds', '').split(',').filter(Boolean);
const files = findPictures(resolve(folder), kinds, text('match', ''));
const decoders = await openDecoders(text('by', '').split(',').filter(Boolean));
console.log(`${files.length} files; compared with ${decoders.names.join(', ')}`);

const counts = new Map<string, Record<Verdict, number>>();
const reasons = new Map<string, number>();
const queue = [...files];
/** Files that are not begun by then are left out, and counted as left. */
const until = Date.now() + number('seconds', 86_400) * 1000;
try {
  await Promise.all(Array.from({ length: number('at-once', 2) }, work));
} finally {
  await decoders.close();
}
const rows = [...counts]
  .sort()
  .map(([kind, count]) => [kind, ...VERDICTS.map((name) => String(count[name]))]);
const sums = VERDICTS.map((name) => [...counts.values()].reduce((sum, count) => sum + count[name], 0));
printTable(['kind', ...VERDICTS], [...rows, ['all', ...sums.map(String)]]);
printTable(
  ['refused because', 'files'],
  [...reasons].sort((a, b) => b[1] - a[1]).map(([reason, count]) => [reason, String(count)]),
);
if (queue.length > 0) console.log(`${queue.length} files were not begun`);
console.log(`right = mean difference of at most ${MAX_MEAN} of 255 from two decoders, on black and on white`);

async function work(): Promise<void> {
  const intake = openIntake();
  while (queue.length > 0 && Date.now() < until) {
    const file = queue.shift()!;
    const taken = await intake.take(file.path);
    const { verdict, differences } = await compare(file.path, file.kind, taken);
    const count = counts.get(file.kind) ?? noCounts();
    count[verdict] += 1;
    counts.set(file.kind, count);
    if (taken.outcome === 'refused') reasons.set(taken.reason, (reasons.get(taken.reason) ?? 0) + 1);
    if ((verdict !== 'right' && verdict !== 'one') || text('show', '') === 'all')
      console.log([verdict, relative(folder, file.path), wordsOf(taken), ...differences].join('\t'));
  }
  await intake.close();
}

async function compare(path: string, kind: string, taken: Taken) {
  if (taken.outcome !== 'accepted') return { verdict: decideVerdict(taken, [], []), differences: [] };
  const grounds = kind === 'pdf' ? PAPER : undefined;
  const found: (Difference & { name: string; png: string })[] = [];
  for (const decoder of decoders.of(kind)) {
    const png = await decoder.decode(path, taken);
    const difference = png && (await comparePictures(taken.drawnPath, png, grounds).catch(() => null));
    // What a decoder wrote may be no picture at all.
    if (png && difference) found.push({ name: decoder.name, png, ...difference });
  }
  const pairs: Pair[] = [];
  for (const [first, one] of found.entries())
    for (const [second, other] of found.entries())
      if (second > first)
        pairs.push({ of: [first, second], mean: (await comparePictures(one.png, other.png, grounds)).mean });
  const verdict = decideVerdict(
    taken,
    found.map(({ mean }) => mean),
    pairs,
  );
  for (const { png } of found) rmSync(png, { force: true });
  if (taken.isTemporary) rmSync(taken.drawnPath, { force: true });
  const differences = found.map(
    ({ name, mean, worst, size }) =>
      `${name} ${mean.toFixed(1)}/${worst.toFixed(0)}${size ? ` ${size}` : ''}`,
  );
  return { verdict, differences };
}

function wordsOf(taken: Taken): string {
  if (taken.outcome === 'accepted') return taken.notes.join(',') || '-';
  return taken.reason;
}

function noCounts(): Record<Verdict, number> {
  return Object.fromEntries(VERDICTS.map((name) => [name, 0])) as Record<Verdict, number>;
}
