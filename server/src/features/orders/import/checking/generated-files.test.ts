import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGenerated } from '../testing/generated/run-generated.ts';

/** Many more, of any seed, by `npm run bench -- orders`. */
const FILES = 250;
const SEED = 20_261_124;
/** At least this share of the rows that are undamaged and complete must be ready. */
const WHOLE_READY = 0.98;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a row that is ready says what was written, in whatever file it stands; whole rows are ready', async () => {
  const mistakes: string[] = [];
  let [whole, ready] = [0, 0];
  for (let file = 0; file < FILES; file++) {
    const result = await runGenerated(folder, SEED, file);
    whole += result.whole;
    ready += result.wholeReady;
    for (const one of result.mistakes) mistakes.push(`file ${file}: ${JSON.stringify(one)}\n${result.about}`);
  }
  expect(mistakes).toEqual([]);
  expect(ready / whole).toBeGreaterThan(WHOLE_READY);
});
