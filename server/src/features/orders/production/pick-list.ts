import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { writePickPdf } from './pick-pdf.ts';
import { type PickEntry, type PickNeeds, type PickRow, pickRows } from './pick-rows.ts';
import { writePickSheet } from './pick-sheet.ts';

/** The lines of a pick list, its heading and the language it is written in. */
export interface PickList {
  title: string;
  entries: readonly PickEntry[];
  locale: MessageLocale;
}

/** The pick list of lines as PDF and as spreadsheet. */
export async function pickListFiles(
  services: PickNeeds,
  ownerId: string,
  { title, entries, locale }: PickList,
): Promise<{ path: string; body: Buffer }[]> {
  const list = messageText(message('papers.pick-list'), locale);
  const rows: PickRow[] = [];
  for await (const row of pickRows(services, ownerId, entries, locale)) rows.push(row);
  return [
    { path: `${list}.pdf`, body: await writePickPdf(title, rows, services.fonts, locale) },
    { path: `${list}.xlsx`, body: await writePickSheet(rows, locale) },
  ];
}
