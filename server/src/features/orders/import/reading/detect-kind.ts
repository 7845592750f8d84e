import { tableRefusals } from './refusals.ts';
import type { TableKind } from './table-facts.ts';

const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Files people pick by mistake: PDF, PNG, JPEG, GIF, RAR, 7z, gzip. */
const OTHERS = ['25504446', '89504e47', 'ffd8ff', '47494638', '52617221', '377abcaf', '1f8b'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

/**
 * Detects the format from the bytes, whatever the name says.
 * @throws Refusal for files that are not a supported table
 */
export function detectKind(bytes: Buffer): Exclude<TableKind, 'json'> {
  if (bytes.length === 0) throw tableRefusals.empty();
  if (isZip(bytes)) return 'xlsx';
  if (isOle(bytes)) return checkOle(bytes);
  // BIFF older than OLE: a BOF record of version 2 to 5 at the start.
  if (bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1]!) && bytes[2]! <= 8 && bytes[3] === 0)
    return 'xls';
  if (OTHERS.some((magic) => starts(bytes, magic))) throw tableRefusals.unknownKind();
  const head = asciiHead(bytes);
  if (
    /<(html|table|!doctype html|meta\s|style|body|div)\b/i.test(head) &&
    /^\s*(<|mime-version:)/i.test(head)
  )
    return 'html';
  if (/^\s*<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/i.test(head)) return 'html';
  refuseOtherText(bytes, head);
  return 'csv';
}

export const isZip = (head: Buffer) => head.subarray(0, 2).toString('latin1') === 'PK';

/** A workbook of before 2007, or an encrypted newer one. */
const isOle = (head: Buffer) => starts(head, OLE2);

/** Text of other kinds would come in as rows of rubbish, or as a table without rows. */
function refuseOtherText(bytes: Buffer, head: string): void {
  if (/^\s*<\?xml/i.test(head)) throw tableRefusals.notOrders('XML');
  if (/^ID;P/.test(head)) throw tableRefusals.otherWorkbook('SYLK (.slk)');
  if (/^TABLE\r?\n0,1/.test(head)) throw tableRefusals.otherWorkbook('DIF');
  if (/^\s*\{\\rtf/.test(head)) throw tableRefusals.notOrders('RTF');
  if (/^\s*[{[]/.test(head) && isJson(bytes)) throw tableRefusals.notOrders('JSON');
}

function isJson(bytes: Buffer): boolean {
  try {
    return typeof JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) === 'object';
  } catch {
    return false;
  }
}

/** OLE2 names its streams in UTF-16, which distinguishes an old workbook from an encrypted new one. */
function checkOle(bytes: Buffer): 'xls' {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) throw tableRefusals.password();
  if (has('_VBA_PROJECT_CUR')) throw tableRefusals.macros();
  if (!has('Workbook') && !has('Book')) throw tableRefusals.unknownKind();
  return 'xls';
}

/** Refuses what is no table at all as that, and not as one too large. */
export function requireTableHead(head: Buffer): void {
  // An old workbook names what it holds somewhere in the file.
  if (!isOle(head)) detectKind(head);
}

function starts(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
}

/** The first characters with NULs and BOMs taken out, so that UTF-16 markup is seen as well. */
function asciiHead(bytes: Buffer): string {
  return bytes
    .subarray(0, 4096)
    .toString('latin1')
    .replace(/[\0\u00ef\u00bb\u00bf\u00fe\u00ff]/g, '');
}
