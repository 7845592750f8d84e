import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Two words of one list and their join: each pair may be read in two ways. */
const PAIRS = [
  'line item ',
  'is was ',
  'order is ',
  'pieces of ',
  'items of the ',
  '是否已',
  '商品的',
  '취소요청',
  'the order ',
];
/** What patterns search for an end that does not come. */
const RUNS = ['(', '[', '_ -', '1,000', 'Name ', '***', 'a.', '"', '\u0e01\u0e33', ' ', '\u3000'];
const HOSTILE = [
  ...PAIRS.map((pair) => pair.repeat(40)),
  ...PAIRS.map((pair) => `${pair.repeat(9)}returned x`),
  ...RUNS.flatMap((run) => [
    `${run.repeat(20_000)}1`,
    `Name${run.repeat(20_000)}!`,
    `定制:${run.repeat(20_000)}9x`,
  ]),
];

// The fault took hours; what is measured here is that it ends at all, on a busy machine too.
test('headers of any letters are read in a moment', { timeout: 120_000 }, async () => {
  const script = `
    const { proposeMapping } = await import('../propose-mapping.ts');
    let text = '';
    for await (const chunk of process.stdin) text += chunk;
    for (const [at, header] of JSON.parse(text).entries()) {
      process.stdout.write(at + ' ');
      proposeMapping(['Order ID', 'SKU', 'Quantity', 'Name', header]);
    }`;
  const run = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: here, timeout: 60_000, killSignal: 'SIGKILL' },
  );
  run.child.stdin!.end(JSON.stringify(HOSTILE));
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout.trim().split(' ')).toHaveLength(HOSTILE.length);
});
