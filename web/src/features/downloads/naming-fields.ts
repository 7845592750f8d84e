/** Fields a naming rule may use, in the order they are offered. */
export const NAMING_FIELDS = ['sku', 'name', 'template', 'surface', 'colour', 'size', 'kind', 'n'] as const;
export type NamingField = (typeof NAMING_FIELDS)[number];

/** Rule that the dialog starts with; the same as the contract's default. */
export const DEFAULT_NAMING = '{sku}_{name}/{kind}_{surface}';

/** Names in braces that are no field of ours. */
export function unknownFields(rule: string): string[] {
  const named = [...rule.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  return named.filter((field) => !(NAMING_FIELDS as readonly string[]).includes(field));
}
