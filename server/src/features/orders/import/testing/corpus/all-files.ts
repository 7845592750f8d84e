import type { CorpusFile } from './corpus-file.ts';
import { erpFiles } from './erp-files.ts';
import { hostileFiles } from './hostile-files.ts';
import { legacyFiles } from './legacy-files.ts';
import { marketplaceFiles } from './marketplace-files.ts';
import { textFiles } from './text-files.ts';
import { workbookFiles } from './workbook-files.ts';

/** Every odd file we know, each named by its oddness. */
export const corpus: readonly CorpusFile[] = [
  ...textFiles,
  ...marketplaceFiles,
  ...erpFiles,
  ...workbookFiles,
  ...legacyFiles,
  ...hostileFiles,
];
