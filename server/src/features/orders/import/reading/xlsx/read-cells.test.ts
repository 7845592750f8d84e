import { describe, expect, it } from 'vitest';
import { type CellContext, readCells } from './read-cells.ts';

const context = (more: Partial<CellContext> = {}): CellContext => ({
  strings: { get: () => 'shared' } as unknown as CellContext['strings'],
  formats: [],
  date1904: false,
  hasExternalLinks: false,
  isUncalculated: false,
  ...more,
});

const cellOf = (xml: string, more: Partial<CellContext> = {}) => {
  const row = readCells({ row: 2, body: xml, isHidden: false }, context(more));
  return { text: row?.cells[0] ?? '', damaged: row?.damaged?.[0]?.code };
};

describe('a cell with a formula', () => {
  it.each<[string, string, string, string | undefined]>([
    ['with its text', '<c r="A2" t="str"><f>B2&amp;C2</f><v>A1</v></c>', 'A1', undefined],
    ['with its number', '<c r="A2"><f>1+1</f><v>2</v></c>', '2', undefined],
    ['that makes a true 0', '<c r="A2"><f>B2-B2</f><v>0</v></c>', '0', undefined],
    ['that makes an empty text', '<c r="A2" t="str"><f>IF(B2=1,"x","")</f><v></v></c>', '', undefined],
    ['that makes an empty text, without a value', '<c r="A2" t="str"><f>B2</f></c>', '', undefined],
    ['without a value, as openpyxl writes it', '<c r="A2"><f>B2&amp;C2</f><v></v></c>', '#CALC!', 'error'],
    ['without a value, closed at once', '<c r="A2"><f>B2&amp;C2</f><v/></c>', '#CALC!', 'error'],
    ['without a value, with a blank in it', '<c r="A2"><f>B2&amp;C2</f><v /></c>', '#CALC!', 'error'],
    ['without a value element', '<c r="A2"><f aca="false">B2</f></c>', '#CALC!', 'error'],
    ['shared and without a value', '<c r="A2"><f t="shared" si="0"/></c>', '#CALC!', 'error'],
    ['that is a text, without a value', '<c r="A2"><f>"0032232"</f><v></v></c>', '0032232', undefined],
    ['that is a text, with a 0 for it', '<c r="A2"><f>&quot;06000&quot;</f><v>0</v></c>', '06000', undefined],
    ['that is a text with quotes', '<c r="A2"><f>"say ""hi"""</f><v></v></c>', 'say "hi"', undefined],
    ['that is two texts', '<c r="A2"><f>"a"&amp;"b"</f><v></v></c>', '#CALC!', 'error'],
    ['that is a number, without a value', '<c r="A2"><f>5</f><v></v></c>', '5', undefined],
    ['that is a picture of WPS', '<c r="A2"><f>_xlfn.DISPIMG("ID_1",1)</f></c>', '', undefined],
    ['that is an error', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!', 'error'],
  ])('%s', (_, xml, text, damaged) => {
    expect(cellOf(xml)).toEqual({ text, damaged });
  });

  it.each<[string, string, string, string | undefined]>([
    ['a 0', '<c r="A2"><f>B2&amp;C2</f><v>0</v></c>', '#CALC!', 'error'],
    ['another number', '<c r="A2"><f>1+1</f><v>2</v></c>', '2', undefined],
    ['a 0 without a formula', '<c r="A2"><v>0</v></c>', '0', undefined],
  ])('in a workbook that is worked out when opened: %s', (_, xml, text, damaged) => {
    expect(cellOf(xml, { isUncalculated: true })).toEqual({ text, damaged });
  });
});

it.each(['<f ', '<v ', '<f>', '<v>'])('reads a cell of many %s that do not end', (tag) => {
  const body = `<c r="A1">${tag.repeat(200_000)}</c>`;
  expect(() =>
    readCells({ row: 1, body, isHidden: false }, context({ hasExternalLinks: true })),
  ).not.toThrow();
});
