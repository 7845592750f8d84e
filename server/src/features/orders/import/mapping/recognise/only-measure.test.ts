import { expect, it } from 'vitest';
import { isOnlyMeasure } from './only-measure.ts';

it.each<[string, string[], boolean]>([
  ['a length alone', ['SKU', 'Length'], true],
  ['a length of a chain', ['SKU', 'Chain Length', 'Colour'], true],
  ['Länge', ['SKU', 'Länge'], true],
  ['长度', ['SKU', '长度'], true],
  ['길이', ['SKU', '길이'], true],
  ['a diameter', ['SKU', 'Diameter'], true],
  ['a length beside the other sides', ['SKU', 'Length', 'Width', 'Height'], false],
  ['a length beside a weight', ['SKU', 'Length', 'Weight'], false],
  ['Länge beside Breite', ['SKU', 'Länge', 'Breite'], false],
  ['a weight alone', ['SKU', 'Weight'], false],
  ['another column', ['SKU', 'Total'], false],
])('%s', (_, headers, isAsked) => expect(isOnlyMeasure(headers, 1)).toBe(isAsked));
