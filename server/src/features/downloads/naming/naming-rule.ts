import { safePath } from '../../../platform/archives/safe-file-name.ts';

/** Fields of a naming rule, written `{sku}`; the last four are empty unless the file belongs to an order. */
export const NAMING_FIELDS = [
  'sku',
  'name',
  'template',
  'surface',
  'colour',
  'size',
  'kind',
  'n',
  'order',
  'line',
  'shop',
  'quantity',
] as const;
export type NamingField = (typeof NAMING_FIELDS)[number];
export type NamingValues = Record<NamingField, string>;

/** Used when the rule is blank; the contract's default. */
export const DEFAULT_NAMING = '{sku}_{name}/{kind}_{surface}';

/** Names in braces that are not fields, each once, in order. */
export function unknownFields(rule: string): string[] {
  const named = [...rule.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  return [...new Set(named.filter((field) => !isField(field)))];
}

/**
 * Path of one file in the archive: `/` and `\` of the rule make folders, those in values do not. Safe on Windows,
 * but not unique.
 */
export function fillNamingRule(rule: string, values: NamingValues, extension: string): string {
  const parts = (rule.trim() || DEFAULT_NAMING).split(/[/\\]/).map((part) => fillPart(part, values));
  return safePath(parts, extension, '文件');
}

/**
 * An empty field also removes the `_`, `-` or space beside it, so that an order without line numbers leaves no stray
 * `_`.
 */
function fillPart(part: string, values: NamingValues): string {
  let filled = '';
  let isGap = false;
  for (const piece of part.split(/(\{\w+\})/)) {
    const field = /^\{(\w+)\}$/.exec(piece)?.[1] ?? '';
    const text = isField(field) ? values[field] : piece;
    if (text === '') {
      isGap ||= isField(field);
      continue;
    }
    const joins = isGap && (filled === '' || /[_\- ]$/.test(filled));
    filled += joins && !isField(field) ? text.replace(/^[_\- ]+/, '') : text;
    isGap = false;
  }
  return isGap ? filled.replace(/[_\- ]+$/, '') : filled;
}

function isField(name: string): name is NamingField {
  return (NAMING_FIELDS as readonly string[]).includes(name);
}
