import { NAME_FIELDS, type NameField } from '@diy/contract/batches/batch-name-fields';
import { trimSigns } from '../../../platform/text/trim-signs.ts';

const FIELD = /\{([^{}]*)\}/g;
const MAX_NAME = 120;
const MAX_SKU = 64;

/** Fields of a rule that do not exist, each once. */
export function unknownNameFields(rule: string): string[] {
  const used = [...rule.matchAll(FIELD)].map((match) => match[1] ?? '');
  return [...new Set(used)].filter((field) => !(NAME_FIELDS as readonly string[]).includes(field));
}

/** A design's name by a rule: at most 120 characters, never empty. */
export function fillName(rule: string, fields: Record<NameField, string>): string {
  const filled = fill(rule, fields).replace(/\s+/gu, ' ').trim();
  return [...(filled || fields.image || fields.n)].slice(0, MAX_NAME).join('');
}

/** A SKU by a rule: letters, digits, `.`, `_` and `-`, at most 64 characters; null for an empty rule or result. */
export function fillSku(rule: string, fields: Record<NameField, string>): string | null {
  const joined = fill(rule, fields)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/-{2,}/g, '-');
  const filled = trimSigns(joined, /[-.]/);
  return filled === '' ? null : [...filled].slice(0, MAX_SKU).join('');
}

function fill(rule: string, fields: Record<NameField, string>): string {
  return rule.replace(FIELD, (whole, field: string) => fields[field as NameField] ?? whole);
}
