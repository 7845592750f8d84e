import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { RenderNeeds } from '../../rendering/index.ts';
import type { CheckNeeds } from '../lines/check-lines.ts';
import { writePickPdf } from './pick-pdf.ts';
import { type NameFiles, type PickRow, pickRows } from './pick-rows.ts';
import { writePickSheet } from './pick-sheet.ts';

/** The lines of a pick list, its heading and the language it is written in. */
export interface PickList {
  title: string;
  lineIds: readonly string[];
  locale: MessageLocale;
}

/** The pick list of lines as PDF and as spreadsheet. */
export async function pickListFiles(
  services: CheckNeeds & RenderNeeds,
  ownerId: string,
  { title, lineIds, locale }: PickList,
  nameFiles: NameFiles,
): Promise<{ path: string; body: Buffer }[]> {
  const list = messageText(message('papers.pick-list'), locale);
  const rows: PickRow[] = [];
  for await (const row of pickRows(services, ownerId, lineIds, locale, nameFiles)) rows.push(row);
  return [
    { path: `${list}.pdf`, body: await writePickPdf(title, rows, services.fonts, locale) },
    { path: `${list}.xlsx`, body: await writePickSheet(rows, locale) },
  ];
}
