// How right the workshop's tools are, on pictures made here whose truth is known. --count=60 pictures a tool and kind,
// --only=swap one of the measures, --mockup=mug only prints on some mockups, --tool=seamless only
// one tool on 24 megapixels.
import { join } from 'node:path';
import { root } from '../scripts/setup/root.mjs';
import { median, printTable } from './support/figures.ts';
import { createRandom } from './truth/random.ts';
import { cutOutOf } from './workshop/cut-out-of.ts';
import { GROUNDS, type KnownCutOut, loadFace, makeKnownCutOut } from './workshop/known-cut-outs.ts';
import { measureBusy } from './workshop/measure-busy.ts';
import { measureEnlarging } from './workshop/measure-enlarging.ts';
import { measureErasures } from './workshop/measure-erasures.ts';
import { measureLarge } from './workshop/measure-large.ts';
import { measurePrints } from './workshop/measure-prints.ts';
import { measureSwaps } from './workshop/measure-swaps.ts';
import { measureTilts } from './workshop/measure-tilts.ts';
import { measureTools } from './workshop/measure-tools.ts';
import { measureVectors } from './workshop/measure-vectors.ts';

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const COUNT = option('count', 60);
const SEED = option('seed', 1);
const word = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const ONLY = word('only');
/** Mean error of a clean cut-out's alpha. */
const BAR = 0.03;

loadFace(join(root, 'design', 'fonts', 'anton-400.ttf'));

async function measureCutOuts(): Promise<void> {
  const rows: string[][] = [];
  const bad: string[] = [];
  for (const ground of GROUNDS) {
    const random = createRandom(SEED + GROUNDS.indexOf(ground) * 1000);
    const errors: number[] = [];
    let [clean, cleanWrong] = [0, 0];
    for (let n = 0; n < COUNT; n += 1) {
      const known = await makeKnownCutOut(random, ground);
      const made = await cutOutOf(known);
      const error = made === null ? 1 : meanError(known, made.alpha);
      errors.push(error);
      if (made?.edgeQuality === 'clean') {
        clean += 1;
        if (error > BAR) cleanWrong += 1;
      }
      if (error > BAR) bad.push(`${error.toFixed(3)} ${made?.edgeQuality ?? 'no ground'}: ${known.name}`);
    }
    const within = errors.filter((error) => error <= BAR).length;
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    rows.push([
      ground,
      mean.toFixed(4),
      median(errors).toFixed(4),
      `${within} of ${COUNT}`,
      `${clean}`,
      `${clean - cleanWrong} of ${clean}`,
    ]);
  }
  printTable(['cut out, ground', 'mean error', 'median', `≤ ${BAR}`, 'clean', 'clean and right'], rows);
  for (const line of bad.slice(0, 30)) console.log(line);
}

/** Over the pixels that the subject touches or that were kept: the empty ground would hide every fault. */
function meanError({ alpha }: KnownCutOut, made: Float32Array): number {
  let [sum, count] = [0, 0];
  alpha.forEach((truth, index) => {
    const got = made[index]!;
    if (truth === 0 && got === 0) return;
    sum += Math.abs(truth - got);
    count += 1;
  });
  return count === 0 ? 0 : sum / count;
}

const MEASURES: Record<string, () => Promise<void>> = {
  'cut-out': measureCutOuts,
  busy: () => measureBusy(SEED, COUNT, meanError),
  tools: () => measureTools(createRandom(SEED + 9000), COUNT),
  enlarge: () => measureEnlarging(createRandom(SEED + 19_000), COUNT),
  straighten: () => measureTilts(SEED, COUNT),
  erase: () => measureErasures(SEED, COUNT),
  // Two artworks on every mockup of the catalogue.
  print: () => measurePrints(SEED, Math.ceil(COUNT / 30), word('mockup') ?? ''),
  vector: () => measureVectors(createRandom(SEED + 39_000), COUNT),
  large: () => measureLarge(word('tool')),
  swap: () => measureSwaps(createRandom(SEED + 29_000), COUNT),
};
for (const [name, measure] of Object.entries(MEASURES))
  if (ONLY === undefined || ONLY === name) await measure();
