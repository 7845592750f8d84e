import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { expect, it } from 'vitest';
import { lieInOneAnother, printedTogether } from './printed-together.ts';
import { usableColourSets } from './usable-views.ts';

const object = (key: string): PsdSurface => ({ key }) as PsdSurface;
const together = (keys: string[], ...chosen: string[]) =>
  printedTogether(keys.map(object), new Set(chosen)).map(({ key }) => key);

it.each<[string, string[], string[], string[]]>([
  ['the outermost', ['bag', 'tag', 'bag/art', 'bag/art/logo'], [], ['bag', 'tag']],
  ['those of a view', ['bag@comp-1', 'bag/art@comp-1'], [], ['bag@comp-1']],
  ['what lies in one that cannot be used', ['tag', 'bag/art'], [], ['tag', 'bag/art']],
  [
    'a nested one that was chosen, and not what it lies in',
    ['bag', 'tag', 'bag/art'],
    ['bag/art'],
    ['tag', 'bag/art'],
  ],
  ['one that was chosen, and not what lies in it', ['bag', 'bag/art'], ['bag'], ['bag']],
  ['two that begin alike', ['bag', 'bag2', 'bag2/art'], [], ['bag', 'bag2']],
])('takes %s', (_, keys, chosen, taken) => {
  expect(together(keys, ...chosen)).toEqual(taken);
});

it('takes colours in which a nested smart object is missing, unless it is printed on', () => {
  const red = { name: 'red', hex: '#ff0000', set: null };
  const blue = { ...red, name: 'blue' };
  const made = (key: string, more: object) =>
    ({ key, view: null, mockup: {}, saved_colours: [], colour: red, ...more }) as unknown as PsdSurface;
  const view = { id: 'colour-1', kind: 'colour' };
  const read = [made('bag', {}), made('bag/art', {}), made('bag@colour-1', { view, colour: blue })];
  expect(usableColourSets(read)).toEqual([[red, blue]]);
  expect(usableColourSets(read, new Set(['bag/art']))).toEqual([]);
});

it.each([
  ['bag', 'bag/art', true],
  ['bag/art@comp-1', 'bag@comp-1', true],
  ['bag', 'bag', false],
  ['bag', 'bag2/art', false],
  ['bag/art', 'bag/logo', false],
])('says whether one of two lies in the other: %s, %s', (one, other, outcome) => {
  expect(lieInOneAnother(one, other)).toBe(outcome);
});
