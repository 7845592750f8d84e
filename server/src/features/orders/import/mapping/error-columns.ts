import { MESSAGE_LOCALES, type MessageLocale } from '@diy/contract/messages/message';
import { downloads as ar } from '@diy/contract/messages/texts/ar/downloads';
import { downloads as en } from '@diy/contract/messages/texts/en/downloads';
import { downloads as fa } from '@diy/contract/messages/texts/fa/downloads';
import { downloads as he } from '@diy/contract/messages/texts/he/downloads';
import { downloads as ku } from '@diy/contract/messages/texts/ku/downloads';
import { downloads as zh } from '@diy/contract/messages/texts/zh/downloads';

// These texts alone: a process that reads rows loads no others.
const TEXTS = { ar, en, fa, he, ku, zh } as const;
const COLUMNS = ['row', 'column', 'code', 'reason'] as const;

/** Our own columns after those of the file; ignored when the corrected sheet is uploaded. */
export function errorHeaders(locale: MessageLocale): string[] {
  return COLUMNS.map((column) => TEXTS[locale][`papers.error-${column}`]);
}

const IN_EVERY_LANGUAGE = MESSAGE_LOCALES.map(errorHeaders);

/** The headers without the columns that our error sheet adds, in whichever language it was made. */
export function withoutErrorColumns(headers: readonly string[]): string[] {
  const own = headers.slice(0, Math.max(0, headers.length - COLUMNS.length));
  const isOurs = IN_EVERY_LANGUAGE.some((ours) =>
    ours.every((header, index) => headers[own.length + index] === header),
  );
  return isOurs ? own : [...headers];
}
