import { MESSAGE_LOCALES, type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';

const COLUMNS = ['row', 'column', 'code', 'reason'] as const;

/** Our own columns after those of the file; ignored when the corrected sheet is uploaded. */
export function errorHeaders(locale: MessageLocale): string[] {
  return COLUMNS.map((column) => messageText(message(`papers.error-${column}`), locale));
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
