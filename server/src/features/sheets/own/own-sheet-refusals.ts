import { Refusal } from '../../../platform/errors/refusal.ts';

/** Every reason to refuse an imported sheet, in user-facing words. */
export const ownSheetRefusals = {
  noFile: () =>
    new Refusal('sheets.no-file', {
      zh: '没有收到文件，请选择一个 .xlsx 文件',
      en: 'There is no file; choose an .xlsx file',
    }),
  unknownKind: () =>
    new Refusal('sheets.unknown-kind', {
      zh: '这不是 .xlsx 表格，或设了打开密码。请在表格软件里去掉密码并另存为 .xlsx',
      en: 'This is no .xlsx workbook, or it has a password; remove it and save as .xlsx',
    }),
  tooLarge: () =>
    new Refusal('sheets.file-too-large', {
      zh: '文件太大或解压后异常巨大，最大 5 MB。请只保留表头和几行示例后上传',
      en: 'The file is too large (5 MB) or unpacks to an abnormal size; keep headers and a few examples only',
    }),
  tooManyRows: (rows: number) =>
    new Refusal('sheets.too-many-rows', {
      zh: `作为版式的表格最多 ${rows} 行、256 列，请只保留表头和几行示例`,
      en: `A sheet used as layout has at most ${rows} rows and 256 columns; keep headers and a few examples`,
    }),
  macros: () =>
    new Refusal('sheets.macros', {
      zh: '文件里带有宏，出于安全不予读取，请另存为 .xlsx 后上传',
      en: 'The file holds macros and is not opened for safety; save it as .xlsx',
    }),
  broken: () =>
    new Refusal('sheets.broken', {
      zh: '文件已损坏，或不是表格软件直接保存的格式，请用 Excel 或 WPS 打开后另存为 .xlsx',
      en: 'The file is damaged or written in an unusual way; open it in Excel or WPS and save it as .xlsx',
    }),
  noHeaders: () =>
    new Refusal('sheets.no-headers', {
      zh: '没有找到表头：前 15 行里没有至少两列文字的一行',
      en: 'There is no header row: none of the first 15 rows has text in two columns',
    }),
} as const;
