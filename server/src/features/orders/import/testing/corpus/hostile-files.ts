import { writeXlsx } from 'hucre/xlsx';
import { columnName, textRows, xlsx } from '../make-tables.ts';
import { makeZip } from '../make-zip.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';

const three = orderRows('mango', 3);
const sheet = { name: '订单', rows: textRows(three) };
const MB = 1024 * 1024;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`).join('');
/** One text of 30,000 letters, and cells that repeat it for some twenty bytes each. */
const LONG_TEXT = `<si><t>${'长'.repeat(30_000)}</t></si>`;
const repeatedRows = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, n) => {
    const cells = Array.from(
      { length: columns },
      (_one, at) => `<c r="${columnName(at)}${n + 9}" t="s"><v>0</v></c>`,
    );
    return `<row r="${n + 9}">${cells.join('')}</row>`;
  }).join('');
const external = textRows(
  orderRows('mango', 1, () => ({ sku编码: '<c t="str"><f>VLOOKUP(A2,[1]Sheet1!A:B,2,0)</f><v>old</v></c>' })),
);
const secured = await writeXlsx({
  sheets: [{ name: '订单', rows: [['订单号']] }],
  encryption: { password: 'secret', spinCount: 100 },
});

/** Files that attack the reader, or that it cannot read: each is refused with a reason. */
export const hostileFiles: CorpusFile[] = [
  {
    name: 'zip-bomb-40-mb-of-blanks.xlsx',
    bytes: () => xlsx([{ name: '订单', rows: ' '.repeat(40 * MB) }]),
    expect: 'orders.table-bomb',
  },
  {
    name: 'zip-that-lies-about-sizes.xlsx',
    bytes: () => xlsx([{ name: '订单', rows: ' '.repeat(20 * MB) + textRows(three) }], { saysSize: 4000 }),
    expect: 'orders.table-bomb',
  },
  {
    name: 'zip-with-overlapping-parts.xlsx',
    bytes: () =>
      makeZip([
        { name: 'xl/workbook.xml', data: Buffer.alloc(MB, 65) },
        ...Array.from({ length: 400 }, (_, n) => ({
          name: `xl/${n}.xml`,
          data: '',
          overlaps: true as const,
        })),
      ]),
    expect: 'orders.table-bomb',
  },
  {
    name: 'zip-with-3000-parts.xlsx',
    bytes: () =>
      xlsx([sheet], {
        parts: Array.from({ length: 3000 }, (_, n) => ({ name: `xl/media/${n}.png`, data: '' })),
      }),
    expect: 'orders.table-bomb',
  },
  {
    name: 'string-table-of-105-mb.xlsx',
    bytes: () =>
      xlsx([sheet], {
        strings: `<si><t>${Array.from({ length: 300 }, (_, n) => String(n).repeat(1000))
          .join('')
          .repeat(180)
          .slice(0, 105 * MB)}</t></si>`,
      }),
    expect: 'orders.table-bomb',
  },
  {
    name: 'macros-inside.xlsx',
    bytes: () => xlsx([sheet], { parts: [{ name: 'xl/vbaProject.bin', data: 'x' }] }),
    expect: 'orders.table-macros',
  },
  {
    name: 'values-from-another-file.xlsx',
    bytes: () =>
      xlsx([{ name: '订单', rows: external }], {
        parts: [{ name: 'xl/externalLinks/externalLink1.xml', data: '<externalLink/>' }],
      }),
    expect: 'orders.table-external-links',
  },
  { name: 'password-protected.xlsx', bytes: () => Buffer.from(secured), expect: 'orders.table-password' },
  {
    name: 'zip-with-a-password.xlsx',
    bytes: () => makeZip([{ name: 'xl/workbook.xml', data: '<workbook/>', encrypted: true }]),
    expect: 'orders.table-password',
  },
  {
    name: 'cut-in-the-middle.xlsx',
    bytes: () => xlsx([sheet]).subarray(0, 700),
    expect: 'orders.table-broken',
  },
  {
    name: 'no-worksheet-part.xlsx',
    bytes: () =>
      makeZip([
        {
          name: 'xl/workbook.xml',
          data: '<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
        },
        { name: 'xl/_rels/workbook.xml.rels', data: '<Relationships/>' },
      ]),
    expect: 'orders.table-broken',
  },
  {
    name: 'string-number-out-of-range.xlsx',
    bytes: () =>
      xlsx([{ name: '订单', rows: '<row r="1"><c r="A1" t="s"><v>99</v></c></row>' }], {
        strings: '<si><t>a</t></si>',
      }),
    expect: 'orders.table-broken',
  },
  {
    name: 'thousand-columns.xlsx',
    bytes: () =>
      xlsx([
        {
          name: '订单',
          rows: `<row r="1">${Array.from({ length: 1000 }, (_, n) => `<c r="${columnName(n)}1"><v>${n}</v></c>`).join('')}</row>`,
        },
      ]),
    expect: 'orders.table-too-many-columns',
  },
  {
    name: '60000-rows.xlsx',
    bytes: () => xlsx([{ name: '订单', rows: rowsOf(60_000) }]),
    expect: 'orders.table-too-many-rows',
  },
  {
    name: 'stray-cell-at-the-very-end.xlsx',
    bytes: () =>
      xlsx([{ name: '订单', rows: `${textRows(three)}<row r="1048576"><c r="A1048576"><v>1</v></c></row>` }]),
    expect: 'orders.table-too-many-rows',
  },
  {
    name: 'no-rows-at-all.xlsx',
    bytes: () => xlsx([{ name: '订单', rows: '' }]),
    expect: 'orders.table-empty',
  },
  {
    name: 'headers-only.xlsx',
    bytes: () => xlsx([{ name: '订单', rows: textRows(three.slice(0, 1)) }]),
    expect: 'orders.table-no-rows',
  },
  {
    name: 'word-document-renamed.xlsx',
    bytes: () => makeZip([{ name: 'word/document.xml', data: '<document/>' }]),
    expect: 'orders.table-unknown-kind',
  },
  {
    name: 'open-document.xlsx',
    bytes: () =>
      makeZip([
        { name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' },
        { name: 'content.xml', data: '<x/>' },
      ]),
    expect: 'orders.table-other-workbook',
  },
  {
    name: 'binary-workbook.xlsx',
    bytes: () => makeZip([{ name: 'xl/workbook.bin', data: 'x' }]),
    expect: 'orders.table-other-workbook',
  },
  {
    name: 'thousand-columns.csv',
    bytes: () => Buffer.from(`${Array.from({ length: 1000 }, (_, n) => n).join(',')}\n1\n`),
    expect: 'orders.table-too-many-columns',
  },
  {
    name: 'cell-of-blanks.csv',
    bytes: () => Buffer.from(`order,sku,qty,note\nA-1,X1,1,(${' '.repeat(200_000)}(\n`),
    expect: 'orders.table-long-cell',
  },
  {
    name: 'run-of-blanks.csv',
    bytes: () => Buffer.from(`order,sku,qty,note\nA-1,X1,1,(${' '.repeat(2000)}(\n`),
    expect: 'orders.table-long-cell',
  },
  {
    name: 'long-text-in-every-cell-of-a-row.xlsx',
    bytes: () =>
      xlsx([{ name: '订单', rows: textRows(three) + repeatedRows(1, 200) }], { strings: LONG_TEXT }),
    expect: 'orders.table-long-row',
  },
  {
    name: 'long-text-in-4000-rows.xlsx',
    bytes: () =>
      xlsx([{ name: '订单', rows: textRows(three) + repeatedRows(4000, 1) }], { strings: LONG_TEXT }),
    expect: 'orders.table-too-many-letters',
  },
  {
    name: '60000-rows.csv',
    bytes: () => Buffer.from(`a,b\n${'1,2\n'.repeat(60_000)}`),
    expect: 'orders.table-too-many-rows',
  },
  {
    name: 'larger-than-20-mb.csv',
    bytes: () => Buffer.alloc(21 * MB, 'a,b\n'),
    expect: 'orders.table-too-large',
  },
];
