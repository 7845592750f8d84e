import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { streamWorkbook } from './stream-workbook.ts';
import { writeSheet } from './write-sheet.ts';

const LINES = 'https://a.com/1.jpg\r\nhttps://a.com/2.jpg\rhttps://a.com/3.jpg_x000D_\nhttps://a.com/4.jpg';
const EXPECTED = [1, 2, 3, 4].map((n) => `https://a.com/${n}.jpg`).join('\n');
const column = { header: '轮播图\r\n（必填）', type: 'text' as const, width: 20 };

it.each([
  [
    'row by row',
    () => buffer(streamWorkbook([{ name: '表', columns: [{ ...column, required: true }], rows: [[LINES]] }])),
  ],
  ['at once', () => writeSheet({ name: '表', columns: [column], rows: [[LINES]] })],
])('a sheet written %s has LF alone between lines, and Excel’s code for CR in no cell', async (_, write) => {
  const files = unzipSync(new Uint8Array(await write()));
  const texts = Object.entries(files).filter(([path]) => path.endsWith('.xml'));
  for (const [, bytes] of texts) expect(strFromU8(bytes)).not.toMatch(/_x000D_|&#13;|&#xD;|\r(?!\n<)/i);
  expect(texts.map(([, bytes]) => strFromU8(bytes)).join('')).toContain(EXPECTED);
});
