import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAllPlatformFiles } from '../testing/platforms/all-platform-files.ts';
import { type FileOutcome, outcomeOfFile } from '../testing/platforms/outcome-of-file.ts';
import { countOf, summaryOf, tableByPlatform } from '../testing/platforms/outcome-tables.ts';
import { type PlatformFile, readPlatformFile } from '../testing/platforms/platform-file.ts';

const files = await readAllPlatformFiles();
const cases = files.flatMap((file) =>
  file.forms.map((form) => ({ file, form, title: `${file.name}: ${form}` })),
);
const results: FileOutcome[] = [];
let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'platform-files-'));
});
afterAll(async () => {
  await rm(place, { recursive: true, force: true });
  const rows = results.map(({ name, outcome, clicks }) => `${outcome.padEnd(15)} ${clicks || ' '}  ${name}`);
  process.stdout.write(`\n${rows.join('\n')}\n\n${tableByPlatform(results)}\n\n${summaryOf(results)}\n`);
});

describe('files as platforms write them', () => {
  it.each(cases)('$title', async ({ file, form }) => {
    const result = await outcomeOfFile(file, form, join(place, 'file'));
    results.push(result);
    expect(result.silent, 'nobody is told').toEqual([]);
    expect(result.outcome, result.reported.join('\n')).toBe(file.outcome);
  });

  it('come in right, or right after one or two clicks, nine times of ten, and never silently wrong', () => {
    expect(countOf(results, 'silently wrong')).toBe(0);
    // The share is of all files, including refused ones and those that need manual repair.
    expect((countOf(results, 'right') + countOf(results, 'clicks')) / results.length).toBeGreaterThanOrEqual(
      0.92,
    );
  });
});

describe('the comparison', () => {
  const right =
    'produce order=1|sku=A|quantity=2|name=Ann|street=1 Main St|city=York|country=GB|postcode=YO1';
  const file = (expected: string, cells = '1|A|2|Ann|1 Main St|York|GB|YO1|') =>
    readPlatformFile(
      'x',
      `# x\n# source: invented\n= Order ID|SKU|Quantity|Recipient|Address|City|Country|Zip|Status\n- ${cells}\n> ${expected}`,
    );
  it.each<[string, PlatformFile, string, number]>([
    ['what is right', file(right), 'right', 0],
    ['another value', file(right.replace('York', 'Leeds')), 'silently wrong', 1],
    ['a value that the line lacks', file(`${right}|note=ring`), 'silently wrong', 1],
    ['a value that nobody gave', file(right.replace('|postcode=YO1', '')), 'silently wrong', 1],
    ['a wish that got lost', file(`${right}|wish.Name=Bo`), 'silently wrong', 1],
    ['a line that is made though it is cancelled', file('cancelled'), 'silently wrong', 1],
    ['a line that is no line', file('none'), 'silently wrong', 1],
    ['a status that nobody knows', file(right, '1|A|2|Ann|1 Main St|York|GB|YO1|wibble'), 'stopped', 0],
    [
      'a stop that hides a wrong city',
      file(right, '1|A|2|Ann|1 Main St|Leeds|GB|YO1|wibble'),
      'silently wrong',
      1,
    ],
    [
      'a stop for another reason',
      file(right.replace('produce', 'stop SKU_MISSING'), '1|A|x|Ann|1 Main St|York|GB|YO1|'),
      'stopped',
      0,
    ],
  ])('%s', async (_, one, outcome, untold) => {
    const result = await outcomeOfFile(one, 'csv', join(place, 'file'));
    expect([result.outcome, result.silent.length]).toEqual([outcome, untold]);
  });
});
