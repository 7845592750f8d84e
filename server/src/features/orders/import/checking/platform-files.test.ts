import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OrderField } from '@diy/contract/orders/order-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { compareRows } from '../testing/platforms/compare-rows.ts';
import { type Outcome, type PlatformFile, readPlatformFile } from '../testing/platforms/platform-file.ts';
import { runPlatformFile } from '../testing/platforms/run-platform-file.ts';

/** How each file came out, and what nobody was shown. */
interface Result {
  name: string;
  outcome: Outcome | 'silently wrong';
  clicks: number;
}

const MAX_CLICKS = 2;
const NEEDED = new Set<OrderField>(['externalOrderNo', 'sku', 'quantity']);
const folder = fileURLToPath(new URL('../testing/platforms/files/', import.meta.url));
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.txt')).sort();
const files = await Promise.all(
  names.map(async (name) => readPlatformFile(name.slice(0, -4), await readFile(join(folder, name), 'utf8'))),
);
const cases = files.flatMap((file) =>
  file.forms.map((form) => ({ file, form, title: `${file.name}: ${form}` })),
);
const results: Result[] = [];
let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'platform-files-'));
});
afterAll(async () => {
  await rm(place, { recursive: true, force: true });
  const rows = results.map(({ name, outcome, clicks }) => `${outcome.padEnd(15)} ${clicks || ' '}  ${name}`);
  process.stdout.write(`\n${rows.join('\n')}\n${summary()}\n`);
});

function count(outcome: Result['outcome']): number {
  return results.filter((one) => one.outcome === outcome).length;
}

function summary(): string {
  return `${results.length} platform files: ${count('right')} right, ${count('clicks')} after one or two clicks, ${count('stopped')} stopped with the reason, ${count('refused')} refused with the reason, ${count('silently wrong')} silently wrong`;
}

/** Reads the file as it is, then with the clicks it allows; whatever is wrong and untold in either pass is silently wrong. */
async function outcomeOf(
  file: PlatformFile,
  form: string,
): Promise<{ result: Result; silent: string[]; reported: string[] }> {
  const name = `${file.name}: ${form}`;
  const path = join(place, 'file');
  const done = (
    outcome: Result['outcome'],
    clicks: number,
    silent: string[] = [],
    reported: string[] = [],
  ) => ({
    result: { name, outcome, clicks },
    silent,
    reported,
  });
  const plain = await runPlatformFile(file, form, path, []);
  if (plain instanceof Refusal)
    return plain.id === file.refusal ? done('refused', 0) : done('stopped', 0, [], [plain.id]);
  if (file.refusal) return done('silently wrong', 0, ['not refused']);
  const alone = compareRows(file, plain);
  if (plain.headerRow !== file.headerRow) alone.silent.unshift(`headers found in row ${plain.headerRow}`);
  if (file.profile && plain.profile !== file.profile) alone.reported.unshift(`taken for ${plain.profile}`);
  if (plain.missing.length > 0) alone.reported.unshift(`no columns: ${plain.missing.join(', ')}`);
  if (alone.silent.length > 0) return done('silently wrong', 0, alone.silent, alone.reported);
  const stops = [...file.expected.values()].some(({ outcome }) => outcome === 'stop');
  if (alone.reported.length === 0) return done(stops ? 'stopped' : 'right', 0);
  if (file.clicks.length === 0) return done('stopped', 0, [], alone.reported);
  const helped = await runPlatformFile(file, form, path, file.clicks);
  if (helped instanceof Refusal) return done('stopped', 0, [], [helped.id]);
  const { silent, reported } = compareRows(file, helped);
  if (silent.length > 0) return done('silently wrong', file.clicks.length, silent, reported);
  // A part of an address without a column stops only rows that need it.
  const isLacking = helped.missing.some((field) => NEEDED.has(field));
  const isRight = reported.length === 0 && !isLacking && !stops;
  return done(
    isRight && file.clicks.length <= MAX_CLICKS ? 'clicks' : 'stopped',
    file.clicks.length,
    [],
    reported,
  );
}

describe('files as platforms write them', () => {
  it.each(cases)('$title', async ({ file, form }) => {
    const { result, silent, reported } = await outcomeOf(file, form);
    results.push(result);
    expect(silent, 'nobody is told').toEqual([]);
    expect(result.outcome, reported.join('\n')).toBe(file.outcome);
  });

  it('come in right, or right after one or two clicks, nine times of ten, and never silently wrong', () => {
    expect(summary()).toContain(' 0 silently wrong');
    // The share is of all files, including refused ones and those that need manual repair.
    expect((count('right') + count('clicks')) / results.length).toBeGreaterThanOrEqual(0.92);
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
    const { result, silent } = await outcomeOf(one, 'csv');
    expect([result.outcome, silent.length]).toEqual([outcome, untold]);
  });
});
