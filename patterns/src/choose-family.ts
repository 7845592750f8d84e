import { families } from './families/families.ts';
import type { PatternFamily } from './families/family.ts';
import { createRandom, scramble } from './random.ts';
import type { ReadWords } from './words/read-words.ts';

interface FamilyRequest {
  family: string;
  seed: number;
  kind: 'tile' | 'motif';
}

/**
 * The forced family, or the one that the words name, or one chosen by the seed. Several named ones take turns by seed.
 * Throws a `RangeError` for an unknown forced family.
 */
export function chooseFamily(request: FamilyRequest, preferences: ReadWords): PatternFamily {
  if (request.family !== '') return familyById(request.family);
  const ids = [
    ...new Set([...preferences.families, ...preferences.motifs.map((motif) => motif.split('/')[0] ?? '')]),
  ];
  const named = ids.flatMap((id) => families.filter((family) => family.id === id));
  if (preferences.text !== '') {
    const setting = named.find((family) => family.faces);
    return setting ?? familyById(request.kind === 'motif' || request.seed % 2 === 0 ? 'slogan' : 'lettering');
  }
  const turn = named[request.seed % Math.max(1, named.length)];
  return turn ?? bySeed(request, preferences);
}

function bySeed(request: FamilyRequest, preferences: ReadWords): PatternFamily {
  const suited = families.filter((family) => family.weight > 0 && family.kinds.includes(request.kind));
  const palette = preferences.palettes[0];
  const fitting = suited.filter((family) => palette !== undefined && family.palettes?.includes(palette.id));
  // A feast's own things come first, but not always: a run of eight should not be eight fir trees.
  const list = fitting.length > 0 && scramble(request.seed ^ 0x5eed) % 3 !== 0 ? fitting : suited;
  // Runs count their seeds up, so neighbours in a shuffled list make a run of all different families.
  const shuffled = createRandom(Math.floor(request.seed / list.length) ^ 0x0fa1).shuffle(list);
  return shuffled[request.seed % shuffled.length] ?? familyById('stripe');
}

function familyById(id: string): PatternFamily {
  const family = families.find((entry) => entry.id === id);
  if (!family) throw new RangeError(`There is no pattern family ${id.slice(0, 40)}.`);
  return family;
}
