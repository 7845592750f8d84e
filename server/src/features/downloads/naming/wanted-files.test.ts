import { expect, it } from 'vitest';
import { wantedFiles } from './wanted-files.ts';

const download = { by_template: true, format: 'png' as const, naming: '{sku}/{kind}_{surface}' };
const surface = { id: 'a', name: { zh: '正面', en: 'Front' } };

it.each<[string, string | undefined, number, 'design' | 'line', string]>([
  ['a rule of designs', '{sku}-{size}', 1, 'design', '{sku}-{size}'],
  ['the same on two sides', '{sku}-{size}', 2, 'design', '{sku}-{size}_{surface}'],
  ['one that names the side', '{surface}/{sku}', 2, 'design', '{surface}/{sku}'],
  ['one of lines, for a design', '{order}_{line}', 1, 'design', download.naming],
  ['one of lines, for a line', '{order}_{line}', 1, 'line', '{order}_{line}'],
  ['one of designs, for a line', '{sku}', 2, 'line', download.naming],
  ['none', undefined, 2, 'design', download.naming],
])('%s', (_, naming, sides, what, expected) => {
  const surfaces = Array.from({ length: sides }, () => surface) as never;
  const definition = { surfaces, printFiles: { format: 'tiff' as const, ...(naming && { naming }) } };
  expect(wantedFiles(download, definition, what)).toEqual({ format: 'tiff', naming: expected });
  expect(wantedFiles({ ...download, by_template: false }, definition, what).naming).toBe(download.naming);
});
