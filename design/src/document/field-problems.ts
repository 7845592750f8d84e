import type { DesignField } from './design-field.ts';
import { fieldKey } from './field-key.ts';
import type { GroupProblem } from './layer-group.ts';

/** What makes a list of fields ambiguous: ids or names that come twice, among fields or among the choices of one. */
export function findFieldProblems(fields: readonly DesignField[]): GroupProblem[] {
  return [
    ...findDoubles(fields, ['fields'], 'field'),
    ...fields.flatMap((field, index) =>
      'choices' in field ? findDoubles(field.choices, ['fields', index, 'choices'], 'choice') : [],
    ),
  ];
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}

function findDoubles(list: readonly Named[], path: (string | number)[], what: string): GroupProblem[] {
  const problems: GroupProblem[] = [];
  const [ids, keys] = [new Set<string>(), new Set<string>()];
  list.forEach((item, index) => {
    if (ids.has(item.id))
      problems.push({ message: `Two ${what}s with one id.`, path: [...path, index, 'id'] });
    ids.add(item.id);
    // One item may have an alias that compares like its name.
    for (const key of new Set([item.name, ...(item.aliases ?? [])].map(fieldKey))) {
      if (keys.has(key))
        problems.push({ message: `Two ${what}s with one name.`, path: [...path, index, 'name'] });
      keys.add(key);
    }
  });
  return problems;
}
