import { message, type StoredMessage } from '@diy/contract/messages';
import { namesEach } from '@diy/contract/naming-rule';
import type { TemplateDefinition } from '@diy/design/template';
import type { DownloadRecord } from '../downloads.queries.ts';

/** The format and naming rule of a template's print files in a download: those of its factory, where they come first. */
export function wantedFiles(
  { by_template, format, naming }: Pick<DownloadRecord, 'by_template' | 'format' | 'naming'>,
  { printFiles }: Pick<TemplateDefinition, 'printFiles'>,
): Pick<DownloadRecord, 'format' | 'naming'> {
  if (!by_template || !printFiles) return { format, naming };
  return { format: printFiles.format ?? format, naming: printFiles.naming ?? naming };
}

/** Why files named by a rule would overwrite each other when several archives are unpacked into one folder; null = they would not. */
export function ambiguousNames(rule: string, what: 'design' | 'line'): StoredMessage | null {
  if (namesEach(rule, what)) return null;
  const needed = what === 'line' ? '{order}{line}' : '{sku}';
  return message('downloads.ambiguous-names', { needed, number: '{n}' });
}
