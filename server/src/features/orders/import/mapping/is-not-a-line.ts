import { lazy } from '../../../../platform/cache/lazy.ts';
import type { OrderLine } from '../../model/order-line.ts';
import { ALIASES } from './headers/aliases.ts';
import { listedKeys, normaliseHeader } from './headers/normalise-header.ts';
import type { Profile } from './model/profile.ts';

/** A sum at the foot: the word alone or with its figure. */
const TOTALS =
  /^(?:合计|总计|小计|汇总|共计|总数|合計|總計|小計|総計|합계|총계|소계|(?:grand |sub)?total|sum|รวม|รวมทั้งหมด|tổng|tổng cộng|jumlah|total geral)\s*[:：]?\s*(?:[¥￥$]?\s*[\d.,]+\s*(?:件|元|单|条|個|个)?)?$/i;
/** Notes about the file itself, at its foot. */
const NOTE =
  /^(?:注|备注|說明|说明|提示|导出时间|导出人|打印时间|制表人?|报表时间|數據時間|数据时间|generated|exported|report)\s*[:：(（]|^共\s*\d+\s*(?:条|单|笔|个订单|行)|^第\s*\d+\s*页/i;
/** A row with text in at least this many cells and without any digit explains the columns. */
const EXPLAINED_CELLS = 4;

/**
 * Whether a row is no line of an order: descriptions under the headers, headers that come again in glued files, the sum and
 * notes at the foot.
 */
export function isNotALine(line: OrderLine, cells: readonly string[], profile: Profile): boolean {
  const { externalOrderNo = '', quantity = '', sku, productTitle, listingId, variation } = line.fields;
  if (line.quantity === 0 && externalOrderNo !== '' && namesOrderNo(externalOrderNo)) return true;
  if (isFootnote(line, cells) || isCount(externalOrderNo, cells)) return true;
  if (profile.otherRows && isOfOtherKind(line, profile.otherRows)) return true;
  if (profile.summaryRows && !sku && !productTitle && !listingId && !variation) return true;
  const hasDigit = /\d/.test(externalOrderNo) || /\d/.test(quantity);
  if (profile.describedBelow && !hasDigit && /\s|\P{ASCII}/u.test(externalOrderNo)) return true;
  const filled = () => cells.filter((cell) => cell !== '');
  if (!hasDigit && externalOrderNo !== '' && quantity !== '' && filled().length >= EXPLAINED_CELLS)
    if (!filled().some((cell) => /\d/.test(cell))) return true;
  if (!sku && !quantity && filled().length <= 2 && filled().some((cell) => NOTE.test(cell))) return true;
  if (sku || !isFoot(cells)) return false;
  const said = [productTitle, variation, line.address.name, ...line.address.lines];
  const isEmpty = said.every((text) => !text || TOTALS.test(text));
  return isEmpty || !/\d/.test(externalOrderNo) || TOTALS.test(externalOrderNo);
}

/** Whether the first mark of a row is one of these kinds of rows. */
function isOfOtherKind({ fields }: OrderLine, kinds: string): boolean {
  const kind = fields.orderMark?.split(' | ')[0]?.trim().toLowerCase() ?? '';
  return kind !== '' && kinds.split(', ').includes(kind);
}

/** Whether a row has nothing but a sum or a note about the file in it: `total` may also be a word that a buyer wants printed. */
export function isFoot(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const others = texts.filter((text) => !TOTALS.test(text) && !NOTE.test(text));
  return others.length < texts.length && others.filter((text) => WORDS.test(text)).length < MAX_WORDS;
}

/** Words long enough to be content: a currency or `pcs` next to a sum is shorter. */
const WORDS = /\p{L}{4,}|\p{Script=Han}{3,}/u;
const MAX_WORDS = 3;

const LONGEST_NOTE = 120;
const MAX_CLAUSES = 4;

/** `1,record(s) downloaded,`: the figure stands in a separate cell. */
function isCount(externalOrderNo: string, cells: readonly string[]): boolean {
  if (!/^\d+$/.test(externalOrderNo)) return false;
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 2 && COUNTED.test(filled[1]!);
}

const COUNTED = /^(?:record|order|line|item)(?:s|\(s\))? (?:downloaded|exported)$/i;

/** `Seller ID : somebody`, `3 orders exported`: a note in one or two cells of a wide table, where nothing of a line stands. */
function isFootnote({ fields, address }: OrderLine, cells: readonly string[]): boolean {
  const { externalOrderNo = '', sku, warehouseSku, productTitle, quantity, variation } = fields;
  if (sku || warehouseSku || productTitle || quantity || variation) return false;
  if (cells.filter((cell) => cell !== '').length > 2) return false;
  if (address.name || address.city || address.postcode || address.lines.length > 0) return false;
  // A whole line in quotes is read as one cell, but it is too long or has too many parts for a note.
  if (externalOrderNo.length > LONGEST_NOTE || externalOrderNo.split(/[,;\t|]/).length > MAX_CLAUSES)
    return false;
  return /\p{L}/u.test(externalOrderNo) && /[\s:：]/.test(externalOrderNo);
}

const orderNoKeys = lazy(() => new Set(listedKeys(ALIASES.externalOrderNo)));

function namesOrderNo(text: string): boolean {
  return orderNoKeys().has(normaliseHeader(text));
}
