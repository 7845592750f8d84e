import { expect, it } from 'vitest';
import { readWorkbookParts } from './workbook-parts.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;

it.each([
  ['worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['./worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['/xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['/custom/tables&amp;more.xml', 'custom/tables&more.xml'],
])('finds the part of target %s', (target, path) => {
  const { sheets } = readWorkbookParts(
    '<sheets><sheet name="A &amp; B" sheetId="1" r:id="rId7"/></sheets>',
    relation('rId7', 'worksheet', target),
    new Set([path]),
  );
  expect(sheets).toEqual([{ name: 'A & B', path, isHidden: false }]);
});

it('ends at relations and sheets that do not end', () => {
  const { sheets } = readWorkbookParts(
    '<sheet '.repeat(300_000),
    '<Relationship '.repeat(300_000),
    new Set(),
  );
  expect(sheets).toEqual([]);
});

it('reads prefixes, single quotes and hidden sheets, and leaves out what is no worksheet or missing', () => {
  const { sheets, pathOf } = readWorkbookParts(
    `<x:sheets>
      <x:sheet name='一' state='veryHidden' rel:id='rId1'/>
      <x:sheet name="图" sheetId="2" r:id="rId2"/>
      <x:sheet name="缺" r:id="rId3"/>
      <x:sheet name="无" r:id="rId9"/>
      <x:sheet name="二" state="visible" r:id="rId4"/>
    </x:sheets>`,
    [
      relation('rId1', 'worksheet', 'worksheets/a.xml'),
      relation('rId2', 'chartsheet', 'chartsheets/sheet1.xml'),
      relation('rId3', 'worksheet', 'worksheets/gone.xml'),
      relation('rId4', 'worksheet', 'worksheets/b.xml').replaceAll('<', '<p:'),
      relation('rId5', 'sharedStrings', 'strings.xml'),
    ].join(''),
    new Set(['xl/worksheets/a.xml', 'xl/worksheets/b.xml', 'xl/chartsheets/sheet1.xml']),
  );
  expect(sheets).toEqual([
    { name: '一', path: 'xl/worksheets/a.xml', isHidden: true },
    { name: '二', path: 'xl/worksheets/b.xml', isHidden: false },
  ]);
  expect(pathOf('sharedStrings')).toBe('xl/strings.xml');
  expect(pathOf('styles')).toBeUndefined();
});
