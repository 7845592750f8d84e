import { expect, it } from 'vitest';
import { chooseLayout, isCompact, type Layout } from './choose-layout.ts';

it.each<[string, number, number, Layout]>([
  ['a small telephone', 320, 568, 'below'],
  ['a telephone', 390, 844, 'below'],
  ['a telephone whose window is what the keyboard leaves', 390, 420, 'below'],
  ['a small telephone on its side', 568, 320, 'side'],
  ['a telephone on its side', 844, 390, 'side'],
  ['a small tablet', 600, 960, 'below'],
  ['a tablet upright', 768, 1024, 'one'],
  ['a tablet on its side', 1024, 768, 'both'],
  ['a low window of a computer', 1440, 420, 'both'],
  ['a computer', 1440, 900, 'both'],
])('%s (%d × %d): %s', (_, width, height, layout) => {
  expect(chooseLayout({ width, height })).toBe(layout);
});

it('telephones alone are compact', () => {
  expect((['both', 'one', 'side', 'below'] as const).filter(isCompact)).toEqual(['side', 'below']);
});
