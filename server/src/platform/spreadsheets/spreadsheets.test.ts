import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from '../../testing/read-sheet.ts';
import { sharp } from '../pictures/sharp.ts';
import { cellText, MAX_CELL_UNITS } from './cell-text.ts';
import type { NewSheet, SheetCell, SheetColumn } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

const column = (type: SheetColumn['type']): SheetColumn => ({ header: type, width: 12, type });

async function roundTrip(type: SheetColumn['type'], value: SheetCell) {
  const bytes = await writeSheet({ name: '作品', columns: [column(type)], rows: [[value]] });
  return (await readSheet(bytes)).rows[1]?.[0] ?? null;
}
async function worksheetXml(sheet: NewSheet): Promise<string> {
  return strFromU8(unzipSync(await writeSheet(sheet))['xl/worksheets/sheet1.xml']!);
}

describe('text', () => {
  it.each([
    '海边马克杯',
    '00123',
    '576461413038785752',
    '=1+1',
    '=HYPERLINK("http://evil.example","点")',
    '+86 13800000000',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '2026-11-21',
    '1E5',
    'TRUE',
    '#N/A',
    '#REF!',
    ' 前后空格 ',
    '一\n二',
    '<b>&amp;"\'',
    '_x0041_',
    '猫🐱',
  ])('%j is read as it was written', async (text) => {
    expect(await roundTrip('text', text)).toBe(text);
  });

  it('is never a formula or an error cell in the file', async () => {
    const rows = [['=1+1'], ['#N/A'], ['#DIV/0!']];
    const xml = await worksheetXml({ name: 'x', columns: [column('text')], rows });
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).not.toContain('t="e"');
  });

  it.each([
    ['control characters', 'a\u0000b\u000bc\u001fd', 'abcd'],
    ['half an emoji', 'a\ud83d', 'a'],
    ['what XML forbids', 'a\ufffeb\uffff', 'ab'],
    ['line ends', 'a\r\nb\rc', 'a\nb\nc'],
    ['too much', 'x'.repeat(40_000), 'x'.repeat(MAX_CELL_UNITS)],
    ['an emoji at the limit', `${'x'.repeat(MAX_CELL_UNITS - 1)}🐱`, 'x'.repeat(MAX_CELL_UNITS - 1)],
  ])('loses %s', (_name, text, expected) => {
    expect(cellText(text)).toBe(expected);
  });
});

it.each<[SheetColumn['type'], SheetCell]>([
  ['number', 340],
  ['money', 16.9],
  ['number', 0],
  ['text', null],
  ['date', new Date('2026-11-21T03:04:00Z')],
  ['link', 'https://shop.example/files/pub/a.jpg?x=1&y=2'],
  ['link', '链接一\nhttps://shop.example/b'],
])('%s %j is read as it was written', async (type, value) => {
  expect(await roundTrip(type, value)).toEqual(value);
});

it('makes links of web addresses only', async () => {
  const rows = [['https://shop.example/a'], ['javascript:alert(1)'], ['file:///etc/passwd'], ['两张图']];
  const xml = await worksheetXml({ name: 'x', columns: [column('link')], rows });
  expect(xml.match(/<hyperlink /g)).toHaveLength(1);
});

it('shows dates in China time', async () => {
  const rows = [[new Date('2026-11-20T16:30:00Z')]];
  const xml = await worksheetXml({ name: 'x', columns: [column('date')], rows });
  // 2026-11-21 00:30 as days since 1899-12-30.
  const serial = Number(/<c r="A2"[^>]*><v>([\d.]+)<\/v>/.exec(xml)?.[1]);
  expect(serial).toBeCloseTo(46347 + 30 / 1440, 6);
});

it('puts pictures into their cells, in high rows below a frozen header', async () => {
  const picture = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#d9442b' } })
    .jpeg()
    .toBuffer();
  const sheet: NewSheet = {
    name: '作品',
    columns: [column('text'), column('image')],
    rows: [
      ['一', picture],
      ['二', null],
      ['三', picture],
    ],
  };
  const { images, rows } = await readSheet(await writeSheet(sheet));
  expect(rows.map((row) => row[0])).toEqual(['text', '一', '二', '三']);
  expect(images.map(({ row, column }) => [row, column])).toEqual([
    [1, 1],
    [3, 1],
  ]);
  expect(images[0]?.bytes.equals(picture)).toBe(true);
  const xml = await worksheetXml(sheet);
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(xml).toMatch(/<row r="2"[^>]*ht="60"/);
});
