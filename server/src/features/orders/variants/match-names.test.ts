import { expect, it } from 'vitest';
import { namesOf } from './match-names.ts';

const colour = (id: string, code: string, zh: string, en: string) => ({
  id,
  code,
  name: { zh, en },
  hex: '#000000',
});

it.each([
  ['black that was renamed', colour('black', 'NV', '藏青', 'Navy'), 'BLACK', undefined],
  ['navy by its new name', colour('black', 'NV', '藏青', 'Navy'), 'NAVY', 'black'],
  ['an id in the language of the code', colour('black', 'BK', '黑色', 'Noir'), 'BLACK', 'black'],
  ['an id that is its code', colour('black', 'BLACK', '夜空', 'Night'), 'BLACK', 'black'],
  ['an id that is no colour', colour('heather-3', 'H3', '麻灰', 'Heather'), 'HEATHER3', 'heather-3'],
])('%s', (_, own, key, expected) => {
  const names = namesOf({ sku: 'TEE', colours: [own], sizes: [] } as never);
  expect(names.get(key)?.[0]?.id).toBe(expected);
});

it('a size whose id is the name of another size is not called by it', () => {
  const sizes = [
    { id: 'S', name: 'M' },
    { id: 'XL', name: 'L' },
  ];
  const names = namesOf({ sku: 'TEE', colours: [], sizes } as never);
  expect(names.get('M')).toEqual([{ kind: 'size', id: 'S' }]);
  expect(names.get('S')).toBeUndefined();
});
