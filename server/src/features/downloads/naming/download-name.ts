import { message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { chinaDate } from '../../../platform/china-date.ts';
import type { DownloadRecord } from '../downloads.queries.ts';

/** The facts that a download's name states. */
export type NamedDownload = Pick<DownloadRecord, 'what' | 'locale'> & {
  day: Date;
  isOfOrders: boolean;
  /** How many of its lines were packed before. */
  packedBefore?: number;
};

/** Name of a download, without extension, in its reader's language: its contents, the day, how many designs or lines, and how many of them once more. */
export function downloadName(
  { what, day, isOfOrders, locale, packedBefore = 0 }: NamedDownload,
  count: number,
): string {
  const content = what.includes('print') ? 'prints' : 'mockups';
  const id = isOfOrders ? (`order-${content}` as const) : content;
  const name = plainText(message(`names.${id}`, { day: chinaDate(day), count }), locale);
  return packedBefore === 0
    ? name
    : `${name}_${plainText(message('names.packed-before', { count: packedBefore }), locale)}`;
}

/** File name of one archive of several: `…_1of3.zip`. */
export function partName(name: string, index: number, count: number): string {
  return count === 1 ? `${name}.zip` : `${name}_${index + 1}of${count}.zip`;
}
