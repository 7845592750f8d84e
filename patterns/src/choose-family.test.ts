import { describe, expect, it } from 'vitest';
import { chooseFamily } from './choose-family.ts';
import { families } from './families/families.ts';
import { readWords } from './words/read-words.ts';

const ask = (words: string, seed = 0, kind: 'tile' | 'motif' = 'tile', family = '') =>
  chooseFamily({ family, seed, kind }, readWords(words)).id;

describe('the family of a pattern', () => {
  it.each(families.map(({ id }) => id))('is the one that is forced: %s', (id) => {
    expect(ask('', 5, 'tile', id)).toBe(id);
  });

  it('that is unknown is refused by name', () => {
    expect(() => ask('', 0, 'tile', 'no-such')).toThrow(
      new RangeError('There is no pattern family no-such.'),
    );
  });

  it('named by words is used whatever the seed', () => {
    for (const seed of [0, 1, 2, 3]) expect(ask('plaid', seed)).toBe('plaid');
  });

  it('of several named ones takes turns', () => {
    const taken = [0, 1, 2, 3].map((seed) => ask('plaid and gingham', seed));
    expect(new Set(taken)).toEqual(new Set(['plaid', 'gingham']));
  });

  it('without words is another one for each picture of a run, and suits the kind', () => {
    for (const kind of ['tile', 'motif'] as const) {
      const suited = families.filter(({ weight, kinds }) => weight > 0 && kinds.includes(kind));
      const run = Array.from({ length: Math.min(8, suited.length) }, (_, seed) => ask('', seed, kind));
      expect(new Set(run).size).toBe(run.length);
      for (const id of run) expect(suited.map((family) => family.id)).toContain(id);
    }
  });
});
