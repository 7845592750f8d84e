import { Refusal } from '../../../../platform/errors/refusal.ts';
import { TABLE_LIMITS } from './types.ts';

const MB = 1024 * 1024;

/** Every reason to refuse a table file, in user-facing words. */
export const tableRefusals = {
  empty: () =>
    new Refusal('orders.table-empty', {
      zh: '文件是空的，没有任何内容，请重新导出后上传',
      en: 'The file is empty; export it again and upload that',
    }),
  noRows: () =>
    new Refusal('orders.table-no-rows', {
      zh: '表头下面没有任何数据行，请确认选对了工作表和表头行',
      en: 'There are no rows below the header; check the chosen worksheet and header row',
    }),
  tooLarge: () =>
    new Refusal('orders.table-too-large', {
      zh: `文件超过 ${TABLE_LIMITS.bytes / MB} MB，请拆成几个文件分别导入`,
      en: `The file is larger than ${TABLE_LIMITS.bytes / MB} MB; split it and import the parts`,
    }),
  tooManyRows: (row: number) =>
    new Refusal('orders.table-too-many-rows', {
      zh: `第 ${row} 行还有内容，超过 ${TABLE_LIMITS.rows} 行的上限，请拆成几个文件，或删去末尾多余的内容`,
      en: `Row ${row} still has content; at most ${TABLE_LIMITS.rows} rows fit, so split the file or clear stray cells`,
    }),
  tooManyColumns: (column: number) =>
    new Refusal('orders.table-too-many-columns', {
      zh: `第 ${column} 列还有内容，超过 ${TABLE_LIMITS.columns} 列的上限，请删去无关的列`,
      en: `Column ${column} still has content; at most ${TABLE_LIMITS.columns} columns fit, so delete unrelated ones`,
    }),
  unknownKind: () =>
    new Refusal('orders.table-unknown-kind', {
      zh: '这不是表格文件，请上传 .xlsx、.xls、.csv 或 .txt',
      en: 'This is no table; upload an .xlsx, .xls, .csv or .txt file',
    }),
  zipWithTables: (names: readonly string[], count: number) =>
    new Refusal('orders.zip-with-tables', {
      zh: `压缩包里有 ${count} 个表格（${names.join('、')}${count > names.length ? ' 等' : ''}），请解压后逐个上传`,
      en: `The archive holds ${count} tables (${names.join(', ')}${count > names.length ? ', …' : ''}); unpack it and upload them one by one`,
    }),
  notOrders: (kind: string) =>
    new Refusal('orders.table-other-text', {
      zh: `这是 ${kind} 文件，不是表格，请在平台或表格软件里导出为 .xlsx 或 .csv 后上传`,
      en: `This is a ${kind} file and no table; export an .xlsx or .csv file and upload that`,
    }),
  otherWorkbook: (kind: string) =>
    new Refusal('orders.table-other-workbook', {
      zh: `暂不支持 ${kind} 格式，请在表格软件里另存为 .xlsx 后上传`,
      en: `${kind} files are not supported; save as .xlsx and upload that`,
    }),
  password: () =>
    new Refusal('orders.table-password', {
      zh: '文件设了打开密码，请去掉密码另存后上传',
      en: 'The file is protected by a password; save it without one and upload that',
    }),
  macros: () =>
    new Refusal('orders.table-macros', {
      zh: '文件里带有宏，出于安全不予读取，请另存为 .xlsx 后上传',
      en: 'The file holds macros and is not opened for safety; save it as .xlsx and upload that',
    }),
  externalLinks: (row: number) =>
    new Refusal('orders.table-external-links', {
      zh: `第 ${row} 行的公式引用了别的文件，内容可能不是最新的，请全选复制后粘贴为数值再上传`,
      en: `A formula in row ${row} takes its value from another file; paste everything as values and upload that`,
    }),
  bomb: () =>
    new Refusal('orders.table-bomb', {
      zh: '文件解压后异常巨大，不予读取，请重新导出后上传',
      en: 'The file unpacks to an abnormal size and is not read; export it again and upload that',
    }),
  broken: () =>
    new Refusal('orders.table-broken', {
      zh: '文件已损坏或没有传完整，请用表格软件打开确认后另存上传',
      en: 'The file is damaged or incomplete; open it in a spreadsheet program, save it and upload that',
    }),
  packing: () =>
    new Refusal('orders.table-packing', {
      zh: '压缩包用了不支持的压缩方式，请用系统自带的压缩功能重新打包成普通 ZIP 后上传',
      en: 'The archive is packed with a method that is not supported; pack it as a plain ZIP and upload that',
    }),
  unclosedQuote: (row: number) =>
    new Refusal('orders.table-unclosed-quote', {
      zh: `第 ${row} 行起有一个双引号没有成对，后面的内容无法分列，请补上引号或另存为 .xlsx`,
      en: `A double quote opened in row ${row} is never closed; close it or save as .xlsx`,
    }),
  tornHeaders: (row: number) =>
    new Refusal('orders.table-torn-headers', {
      zh: `第 ${row} 行（表头）的引号不完整，分不清有哪些列，请在原文件里改好表头，或重新导出后上传`,
      en: `Quotes of row ${row}, the headers, are broken, so the columns are not certain; correct the headers or export the file again`,
    }),
  wrongEncoding: (label: string) =>
    new Refusal('orders.table-wrong-encoding', {
      zh: `不认识编码 ${label}，请换一种编码`,
      en: `The encoding ${label} is not known; choose another`,
    }),
  tooSlow: () =>
    new Refusal('orders.table-too-slow', {
      zh: '文件太复杂，没能在规定时间内读完，请拆成几个文件或另存为 .csv',
      en: 'The file is too complex to be read in time; split it or save it as .csv',
    }),
  tooMuchMemory: () =>
    new Refusal('orders.table-too-much-memory', {
      zh: '文件太复杂，读取所需的内存超过上限，请拆成几个文件或另存为 .csv',
      en: 'The file needs more memory than allowed; split it or save it as .csv',
    }),
} as const;
