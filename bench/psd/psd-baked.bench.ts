// Bakes every smart object of a folder's PSDs and compares it with the fully composed document, with 20 artworks.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { bakePsd, PsdRefusal, readPsd, type SurfaceResult } from '@diy/psd';
import { text } from '../support/arguments.ts';
import { printTable } from '../support/figures.ts';
import { findPsds } from './find-psds.ts';

/** Longer side of the mockups, as own templates have it. */
const LONGEST_PX = 1600;
/** Blocks that hold where a smart object is placed; files without one are passed over. */
const PLACED = ['PlLd', 'SoLd', 'SoLE'];

const [folder = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === '') {
  console.log('npm run bench -- psd-baked DIR [--match=PART]');
  process.exit(1);
}
const verdicts = new Map<string, number>();
const reasons = new Map<string, number>();
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
let [mean, p99, surfaces] = [0, 0, 0];
for (const path of findPsds(resolve(folder), text('match', ''))) {
  const bytes = readFileSync(path);
  if (!PLACED.some((block) => bytes.includes(block))) continue;
  const started = process.cpuUsage();
  try {
    for (const surface of bakePsd(readPsd(bytes), LONGEST_PX)) show(path, surface);
  } catch (error) {
    if (!(error instanceof PsdRefusal)) throw error;
    add(verdicts, 'document refused');
    for (const feature of new Set(error.parts.map((part) => part.feature))) add(reasons, feature);
    console.log(`refused\t${relative(folder, path)}\t${error.message.slice(0, 120)}`);
  }
  const { user } = process.cpuUsage(started);
  console.log(
    `\t${(user / 1e6).toFixed(1)} s\t${Math.round(bytes.length / 1e6)} MB\t${relative(folder, path)}`,
  );
}
printTable(
  ['verdict', 'smart objects'],
  [...verdicts].sort(([, a], [, b]) => b - a).map(([verdict, count]) => [verdict, String(count)]),
);
printTable(
  ['refused because', 'times'],
  [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => [reason, String(count)]),
);
console.log(
  `baked: mean difference ${(mean / Math.max(1, surfaces)).toFixed(2)} of 255 over all, at 99 of 100 pixels at most ${p99}`,
);

function show(path: string, { name, result }: SurfaceResult): void {
  if ('problems' in result) {
    add(verdicts, 'not baked');
    for (const { feature } of result.problems) add(reasons, feature);
    const why = result.problems.map(({ layer, feature }) => `${layer}: ${feature}`).join(', ');
    console.log(`not baked\t${name}\t${why}\t${relative(folder, path)}`);
    return;
  }
  add(verdicts, `baked with ${result.responses.length} greys`);
  surfaces += 1;
  mean += result.difference.mean;
  p99 = Math.max(p99, result.difference.p99);
}
