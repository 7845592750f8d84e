import { describe, expect, it } from 'vitest';
import { type PlainCell, readPlainCell } from './plain-cell.ts';
import { type CellContext, readCells } from './read-cells.ts';

const CONTEXT: CellContext = {
  strings: { get: (index) => `text ${index}` },
  formats: [{ kind: 'plain' }, { kind: 'date', time: false }],
  date1904: false,
  hasExternalLinks: false,
  isUncalculated: false,
};

function plainCell(xml: string) {
  const cell: PlainCell = { column: -1, type: 'number', style: -1, from: 0, to: 0, end: 0 };
  if (!readPlainCell(xml, 0, cell)) return null;
  const { column, type, style, from, to, end } = cell;
  return [type, column, style, xml.slice(from, to), xml.slice(end)];
}

describe('a cell as nearly all programs write it', () => {
  it.each<[string, string, ReturnType<typeof plainCell>]>([
    ['a number', '<c r="A2"><v>7</v></c>', ['number', 0, -1, '7', '']],
    ['a number with a style', '<c r="AB12" s="13"><v>7.5</v></c><c>', ['number', 27, 13, '7.5', '<c>']],
    ['attributes in another order', '<c t="s" s="1" r="C1"><v>3</v></c>', ['shared', 2, 1, '3', '']],
    ['no reference', '<c t="s"><v>3</v></c>', ['shared', -1, -1, '3', '']],
    ['no attribute', '<c><v>3</v></c>', ['number', -1, -1, '3', '']],
    [
      'text in the cell',
      '<c r="B2" t="inlineStr"><is><t>a &amp; b</t></is></c>',
      ['inline', 1, -1, 'a &amp; b', ''],
    ],
    [
      'text with blanks around it',
      '<c r="B2" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>',
      ['inline', 1, -1, ' a ', ''],
    ],
    ['an empty text', '<c r="B2" t="inlineStr"><is><t></t></is></c>', ['inline', 1, -1, '', '']],
    ['a formula', '<c r="A2"><f>1+1</f><v>2</v></c>', null],
    ['a formula behind its value', '<c r="A2"><v>2</v><f>1+1</f></c>', null],
    ['runs', '<c r="A2" t="inlineStr"><is><r><t>a</t></r></is></c>', null],
    ['a hint how to say it', '<c r="A2" t="inlineStr"><is><t>a</t><rPh sb="0"><t>b</t></rPh></is></c>', null],
    ['no value', '<c r="A2" s="1"/>', null],
    ['an empty value', '<c r="A2" t="s"><v></v></c>', null],
    ['a value with a mark', '<c r="A2"><v xml:space="preserve">2</v></c>', null],
    ['other quotes', "<c r='A2'><v>2</v></c>", null],
    ['a line break in the tag', '<c\nr="A2"><v>2</v></c>', null],
    ['another type', '<c r="A2" t="b"><v>1</v></c>', null],
    ['a type that begins alike', '<c r="A2" t="str"><v>1</v></c>', null],
    ['another attribute', '<c r="A2" cm="1"><v>1</v></c>', null],
    ['no column in its reference', '<c r="2"><v>1</v></c>', null],
    ['a column that no sheet has', '<c r="AAAA2"><v>1</v></c>', null],
    ['no end', '<c r="A2"><v>1', null],
    ['no end of its text', '<c r="A2" t="inlineStr"><is><t>a', null],
  ])('%s', (_, xml, found) => {
    expect(plainCell(xml)).toEqual(found);
  });

  it.each([
    '<c r="A2"><v>7</v></c><c r="C2" s="1"><v>46000</v></c>',
    '<c t="s"><v>3</v></c><c t="s"><v>4</v></c>',
    '<c r="B2" t="inlineStr"><is><t>a &lt; b_x000D_\n&#65;</t></is></c><c><v>1E+20</v></c>',
    '<c r="A2" t="inlineStr"><is><t>\u3000 </t></is></c><c r="B2" t="inlineStr"><is><t>x</t></is></c>',
    '<c r="D2"><v>0032</v></c><c><v>12345678901234567890</v></c>',
    '<c r="A2" t="inlineStr"><is><t>4.6E+17</t></is></c>',
  ])('is read as in any other form: %s', (xml) => {
    const [row, other] = [xml, xml.replaceAll('"', "'")].map((body) =>
      readCells({ row: 2, body, isHidden: false }, CONTEXT),
    );
    expect(row).not.toBeNull();
    expect(row).toEqual(other);
  });
});
