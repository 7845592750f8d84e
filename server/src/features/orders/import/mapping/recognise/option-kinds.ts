import { isNegative } from '../../../meanings/is-negative.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import { asksForPrint } from '../headers/note-headers.ts';
import { mayNamePerson } from '../headers/receivers.ts';
import { wordsOf } from '../headers/variation-headers.ts';
import { maybePersonalised } from '../personalised-name.ts';
import { hasTwoMeanings } from '../printing/words-of-two-meanings.ts';
import { asksVariation } from './asks-variation.ts';
import { isMark, isPack } from './mark-headers.ts';
import { isFetched } from './unread-address-columns.ts';

/**
 * What a text under a header that may say what a line is printed on has to be compared with. `own` = of a part of the goods, or of the print:
 * the variation says nothing of it; `mark` = whether the piece was made for the buyer; `pack` = how many pieces are one; `nameless` = the
 * column has no header; `fetched` = where the parcel is fetched, beside the address; `apart` = papers, money, parcels and programs, of which
 * nothing is asked but what names an option or a print; `buyer` = the buyer's name, which may be the recipient's. Headers in none of them
 * repeat the variation, or add to it.
 */
export type OptionKind = 'own' | 'mark' | 'pack' | 'nameless' | 'fetched' | 'apart' | 'buyer';

/** Parts of the goods, which may have another colour than the whole, and what is of the print. */
const PART =
  /lid|frame|handle|strap|lining|inside|outside|interior|exterior|inner|outer|sleeve|collar|hood|pocket|button|zipper|sole|front|back|bottom|base|border|band(?!le)|chain|cord|ribbon|rope|thread|text|font|name|title|print|\bink|engrav|logo|letter|background|second|deckel|griff|innen|außen|aussen|rahmen|schrift|couvercle|cadre|interieur|exterieur|manche|texte|tapa|marco|manga|texto|coperchio|cornice|manica|testo|盖|把手|手柄|内|外|边框|肩带|里衬|字|印|背景|袖|领|文字|蓋|内側|外側|뚜껑|글씨|글자/;
const SINGLE = /^1(?:[.,]0+)?\s*(?:pcs?|pieces?|packs?|units?|件|个|只|套)?$|^(?:single|one|单件|单个)$/i;

/** The kinds of a file's columns, as far as they are of one. */
export function optionKinds(headers: readonly string[]): ReadonlyMap<number, OptionKind> {
  return new Map(
    headers.flatMap((header, column): [number, OptionKind][] => {
      const kind = kindOf(header, column);
      return kind ? [[column, kind]] : [];
    }),
  );
}

function kindOf(header: string, column: number): OptionKind | null {
  const key = normaliseHeader(header);
  // The numbers of the rows stand there in many lists: `No.`, 번호, `Nomor`.
  if (key === '' || (column === 0 && hasTwoMeanings(header))) return 'nameless';
  if (isMark(key)) return 'mark';
  if (isPack(key)) return 'pack';
  if (isFetched(key)) return 'fetched';
  if (maybePersonalised(header) || asksForPrint(header)) return 'own';
  if (mayNamePerson(key)) return 'buyer';
  // Columns about the parcel are skipped unless they also name a part whose variation we ask about: `Package Inside Colour`.
  if (APART.test(wordsOf(header).join(' ')) && !(PART.test(key) && asksVariation(header))) return 'apart';
  return PART.test(key) ? 'own' : null;
}

/** Words that begin so, whole ones of those that others hold: `coffee` is no fee, `stocking` no stock. */
const APART =
  /(?:^|\s)(?:(?:fees?|vat|tax|taxes|stock|source|returns?|log|history)(?=\s|$)|note attribut|noteattribut|discount|coupon|promo|voucher|campaign|utm|referr|landing|browser|user agent|useragent|tracking|shipping|shipment|delivery|courier|carrier|parcel|package|payment|billing|invoice|refund|warehouse|customs|declar|addr|remark|versand|liefer|zahlung|rabatt|rechnung|steuer|livraison|paiement|remise|facture|envio|pago|descuento|factura|spedizione|pagamento|sconto|fattura|wysylk|platno|rabat|faktur|достав|оплат|скидк)|物流|快递|配送|发货|收货|地址|支付|付款|优惠|折扣|促销|活动|发票|退款|售后|税|仓|报关|申报|来源|日志|記録|支払|請求|배송|결제|할인/;

/** Whether a text under a header of a kind leaves nothing to ask. */
export function leavesNothingToAsk(text: string, kind: OptionKind, column: number): boolean {
  if (kind === 'mark') return isNegative(text);
  if (kind === 'pack') return SINGLE.test(text);
  // Programs count rows in a first column without a header.
  return kind === 'nameless' && (column === 0 ? !/\p{L}/u.test(text) : !/[\p{L}\p{N}]/u.test(text));
}
