import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageText } from '@diy/contract/messages/message-text';
import { ORDER_FIELDS } from '@diy/contract/orders/order-fields';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Mapping } from '../../model/mapping.ts';
import { readTable } from '../reading/read-table.ts';
import { LAYOUTS, type LayoutName } from '../testing/layouts.ts';
import { csv, textRows, xlsx } from '../testing/make-tables.ts';
import { orderRows } from '../testing/order-rows.ts';
import { fillFromAbove } from './fill-from-above.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-table-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What people and systems put into cells. */
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'０１２Ａ订单号אב‏ع😀👩‍👧é"\t\n,;|\'=+-@'.split('')), maxLength: 10 }),
  fc.constantFrom('', '--', 'N/A', '4.6E+17', '2026-13-45', '0', '２', '1,5', '#N/A', '合计', 'true'),
);
const mappings: fc.Arbitrary<Mapping> = fc.record({
  profile: fc.constantFrom('temu@1', 'shopify@1', 'etsy-items@1', 'ours@2', 'generic@2', 'gone@9'),
  columns: fc.dictionary(fc.constantFrom(...ORDER_FIELDS), fc.array(fc.nat(9), { maxLength: 3 })),
  personalisation: fc.array(fc.record({ column: fc.nat(9), name: fc.string() }), { maxLength: 3 }),
});
/** Text that has to survive to the letter; blanks at the ends are nobody's. */
const kept = fc
  .oneof(
    fc.stringMatching(/^[0-9]{18}$/),
    fc.stringMatching(/^0{1,4}[0-9]{1,6}$/),
    fc.stringMatching(/^[０-９]{4,18}$/),
    fc.constantFrom(
      '👩‍👧‍👦 Zoë',
      '‏محمد علي',
      'אבג 123',
      '𠮷野家',
      'A_x000D_B',
      "O'Neill",
      '=1+1',
      '@me',
      'Ünï "q", x',
    ),
  )
  .map((text) => text);

describe('any table under any mapping', () => {
  it('is read or explained, row by row, and never throws', () => {
    fc.assert(
      fc.property(
        mappings,
        fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 6 }),
        (mapping, rows) => {
          let above: string[] | null = null;
          for (const row of rows) {
            above = fillFromAbove(mapping, above, row);
            const { line, problems, state } = readOrderLine(mapping, above);
            for (const problem of problems) expect(messageText(problem.text, 'zh')).not.toBe('');
            if (state !== 'ok' || problems.length > 0) continue;
            expect(line.fields.externalOrderNo).toBeTruthy();
            expect(line.fields.sku ?? line.fields.warehouseSku).toBeTruthy();
            expect(line.quantity).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('proposes only columns that are there, each header to the same fields whatever its neighbours', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(cell, fc.constantFrom('订单号', 'SKU', 'Qty', '收件人')), { maxLength: 12 }),
        (headers) => {
          const { mapping, missing } = proposeMapping(headers);
          for (const columns of Object.values(mapping.columns))
            for (const column of columns) expect(headers[column]).toBeDefined();
          for (const field of missing) expect(mapping.columns[field]).toBeUndefined();
        },
      ),
    );
  });
});

describe('what goes in comes out', () => {
  it.each(['csv', 'xlsx'] as const)(
    'digits, zeros, full width, emoji and right-to-left text through .%s',
    async (kind) => {
      let n = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom<LayoutName>('mango', 'temu33', 'ours', 'dxm2026'),
          fc.array(fc.tuple(kept, kept), { minLength: 1, maxLength: 5 }),
          async (layout, texts) => {
            const { columns } = proposeMapping(LAYOUTS[layout].split(', ')).mapping;
            const headers = LAYOUTS[layout].split(', ');
            const name = headers[columns.recipientName![0]!]!;
            const sku = headers[columns.sku![0]!]!;
            const table = orderRows(layout, texts.length, (at) => ({
              [name]: texts[at]![0],
              [sku]: texts[at]![1],
            }));
            const path = join(folder, `${++n}.${kind}`);
            const escaped = table.map((row) =>
              row.map((text) => text.replace(/_(?=x[0-9A-F]{4}_)/g, '_x005F_')),
            );
            await writeFile(
              path,
              kind === 'csv' ? csv(table) : xlsx([{ name: 'a', rows: textRows(escaped) }]),
            );
            const read: string[][] = [];
            const facts = await readTable(path, {}, async (_, rows) => void read.push(...rows));
            const { mapping } = proposeMapping(facts.headers);
            const lines = read.map((cells) => readOrderLine(mapping, cells).line.fields);
            expect(lines.map(({ recipientName, sku: code }) => [recipientName, code])).toEqual(texts);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('any bytes end in rows or in a refusal', async () => {
    const path = join(folder, 'bytes');
    const heads = [
      '',
      'PK\u0003\u0004',
      '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
      '<html><table>',
      '\u00ff\u00fe',
      '\u0009\u0008\u0010\u0000',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 600 }), async (head, bytes) => {
        await writeFile(path, Buffer.concat([Buffer.from(head, 'latin1'), bytes]));
        const outcome = await readTable(path, {}, async () => {}).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Refusal);
      }),
      { numRuns: 300 },
    );
  });
});
