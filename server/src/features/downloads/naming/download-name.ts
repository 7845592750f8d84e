import { chinaDate } from '../../../platform/china-date.ts';
import type { NewDownload } from '../downloads.queries.ts';

/** Name of a download, without extension: its contents, the day and the number of designs. */
export function downloadName(what: NewDownload['what'], day: Date, count: number): string {
  return `${what.includes('print') ? '生产图' : '效果图'}_${chinaDate(day)}_${count}件`;
}

/** The same name with the number of designs that were really packed. */
export function renameToPacked(name: string, packed: number): string {
  return name.replace(/\d+件$/, `${packed}件`);
}

/** File name of one archive of several: `…_1of3.zip`. */
export function partName(name: string, index: number, count: number): string {
  return count === 1 ? `${name}.zip` : `${name}_${index + 1}of${count}.zip`;
}
