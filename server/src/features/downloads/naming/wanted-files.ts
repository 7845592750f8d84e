import { message, type StoredMessage } from '@diy/contract/messages';
import { namesEach, namesSide } from '@diy/contract/naming-rule';
import type { TemplateDefinition } from '@diy/design/template';
import type { DownloadRecord } from '../downloads.queries.ts';

/**
 * The format and naming rule of a template's print files in a download: those of its factory, where they come first. A rule that is made for order
 * lines names no design, and the other way round: there the download's own is taken. On a product with several sides each file says which.
 */
export function wantedFiles(
  { by_template, format, naming }: Pick<DownloadRecord, 'by_template' | 'format' | 'naming'>,
  { printFiles, surfaces }: Pick<TemplateDefinition, 'printFiles' | 'surfaces'>,
  what: 'design' | 'line',
): Pick<DownloadRecord, 'format' | 'naming'> {
  if (!by_template || !printFiles) return { format, naming };
  const own = printFiles.naming;
  const isOfThese = own !== undefined && namesEach(own, what);
  const rule = isOfThese && surfaces.length > 1 && !namesSide(own) ? `${own}_{surface}` : own;
  return { format: printFiles.format ?? format, naming: isOfThese ? (rule ?? naming) : naming };
}

/** Why files named by a rule would overwrite each other when several archives are unpacked into one folder; null = they would not. */
export function ambiguousNames(rule: string, what: 'design' | 'line'): StoredMessage | null {
  if (namesEach(rule, what)) return null;
  const needed = what === 'line' ? '{order}{line}' : '{sku}';
  return message('downloads.ambiguous-names', { needed, number: '{n}' });
}
