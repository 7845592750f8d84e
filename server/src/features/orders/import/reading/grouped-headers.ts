import { isKnownHeader } from '../mapping/headers/aliases.ts';
import { isPartOfAddress, namesRecipient } from '../mapping/headers/compose-header.ts';
import { normaliseHeader } from '../mapping/headers/normalise-header.ts';
import { recogniseProfile } from '../mapping/profiles/all-profiles.ts';
import { fieldsOfHeader } from '../mapping/recognise/known-headers.ts';

const PAYER =
  /buyer|bill|payer|payment|customer|invoice|kaufer|rechnung|kunde|acheteur|factur|comprador|cliente|acquirente|fattura|koper|płatnik|买家|買家|购买人|付款人|下单人|发票|帐单|账单|注文者|구매자|주문자/i;
const RECIPIENT =
  /ship|deliver|recipient|receiver|consignee|liefer|versand|empfanger|livraison|destinat|envio|entrega|spedizione|consegna|verzend|bezorg|odbiorc|dostaw|收件|收货|送付先|お届け先|配送先|받는|수취|수령/i;
const SOME_LABELS = 2;
/** One label may be a header by chance: `Shipping Address` over `Address`. */
const SOME_SAME = 2;

/**
 * Headers under a row of groups (`Billing`, `Shipping`), which say there whose name and city they are: `Name` becomes `Shipping Name`.
 * Only where both the recipient and somebody else have a group; layouts we know are left as they are.
 * @param above the row over the headers; a label counts up to the next one
 */
export function groupedHeaders(headers: readonly string[], above: readonly string[]): string[] {
  if (isTranslation(headers, above)) return [...headers];
  const labels = labelsOf(headers, above);
  const isOf = (pattern: RegExp) => labels.some((label) => pattern.test(bare(label)));
  if (!isOf(RECIPIENT) || !isOf(PAYER)) return [...headers];
  if (recogniseProfile(new Set(headers.map(normaliseHeader))).key !== 'generic') return [...headers];
  const keys = headers.map(normaliseHeader);
  return headers.map((header, column) => {
    const label = labels[column] ?? '';
    const [key = ''] = [keys[column]];
    const isTwice = keys.indexOf(key) !== keys.lastIndexOf(key);
    // A header that already says whose it is stays as it is.
    if (header === '' || namesRecipient(key) || !(isTwice || isPartOfAddress(key))) return header;
    const whole = `${label} ${header}`;
    if (PAYER.test(bare(label)) && !RECIPIENT.test(bare(label))) return whole;
    const wholeKey = normaliseHeader(whole);
    return RECIPIENT.test(bare(label)) && (namesRecipient(wholeKey) || isKnownHeader(wholeKey))
      ? whole
      : header;
  });
}

function labelsOf(headers: readonly string[], above: readonly string[]): string[] {
  const filled = above.filter((cell) => cell.trim() !== '').length;
  if (filled < SOME_LABELS || filled >= headers.length) return [];
  let label = '';
  return headers.map((_, column) => {
    label = above[column]?.trim() || label;
    return isHeaderItself(label) ? '' : label;
  });
}

/**
 * Whether the row above translates headers, or some of them: `Buyer Note` over `Note de l'acheteur`. It is no translation when one of
 * its cells is the label of a group, as `Buyer` over `Name` and `Phone`, even if another is one, as `Order No` over `Order ID`.
 */
function isTranslation(headers: readonly string[], above: readonly string[]): boolean {
  let same = 0;
  for (const [column, header] of headers.entries()) {
    const label = above[column]?.trim() ?? '';
    if (label === '' || header === '') continue;
    const fields = fieldsOfHeader(header);
    const isSame = fieldsOfHeader(label).some((field) => fields.includes(field));
    if (!isSame && isGroup(label, headers.slice(column), above.slice(column))) return false;
    if (isSame) same += 1;
  }
  return same >= SOME_SAME;
}

/** Whether a label stands over several headers of somebody's name and address. */
function isGroup(label: string, headers: readonly string[], above: readonly string[]): boolean {
  if (isHeaderItself(label) || !(PAYER.test(bare(label)) || RECIPIENT.test(bare(label)))) return false;
  const next = above.slice(1).findIndex((cell) => cell.trim() !== '');
  const under = headers.slice(0, next < 0 ? headers.length : next + 1).map(normaliseHeader);
  return under.length > 1 && under.slice(0, 2).every((key) => isPartOfAddress(key));
}

/** `Käuferadresse 2` over `Address 2` is the same header in another language, and the payer's group is none. */
function isHeaderItself(label: string): boolean {
  return /\d$/.test(label);
}

/** The label without accents, for the patterns. */
function bare(label: string): string {
  return label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
