import type { OrderField } from '@diy/contract/orders/order-field-names';
import type { Mapping } from '../../../model/mapping.ts';
import { isPartOfAddress, namesRecipient } from './compose-header.ts';
import { normaliseHeader } from './normalise-header.ts';

/** Halves of a name, as notes in brackets. */
const FIRST = notes(
  '名, 名字, First, First Name, Given, Given Name, Forename, Vorname, Prénom, Voornaam, 이름',
);
const LAST = notes('姓, 苗字, 氏, Last, Last Name, Family, Family Name, Surname, Nachname, Achternaam, 성');
/** Notes for a column that says how a name is pronounced; the parcel's label needs the name as it is written. */
const READING = /^\((?:セイ|メイ|せい|めい|カナ|かな|フリガナ|ふりがな|ヨミ|よみ|kana|furigana|phonetic)\)$/;
/** Codes that stand beside a column with the same in words. */
const CODE = /^\((?:id|code|no|コード|番号|编码|编号|代码|代碼)\)$/;

/** Fields that are written as a code and in words: an address has one of each, and so has an order. */
const ONE_EACH = [
  'country',
  'province',
  'city',
  'district',
  'orderStatus',
  'paymentStatus',
] as const satisfies readonly OrderField[];

/**
 * Decides between columns whose headers differ in a note in brackets alone: `お名前(姓)` and `お名前(名)` are the halves of a name, and
 * `都道府県(ID)` is no province where `都道府県(名称)` is one.
 * @param noteOf the notes of the headers, in brackets
 * @param joined fields whose columns are joined; the name is added where its halves are found
 */
export function chooseColumnsByNote(
  keys: readonly string[],
  noteOf: readonly string[],
  columns: Mapping['columns'],
  joined: OrderField[],
): void {
  for (const field of ONE_EACH) {
    const known = columns[field] ?? [];
    const words = known.filter((column) => !CODE.test(noteOf[column]!));
    if (words.length > 0) columns[field] = words;
  }
  if (joined.includes('recipientName')) return;
  const { recipientName: known = [] } = columns;
  const named = known.length > 0 ? keys[known[0]!]! : bareName(keys, noteOf);
  if (named === undefined) return;
  const alike = keys.flatMap((key, column) => (key === named ? [column] : []));
  const [first, last] = [FIRST, LAST].map((half) => alike.find((column) => half.has(noteOf[column]!)));
  if (first !== undefined && last !== undefined) {
    const isEastern = /[\u3400-\u9fff\uac00-\ud7a3]/.test(noteOf[last]!);
    columns.recipientName = isEastern ? [last, first] : [first, last];
    joined.push('recipientName');
    return;
  }
  const letters = known.filter((column) => !READING.test(noteOf[column]!));
  if (letters.length > 0) columns.recipientName = letters;
}

/** The one name in halves that a file has, where no column is the recipient's yet: `Name (First)`, `Name (Last)`. */
function bareName(keys: readonly string[], noteOf: readonly string[]): string | undefined {
  const halves = keys.filter(
    (key, column) => FIRST.has(noteOf[column]!) && (isPartOfAddress(key) || namesRecipient(key)),
  );
  return halves.length === 1 ? halves[0] : undefined;
}

function notes(list: string): ReadonlySet<string> {
  return new Set(list.split(', ').map((note) => `(${normaliseHeader(note)})`));
}
