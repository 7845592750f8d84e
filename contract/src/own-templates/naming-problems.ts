import { message } from '../messages/make-message.ts';
import { NAMING_FIELDS, namesEach, unknownFields } from '../naming-rule.ts';
import type { ProductProblem } from './product-problems.ts';

const NEEDED = { sku: '{sku}', n: '{n}', number: '{order}', line: '{line}' };

/** What is wrong with the rule by which a product's print files are named. */
export function namingProblems({
  print_files,
}: {
  print_files?: { naming?: string | undefined } | undefined;
}): ProductProblem[] {
  const rule = print_files?.naming;
  if (rule === undefined) return [];
  const path = ['print_files', 'naming'];
  const braced = (names: readonly string[]) => names.map((name) => `{${name}}`);
  const unknown = unknownFields(rule);
  if (unknown.length > 0) {
    const names = { unknown: braced(unknown), known: braced(NAMING_FIELDS).join(' ') };
    return [{ path, text: message('downloads.unknown-field', names) }];
  }
  if (namesEach(rule, 'design') || namesEach(rule, 'line')) return [];
  return [{ path, text: message('own-templates.naming-same', NEEDED) }];
}
