import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGE_LOCALES, type MessageLocale } from '@diy/contract/messages';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellText } from '../../../../platform/spreadsheets/cell-text.ts';
import { withoutErrorColumns } from '../mapping/error-columns.ts';
import { readTable } from '../reading/read-table.ts';
import { writeErrorSheet } from '../run/error-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'our-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Text of a cell as a file can hold it; cells of blanks alone are empty ones to every reader. */
const cell = fc
  .oneof(
    fc.stringMatching(/^[0-9]{18}$/),
    fc.stringMatching(/^0{1,4}[0-9]{1,6}$/),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      ...[
        '',
        '０１２Ａ',
        '👩‍👧‍👦 Zoë',
        '‏محمد علي',
        'A_x000D_B',
        '=1+1',
        "'00123",
        '#N/A',
        '1E5',
        'TRUE',
        '一\n二',
        ' a ',
      ],
    ),
  )
  .filter((text) => cellText(text) === text && (text === '' || text.trim() !== ''));

it('an error sheet read back and written again is the same sheet', async () => {
  let n = 0;
  const table = fc.integer({ min: 1, max: 8 }).chain((width) =>
    fc.record({
      headers: fc.array(fc.stringMatching(/^[A-Za-z订单号]{1,8}$/), { minLength: width, maxLength: width }),
      locale: fc.constantFrom(...MESSAGE_LOCALES),
      rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    }),
  );
  const write = async (headers: readonly string[], rows: readonly string[][], locale: MessageLocale) => {
    const path = join(folder, `${++n}.xlsx`);
    const problems = [{ column: '订单号', code: 'ORDER_NO_MISSING', reason: '缺少订单号' }];
    const errors = rows.map((cells, at) => ({ row: at + 2, cells, problems }));
    await writeFile(path, await writeErrorSheet('订单', headers, errors, locale));
    const read: string[][] = [];
    const facts = await readTable(path, { headerRow: 1 }, async (_, some) => void read.push(...some));
    return { headers: facts.headers, rows: read };
  };
  await fc.assert(
    fc.asyncProperty(table, async ({ headers, rows, locale }) => {
      const first = await write(headers, rows, locale);
      const own = withoutErrorColumns(first.headers);
      expect(own).toEqual(headers);
      expect(first.rows.map((cells) => cells.slice(0, own.length))).toEqual(rows);
      expect(await write(first.headers, first.rows, locale)).toEqual(first);
    }),
    { numRuns: 60 },
  );
}, 300_000);
