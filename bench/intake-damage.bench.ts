// Damages the pictures of a folder and counts what the intake makes of them.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { comparePictures, MAX_MEAN } from './intake-corpus/compare-pictures.ts';
import { findPictures } from './intake-corpus/find-pictures.ts';
import { openIntake } from './intake-corpus/open-intake.ts';
import type { Taken } from './intake-corpus/taken.ts';
import { number, text } from './support/arguments.ts';
import { printTable } from './support/figures.ts';

const [folder = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === '') {
  console.log('npm run bench -- intake-damage DIR [--kinds=png,jpeg] [--each=25]');
  process.exit(1);
}

/** `marked` is taken in with a note that asks the person to look. `same` and `OTHER` come without one: like the undamaged picture, or unlike it. */
const OUTCOMES = ['refused', 'marked', 'same', 'OTHER', 'CRASHED', 'HUNG'] as const;
type Outcome = (typeof OUTCOMES)[number];
const SHARES_LEFT = [0.3, 0.6, 0.9, 0.99];
const FLIPPED_COPIES = 4;
const BITS_A_COPY = 3;
const ZEROS = 500;
const MAX_BYTES = 150_000;

const place = mkdtempSync(join(tmpdir(), 'intake-damage-'));
const kinds = text('kinds', '').split(',').filter(Boolean);
const counts = new Map<string, Map<Outcome, number>>();
const files = new Map<string, number>();
const intake = openIntake();
let seed = 7;
try {
  for (const { path, kind } of findPictures(resolve(folder), kinds, text('match', ''))) {
    if ((files.get(kind) ?? 0) >= number('each', 25) || statSync(path).size > MAX_BYTES) continue;
    const whole = await intake.take(path);
    if (whole.outcome !== 'accepted') continue;
    if (!whole.needsCheck) {
      files.set(kind, (files.get(kind) ?? 0) + 1);
      for (const [how, content] of damaged(readFileSync(path))) {
        const damagedPath = join(place, `${crypto.randomUUID()}${extname(path)}`);
        writeFileSync(damagedPath, content);
        count(`${kind}, ${how}`, await outcomeOf(await intake.take(damagedPath), whole.drawnPath));
      }
    }
    if (whole.isTemporary) rmSync(whole.drawnPath, { force: true });
  }
} finally {
  await intake.close();
  rmSync(place, { recursive: true, force: true });
}
printTable(
  ['kind', ...OUTCOMES],
  [...counts].sort().map(([kind, found]) => [kind, ...OUTCOMES.map((name) => String(found.get(name) ?? 0))]),
);

/** The same copies in every run: cut, with changed bits, with zeros in place of data. */
function* damaged(content: Buffer): Generator<[how: string, content: Buffer]> {
  for (const share of SHARES_LEFT) yield ['cut', content.subarray(0, Math.floor(content.length * share))];
  for (let copy = 0; copy < FLIPPED_COPIES; copy += 1) {
    const flipped = Buffer.from(content);
    for (let bit = 0; bit < BITS_A_COPY; bit += 1) {
      const at = below(flipped.length);
      flipped[at] = flipped[at]! ^ (1 << below(8));
    }
    yield ['changed bits', flipped];
  }
  const at = below(Math.max(1, content.length - ZEROS));
  yield ['zeros', Buffer.from(content).fill(0, at, Math.min(content.length, at + ZEROS))];
}

function below(most: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed % most;
}

async function outcomeOf(taken: Taken, wholePath: string): Promise<Outcome> {
  if (taken.outcome === 'refused') return 'refused';
  if (taken.outcome !== 'accepted') return taken.outcome === 'hung' ? 'HUNG' : 'CRASHED';
  const difference = await comparePictures(wholePath, taken.drawnPath).catch(() => null);
  if (taken.isTemporary) rmSync(taken.drawnPath, { force: true });
  if (taken.needsCheck) return 'marked';
  return difference !== null && difference.mean <= MAX_MEAN ? 'same' : 'OTHER';
}

function count(kind: string, outcome: Outcome): void {
  const found = counts.get(kind) ?? new Map<Outcome, number>();
  found.set(outcome, (found.get(outcome) ?? 0) + 1);
  counts.set(kind, found);
}
