import { valueById } from '@diy/design/value-by-id';

/** `{name}` and the like replaced by values; unknown ones are removed, and spaces collapse. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern
    .replace(/\{(\w+)\}/g, (_, key: string) => valueById(values, key) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
