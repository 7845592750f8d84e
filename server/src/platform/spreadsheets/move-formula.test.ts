import { expect, test } from 'vitest';
import { moveFormula } from './move-formula.ts';

test.each([
  ['A2&"x"', 3, 0, 'A5&"x"'],
  ['C2*1.2', 1, 0, 'C3*1.2'],
  ['$A$2+A$2+$A2', 3, 0, '$A$2+A$2+$A5'],
  ['IF(B2>0,"A2",B2)', 2, 0, 'IF(B4>0,"A2",B4)'],
  ['"say ""A2"" "&A2', 1, 0, '"say ""A2"" "&A3'],
  ['LOG10(A2)+ATAN2(B2,C2)', 1, 0, 'LOG10(A3)+ATAN2(B3,C3)'],
  ["VLOOKUP(A2,'价 A1'!$A$1:$B$9,2,0)", 1, 0, "VLOOKUP(A3,'价 A1'!$A$1:$B$9,2,0)"],
  ['VLOOKUP(A2,Sheet2!A:B,2,FALSE)', 4, 0, 'VLOOKUP(A6,Sheet2!A:B,2,FALSE)'],
  ['SUM(A2:C2)', 1, 0, 'SUM(A3:C3)'],
  ['SUM(2:2)+SUM($2:3)', 1, 0, 'SUM(3:3)+SUM($2:4)'],
  ['价格2+单价', 5, 0, '价格2+单价'],
  ['[1]Tab1!A2', 1, 0, '[1]Tab1!A3'],
  ['Table1[成本]*A2', 1, 0, 'Table1[成本]*A3'],
  ['A1', -1, 0, '#REF!'],
  ['A1048576', 1, 0, '#REF!'],
  ['1E5+A2', 1, 0, '1E5+A3'],
  ['1.5e-3*a2', 1, 0, '1.5e-3*a3'],
  ['XFE2+ABCD2', 1, 0, 'XFE2+ABCD2'],
  ['TODAY()', 9, 0, 'TODAY()'],
  ['_xlfn.CONCAT(A2,B2)', 1, 0, '_xlfn.CONCAT(A3,B3)'],
  ['A2+Z2+$C2+B:C', 0, 1, 'B2+AA2+$C2+C:D'],
  ['A2', 0, -1, '#REF!'],
  ['A2#', 1, 0, 'A3#'],
  ['', 1, 0, ''],
])('%j, %i rows and %i columns away, is %j', (formula, rows, columns, moved) => {
  expect(moveFormula(formula, rows, columns)).toBe(moved);
});

test.each(['"', "'", '[', '$', 'A1:', '('])('a long formula of %j ends soon', (part) => {
  const started = performance.now();
  moveFormula(part.repeat(200_000), 1);
  expect(performance.now() - started).toBeLessThan(5000);
});
