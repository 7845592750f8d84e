import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageText } from '@diy/contract/messages/message-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { corpus } from '../testing/corpus/all-files.ts';
import type { RowCounts } from '../testing/corpus/corpus-file.ts';
import { countRowStatuses, readCorpusFile } from '../testing/corpus/read-corpus-file.ts';

const ROW_STATUSES = ['ready', 'held', 'wrong', 'cancelled', 'blank', 'skip'] as const;
const table: string[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpus-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  const head = `${'file'.padEnd(52)}${['rows', ...ROW_STATUSES].map((name) => name.padStart(10)).join('')}`;
  process.stdout.write(`\n${[head, ...table].join('\n')}\n`);
});

describe('the corpus of odd files', () => {
  it('has a name of its own for each of at least 40 files', () => {
    expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
    expect(corpus.length).toBeGreaterThanOrEqual(40);
  });

  it.each(corpus)('$name', async (file) => {
    if (typeof file.expect === 'string') {
      const error = await readCorpusFile(file, folder).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Refusal);
      expect((error as Refusal).id).toBe(file.expect);
      table.push(
        `${file.name.padEnd(52)}${'–'.padStart(10)}  ${messageText((error as Refusal).text, 'zh').slice(0, 30)}`,
      );
      return;
    }
    const read = await readCorpusFile(file, folder);
    const counts = countRowStatuses(read.read);
    const sum = ROW_STATUSES.reduce((total, status) => total + (counts[status] ?? 0), 0);
    const cells = [read.facts.rowCount, ...ROW_STATUSES.map((status) => counts[status] ?? 0)];
    table.push(`${file.name.padEnd(52)}${cells.map((count) => String(count).padStart(10)).join('')}`);
    const problems = [...new Set(read.read.flatMap((one) => one.problems.map(({ code }) => code)))];
    expect(named(counts), `problems ${problems.join(' ')}`).toEqual(named(file.expect));
    expect(sum).toBe(read.facts.rowCount);
    for (const [what, actual, expected] of file.check?.(read) ?? []) expect(actual, what).toEqual(expected);
  });
});

/** The counts that are not zero. */
function named(counts: RowCounts): RowCounts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
