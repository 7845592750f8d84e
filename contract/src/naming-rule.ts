/** Longest rule for names in archives, in UTF-16 units. */
export const MAX_NAMING = 200;

/** Fields that a naming rule may have for any file, written `{sku}`, in the order they are offered. */
export const DESIGN_NAMING_FIELDS = [
  'sku',
  'name',
  'template',
  'surface',
  'colour',
  'size',
  'kind',
  'n',
] as const;

/** All fields of a naming rule; the last five are empty unless the file belongs to an order. */
export const NAMING_FIELDS = [
  ...DESIGN_NAMING_FIELDS,
  'order',
  'line',
  'shop',
  'quantity',
  'personalisation',
] as const;
export type NamingField = (typeof NAMING_FIELDS)[number];

/** Spellings of rules that were written before a field had its name. */
const OLD_SPELLINGS: ReadonlyMap<string, NamingField> = new Map([['wish', 'personalisation']]);

/** Used for designs when the rule is blank. */
export const DEFAULT_NAMING = '{sku}_{name}/{kind}_{surface}';

/** The field that a rule calls so, in an old spelling too; undefined = none. */
export function namingFieldOf(name: string): NamingField | undefined {
  return NAMING_FIELDS.find((field) => field === name) ?? OLD_SPELLINGS.get(name);
}

/** Whether no two designs, or no two lines of orders, get the same name by a rule. */
export function namesEach(rule: string, what: 'design' | 'line'): boolean {
  const fields = new Set([...rule.matchAll(/\{(\w+)\}/g)].map((match) => namingFieldOf(match[1]!)));
  const has = (...wanted: NamingField[]) => wanted.every((field) => fields.has(field));
  // Several lines may have the same SKU, so it does not distinguish lines.
  return has('n') || (what === 'line' ? has('order', 'line') : has('sku'));
}

/** Whether a rule says which surface a file is printed on. */
export const namesSide = (rule: string): boolean => rule.includes('{surface}');

/** Names in braces that are not fields, each once, in order. */
export function unknownFields(rule: string): string[] {
  const named = [...rule.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  return [...new Set(named.filter((name) => !namingFieldOf(name)))];
}
