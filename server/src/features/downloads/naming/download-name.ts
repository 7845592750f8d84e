import { message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { chinaDate } from '../../../platform/china-date.ts';
import type { DownloadRecord } from '../downloads.queries.ts';

/** The facts that a download's name states. */
export type NamedDownload = Pick<DownloadRecord, 'what' | 'locale'> & { day: Date; isOfOrders: boolean };

/** Name of a download, without extension, in its reader's language: its contents, the day and how many designs or lines. */
export function downloadName({ what, day, isOfOrders, locale }: NamedDownload, count: number): string {
  const content = what.includes('print') ? 'prints' : 'mockups';
  const id = isOfOrders ? (`order-${content}` as const) : content;
  return plainText(message(`names.${id}`, { day: chinaDate(day), count }), locale);
}

/** File name of one archive of several: `…_1of3.zip`. */
export function partName(name: string, index: number, count: number): string {
  return count === 1 ? `${name}.zip` : `${name}_${index + 1}of${count}.zip`;
}
