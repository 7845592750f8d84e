import type { ListedField, MeantBy } from '@diy/design/fields';
import { keyOfWords } from './match-names.ts';
import { SAME_COLOUR } from './variant-names.ts';

const GROUPS_OF = groupsByName();

/**
 * The choice of a colour field that a word names in another language: whole names of one line of the table only, and nothing where
 * two of the field's choices stand in that line.
 */
export const meantBySameColour: MeantBy = (field: ListedField, value) => {
  if (field.kind !== 'colour') return undefined;
  const groups = [...(GROUPS_OF.get(keyOfWords(value)) ?? [])];
  const found = field.choices.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((one) => groups.some((group) => group.has(keyOfWords(one)))),
  );
  return found.length === 1 ? found[0]?.name : undefined;
};

/** The lines of the table that have a name. */
function groupsByName(): ReadonlyMap<string, ReadonlySet<ReadonlySet<string>>> {
  const groups = SAME_COLOUR.map((names) => new Set(names.map(keyOfWords)));
  const keys = new Set(groups.flatMap((group) => [...group]));
  return new Map([...keys].map((key) => [key, new Set(groups.filter((group) => group.has(key)))]));
}
