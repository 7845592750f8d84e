import { set_cptable, utils, write } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { encodeText } from '../../reading/text/encode-text.ts';
import { html, type Rows } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';

set_cptable(codePages);
const dxm = orderRows('dxm2026', 3, () => ({ 收货人姓名: '张小明', 订单号: '000576461413038785752' }));
const page = html(dxm, 'utf-8');
const lost = orderRows('mango', 1, () => ({ 订单号: '576461413038785752' }));
const kept: CorpusFile['check'] = ({ lines }) => [
  ['name', lines[0]?.address.name, '张小明'],
  ['order', lines[0]?.fields.externalOrderNo, '000576461413038785752'],
];

function legacy(
  rows: Rows,
  bookType: 'biff8' | 'xlml',
  change?: (sheet: ReturnType<typeof utils.aoa_to_sheet>) => void,
): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  change?.(sheet);
  return Buffer.from(write(utils.book_new(sheet, 'orders'), { bookType, type: 'buffer', codepage: 936 }));
}

/** The oldest kind: bare records, texts in the code page of the machine. */
function biff2(rows: Rows): Buffer {
  const record = (type: number, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  };
  const label = (text: string, row: number, column: number) => {
    const bytes = encodeText(text, 'gb18030');
    const head = Buffer.alloc(8);
    head.writeUInt16LE(row, 0);
    head.writeUInt16LE(column, 2);
    head[7] = bytes.length;
    return record(0x0004, Buffer.concat([head, bytes]));
  };
  const cells = rows.flatMap((row, r) => row.map((cell, c) => label(cell, r, c)));
  return Buffer.concat([
    record(0x0009, Buffer.from([2, 0, 16, 0])),
    record(0x0042, Buffer.from([0xa8, 0x03])),
    ...cells,
    record(0x000a, Buffer.alloc(0)),
  ]);
}

/** Workbooks of before 2007, and what merely calls itself .xls. */
export const legacyFiles: CorpusFile[] = [
  { name: 'biff8-dxm.xls', bytes: legacy(dxm, 'biff8'), expect: { ready: 3 }, check: kept },
  { name: 'biff2-codepage-936.xls', bytes: biff2(dxm), expect: { ready: 3 }, check: kept },
  {
    name: 'biff8-numbers-and-dates.xls',
    bytes: legacy(
      orderRows('ours', 1, () => ({ 电话: '1' })),
      'biff8',
      (sheet) => {
        sheet.E2 = { t: 'n', v: 46145.520833333336, z: 'yyyy-mm-dd hh:mm' };
        sheet.W2 = { t: 'n', v: 2139, z: '00000' };
      },
    ),
    expect: { ready: 1 },
    check: ({ lines }) => [
      ['placed', lines[0]?.placedAt, '2026-05-03T04:30:00.000Z'],
      ['zip', lines[0]?.address.postcode, '02139'],
    ],
  },
  {
    name: 'biff8-long-number.xls',
    bytes: legacy(lost, 'biff8', (sheet) => {
      sheet.A2 = { t: 'n', v: 576461413038785800 };
    }),
    expect: { wrong: 1 },
  },
  { name: 'html-table-in-utf8.xls', bytes: Buffer.from(page), expect: { ready: 3 }, check: kept },
  {
    name: 'html-table-in-gbk.xls',
    bytes: encodeText(page.replace('utf-8', 'gb2312'), 'gb18030'),
    expect: { ready: 3 },
    check: kept,
  },
  {
    name: 'html-that-says-utf8-and-is-gbk.xls',
    bytes: encodeText(page, 'gb18030'),
    expect: { ready: 3 },
    check: kept,
  },
  {
    name: 'html-with-cells-over-rows.xls',
    bytes: Buffer.from(
      html(orderRows('mango', 2), 'utf-8').replace(
        /<\/tr><tr><td[^>]*>5764614130387810(01|02)<\/td>/g,
        (all, n) => (n === '01' ? all.replace('<td', '<td rowspan="2"') : '</tr><tr>'),
      ),
    ),
    expect: { ready: 2 },
  },
  { name: 'xml-of-excel-2003.xls', bytes: legacy(dxm, 'xlml'), expect: { ready: 3 }, check: kept },
  {
    name: 'csv-called.xls',
    bytes: encodeText(
      dxm
        .map((row) => row.join('\t'))
        .join('\r\n')
        .replaceAll('\n颜', ''),
      'gb18030',
    ),
    expect: { ready: 3 },
    check: kept,
  },
];
