import { message } from '@diy/contract/messages/make-message';
import { Refusal } from '../../../platform/errors/refusal.ts';

/** Every reason to refuse an imported sheet, in user-facing words. */
export const ownSheetRefusals = {
  noFile: () => new Refusal(message('sheets.no-file')),
  unknownKind: () => new Refusal(message('sheets.unknown-kind')),
  tooLarge: () => new Refusal(message('sheets.file-too-large')),
  tooManyRows: (rows: number) => new Refusal(message('sheets.too-many-rows', { rows })),
  macros: () => new Refusal(message('sheets.macros')),
  broken: () => new Refusal(message('sheets.broken')),
  noHeaders: () => new Refusal(message('sheets.no-headers')),
} as const;
