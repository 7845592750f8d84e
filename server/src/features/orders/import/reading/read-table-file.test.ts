import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, textRows, xlsx } from '../testing/make-tables.ts';
import { orderRows } from '../testing/order-rows.ts';
import { readTableFile, whyEnded } from './read-table-file.ts';
import { unpackRows } from './rows-codec.ts';
import type { TableHead } from './table-facts.ts';

const rows = orderRows('mango', 1200);
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
  path = join(folder, 'orders.csv');
  await writeFile(path, csv(rows));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('readTableFile', () => {
  it('hands on all rows in order, in batches that know where they begin', async () => {
    const read: string[][] = [];
    const starts: number[] = [];
    const facts = await readTableFile(
      path,
      {},
      async (first, batch) => {
        starts.push(first);
        read.push(...(await unpackRows(batch)));
      },
      {},
    );
    expect(read.map((cells) => cells[0])).toEqual(rows.slice(1).map((cells) => cells[0]));
    expect(starts).toEqual([2, 502, 1002]);
    expect(facts).toMatchObject({
      kind: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      rowCount: 1200,
    });
  });

  it('hands long rows on in small batches', async () => {
    const long = join(folder, 'long.xlsx');
    const cell = (row: number) => `<c r="A${row}" t="s"><v>0</v></c>`;
    const below = Array.from({ length: 400 }, (_, n) => `<row r="${n + 9}">${cell(n + 9)}</row>`).join('');
    const sheet = { name: '一', rows: textRows(orderRows('mango', 3)) + below };
    await writeFile(long, xlsx([sheet], { strings: `<si><t>${'长'.repeat(30_000)}</t></si>` }));
    const letters: number[] = [];
    const onRows = async (_first: number, batch: Uint8Array) =>
      void letters.push((await unpackRows(batch)).flat().join('').length);
    await readTableFile(long, {}, onRows, {});
    expect(letters.reduce((all, one) => all + one)).toBeGreaterThan(12_000_000);
    expect(Math.max(...letters)).toBeLessThan(2_100_000);
  });

  it('tells the top of the file before the rest is read', async () => {
    const reported: (TableHead | 'rows')[] = [];
    await readTableFile(path, {}, async () => void reported.push('rows'), {
      onHead: (head) => reported.push(head),
    });
    expect(reported).toEqual([
      expect.objectContaining({ kind: 'csv', headerRow: 1, headers: rows[0], rows: rows.slice(1, 11) }),
      'rows',
      'rows',
      'rows',
    ]);
  });

  it('waits for each batch before the next', async () => {
    let busy = 0;
    let most = 0;
    await readTableFile(
      path,
      {},
      async () => {
        most = Math.max(most, ++busy);
        await new Promise((go) => setImmediate(go));
        busy--;
      },
      {},
    );
    expect(most).toBe(1);
  });

  it('carries refusals over from the reading process, with what words them', async () => {
    const bomb = join(folder, 'bomb.xlsx');
    await writeFile(bomb, xlsx([{ name: 'a', rows: ' '.repeat(20_000_000) }]));
    await expect(readTableFile(bomb, {}, async () => {}, {})).rejects.toMatchObject({
      id: 'orders.table-bomb',
      // As data, which every language words.
      text: { id: 'orders.table-bomb', params: {} },
    });
  });

  it('ends when the rows cannot be taken, or are wanted no more', async () => {
    const failing = readTableFile(path, {}, () => Promise.reject(new Error('disk full')), {});
    await expect(failing).rejects.toThrow('disk full');
    const controller = new AbortController();
    const stopped = readTableFile(path, {}, async () => controller.abort(new Error('stopped')), {
      signal: controller.signal,
    });
    await expect(stopped).rejects.toThrow('stopped');
  });

  it('reads a chosen worksheet', async () => {
    const two = join(folder, 'two.xlsx');
    const sheets = ['一', '二'].map((name, n) => ({ name, rows: textRows(orderRows('mango', n + 1)) }));
    await writeFile(two, xlsx(sheets));
    const facts = await readTableFile(two, { sheet: '二' }, async () => {}, {});
    expect(facts).toMatchObject({ sheet: '二', rowCount: 2 });
  });
});

it('packed rows that grow beyond any batch are refused before they are unpacked', async () => {
  await expect(unpackRows(gzipSync(Buffer.alloc(65 * 1024 * 1024, ' ')))).rejects.toMatchObject({
    id: 'orders.table-too-many-letters',
  });
});

describe('a reading that ends early', () => {
  it.each([
    [
      'its own limit',
      { code: null, signal: 'SIGABRT', said: 'FATAL ERROR: Reached heap limit' },
      'table-too-much-memory',
    ],
    ['the machine', { code: null, signal: 'SIGKILL', said: '' }, 'table-reader-killed'],
    ['a stopping server', { code: null, signal: 'SIGTERM', said: '' }, 'table-reader-killed'],
    ['a crash without a word', { code: null, signal: 'SIGSEGV', said: '' }, 'table-reader-killed'],
    ['a fault of ours', { code: 7, signal: null, said: 'SyntaxError' }, 'table-reader-ended'],
    ['an end without a word', { code: 0, signal: null, said: '' }, 'table-reader-ended'],
  ] as const)('%s is named', (_, end, id) => expect(whyEnded(end).id).toBe(`orders.${id}`));

  it('names the signal and the code', () => {
    expect(whyEnded({ code: null, signal: 'SIGKILL', said: '' }).message).toContain('SIGKILL');
    expect(whyEnded({ code: 7, signal: null, said: '' }).message).toContain('7');
  });

  it('a process that somebody kills says so, and not that the file needs memory', async () => {
    const started = Date.now();
    // So long that its process is still reading when the first rows are here.
    const long = join(folder, 'long.csv');
    await writeFile(long, `Order ID,SKU\n${'1001,MUG\n'.repeat(400_000)}`);
    const killed = readTableFile(long, {}, killReader, {});
    await expect(killed).rejects.toMatchObject({ id: 'orders.table-reader-killed' });
    expect(Date.now() - started).toBeLessThan(30_000);
  });
});

/** Ends the reading processes that this test's process started, as the system does when memory is short. */
async function killReader(): Promise<void> {
  for (const thread of await readdir('/proc/self/task')) {
    const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '');
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
      if (command.includes('table-worker')) process.kill(Number(child), 'SIGKILL');
    }
  }
}
