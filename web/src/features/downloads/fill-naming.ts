/** Fields a naming rule may use, in the order they are offered. */
export const NAMING_FIELDS = ['sku', 'name', 'template', 'surface', 'colour', 'size', 'kind', 'n'] as const;
export type NamingField = (typeof NAMING_FIELDS)[number];

/** Rule that the dialog starts with; the same as the contract's default. */
export const DEFAULT_NAMING = '{sku}_{name}/{kind}_{surface}';

/**
 * Path in the ZIP that a rule gives, for the preview: `{field}` replaced, characters Windows refuses as `_`, empty
 * folders dropped. The server builds the real names and numbers those that would be equal.
 */
export function fillNaming(rule: string, values: Record<NamingField, string>, extension: string): string {
  const parts = rule
    .split(/[/\\]/)
    .map((part) =>
      cleanPart(part.replace(/\{(\w+)\}/g, (whole, field) => values[field as NamingField] ?? whole)),
    )
    .filter((part) => part !== '');
  return `${parts.join('/') || 'file'}.${extension}`;
}

/** Names in braces that are no field of ours. */
export function unknownFields(rule: string): string[] {
  const named = [...rule.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  return named.filter((field) => !(NAMING_FIELDS as readonly string[]).includes(field));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const FORBIDDEN = /[<>:"|?*\u0000-\u001f]/g;

function cleanPart(part: string): string {
  return part
    .replace(FORBIDDEN, '_')
    .trim()
    .replace(/^\.+$/, '')
    .replace(/[. ]+$/, '');
}
