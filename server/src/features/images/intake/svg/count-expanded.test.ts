import { expect, it } from 'vitest';
import { type CountedElement, countExpanded } from './count-expanded.ts';

const root: CountedElement = { id: null, parent: -1, references: [] };
const element = (id: string | null, parent: number, ...references: string[]): CountedElement => ({
  id,
  parent,
  references,
});

it.each<[string, CountedElement[], number]>([
  ['nothing', [], 0],
  ['a root', [root], 1],
  ['children', [root, element(null, 0), element(null, 1)], 3],
  ['a thing used twice', [root, element('a', 0), element(null, 0, 'a'), element(null, 0, 'a')], 6],
  ['a name that is nowhere', [root, element(null, 0, 'b')], 2],
  ['an element that uses itself', [root, element('a', 0, 'a')], 2],
  ['two that use each other', [root, element('a', 0, 'b'), element('b', 0, 'a')], 4],
  [
    'the first of two equal names',
    [root, element('a', 0), element('a', 0), element(null, 2), element(null, 0, 'a')],
    6,
  ],
])('%s', (_what, elements, count) => expect(countExpanded(elements, 1000)).toBe(count));

it('stops at the limit: thirty doublings are a thousand million elements', () => {
  const elements = [root, element('g0', 0)];
  for (let n = 1; n <= 30; n += 1) elements.push(element(`g${n}`, 0, `g${n - 1}`, `g${n - 1}`));
  expect(countExpanded(elements, 1_000_000)).toBeGreaterThan(1_000_000);
});

it('walks chains of any length without growing its own stack', () => {
  const elements = [root, element('n0', 0)];
  for (let n = 1; n < 200_000; n += 1) elements.push(element(`n${n}`, 0, `n${n - 1}`));
  expect(countExpanded(elements, 1_000_000)).toBeGreaterThan(1_000_000);
});
