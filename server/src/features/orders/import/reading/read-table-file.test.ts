import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, textRows, xlsx } from '../testing/make-tables.ts';
import { orderRows } from '../testing/order-rows.ts';
import { readTableFile } from './read-table-file.ts';
import { unpackRows } from './rows-codec.ts';
import type { TableHead } from './types.ts';

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
