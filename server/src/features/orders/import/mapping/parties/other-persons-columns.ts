import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-field-names';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { ALIASES } from '../headers/aliases.ts';
import { composeColumns, isPartOfPlace, isStreet, namesRecipient } from '../headers/compose-header.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import { isHousePart } from './address-parts.ts';

/** Who bought or pays, in a normalised header. */
export const PAYER =
  /buyer|bill(?:ing)?|payer|customer|kaufer|rechnungs?|kunden?|acheteur|facturation|facturacion|factur|comprador|cliente|acquirente|fatturazione|fattura|fatura|musteri|factuur|koper|买家|買家|购买人|購買人|購買者|購入者|付款人|付款者|下单人|下單人|订购人|訂購人|訂購者|注文者|注文主|依頼主|구매자|구매인|주문자|주문인|결제자|ผู้ซื้อ|ผู้สั่ง|nguoimua|pembeli|покупател|заказчик/;
/** Who the parcel is for, in a normalised header. */
export const RECIPIENT =
  /ship|deliver|recipient|receiver|liefer|empfanger|livraison|destinat|envio|entrega|consegna|收件|收货/;
/** The same in more languages, where our lists have the whole header. */
const OF_RECIPIENT =
  /consignee|versand|verzend|bezorg|spedizione|odbiorc|dostaw|teslimat|alici|доставк|получател|送付|届け|配送|お届|받는|수취|수령|배송|ผู้รับ|nguoinhan|penerima|收貨|收方/;
/** What joins the word for a person with the word for a place: `Adresse de facturation`. */
const JOINT = /^(?:s|to|address|adress|adresse)|(?:de|da|do|di|du|del|della|dela|la|address|adresse)$/g;

/** A column of an address: whose it says it is, and whether the house's street stands in it. */
interface PlaceColumn {
  column: number;
  key: string;
  whose: 'recipient' | 'other' | 'nobody';
  /** It says nobody itself. */
  isBare: boolean;
  street: boolean;
}

/** The most other columns between two columns of one address. */
const WIDEST_GAP = 5;

/** An address has one of each. */
const ONE_EACH = ['country', 'province', 'city', 'postcode'] as const satisfies readonly OrderField[];

const keysByField = lazy(
  () => new Map(PLACE_FIELDS.map((field) => [field, new Set(listedKeys(ALIASES[field]))] as const)),
);
const placeKeys = lazy(
  () =>
    new Set(
      PLACE_FIELDS.filter((field) => field !== 'recipientName').flatMap((field) =>
        listedKeys(ALIASES[field]),
      ),
    ),
);

/** Whether a key is a name of this field, or is put together of its words. */
function isOfField(field: (typeof PLACE_FIELDS)[number], key: string): boolean {
  return keysByField().get(field)!.has(key) || composeColumns([key]).anybody.columns[field] !== undefined;
}

/** Which of the fields that an address has one of a header is a name of, where it says nobody. */
export function partOfPlace(key: string): OrderField | undefined {
  return namesRecipient(key) ? undefined : ONE_EACH.find((field) => isOfField(field, key));
}

/**
 * The columns that say a part of an address but not whose, and that stand among the columns of another person, or between those of the
 * recipient and another's: `Delivery Street, Delivery City, House Number, Street`.
 * @param columns as far as they are known; their first street is the recipient's
 * @returns by column, whether it is another person's, or nobody can say by its header whose it is
 */
export function otherPersonsColumns(
  headers: readonly string[],
  columns: Mapping['columns'],
): ReadonlyMap<number, 'other' | 'unclear'> {
  const own = columns.address1 ?? [];
  const keys = own.map((column) => normaliseHeader(headers[column] ?? ''));
  // Where the payer's address is the only one, the parcel goes there.
  if (own.length === 0 || keys.some((key) => PAYER.test(key) && !RECIPIENT.test(key))) return new Map();
  const places = withStreets(placeColumns(headers, own));
  if (!places.some(({ whose }) => whose === 'other')) return new Map();
  settleRuns(places);
  const found = new Map<number, 'other' | 'unclear'>();
  for (const [at, { column, whose, isBare }] of places.entries()) {
    const settled = whose === 'nobody' ? ownerOfColumnBetween(places, at) : whose;
    if (isBare && settled !== 'recipient') found.set(column, settled);
  }
  return found;
}

/**
 * Leaves out another person's columns without a street column beside them: a lone `Billing City`, or a whole `Billing Address`, does not show whose the columns beside it are.
 */
function withStreets(places: readonly PlaceColumn[]): PlaceColumn[] {
  const groupOf = (from: number): PlaceColumn[] =>
    ([-1, 1] as const).flatMap((step) => {
      const found: PlaceColumn[] = [];
      for (let at = from + step; places[at]?.whose === 'other' || places[at]?.isBare; at += step) {
        if (!isNext(places, Math.max(at, at - step))) break;
        found.push(places[at]!);
      }
      return found;
    });
  return places.filter((place, at) => {
    if (place.whose !== 'other' || place.isBare) return true;
    const others = [place, ...groupOf(at).filter(({ whose }) => whose === 'other')];
    return others.length > 1 && others.some(({ street }) => street);
  });
}

function placeColumns(headers: readonly string[], own: readonly number[]): PlaceColumn[] {
  const isMarked = own.some((column) => namesRecipient(normaliseHeader(headers[column] ?? '')));
  const { recipient } = composeColumns(headers.map(normaliseHeader));
  // Beside `Delivery City` a bare `City` is another person's.
  const isTaken = (key: string) =>
    isMarked && ONE_EACH.some((field) => recipient.columns[field] && isOfField(field, key));
  return headers.flatMap((header, column): PlaceColumn[] => {
    const key = normaliseHeader(header);
    if (key === '') return [];
    const street = isStreet(key) || keysByField().get('address1')!.has(key);
    const place = { column, key, street, isBare: false };
    if (own.includes(column)) return [{ ...place, whose: 'recipient', street: true }];
    if (namesRecipient(key)) return [{ ...place, whose: 'recipient' }];
    if (RECIPIENT.test(key) || OF_RECIPIENT.test(key)) {
      const isPart = isPlace(header, key) || withoutOwner(key, RECIPIENT) !== null;
      return isPart ? [{ ...place, whose: 'recipient' }] : [];
    }
    if (isPlace(header, key))
      return [{ ...place, whose: (street && isMarked) || isTaken(key) ? 'other' : 'nobody', isBare: true }];
    const payer = withoutOwner(key, PAYER);
    if (payer !== null) return [{ ...place, whose: 'other', street: isStreet(payer) }];
    return [];
  });
}

function isPlace(header: string, key: string): boolean {
  return isPartOfPlace(key) || placeKeys().has(key) || isHousePart(header);
}

/** The place that a key names beside the word for a person; null = none. */
function withoutOwner(key: string, owner: RegExp): string | null {
  if (!owner.test(key)) return null;
  const bare = key.replace(owner, '').replace(JOINT, '');
  const rests = [bare, key.replace(owner, '')];
  return rests.find((rest) => rest !== '' && (isPartOfPlace(rest) || placeKeys().has(rest))) ?? null;
}

/** Columns that say nobody, in one run with a street, belong to its address: in front of the recipient's own street, and behind each. */
function settleRuns(places: PlaceColumn[]): void {
  for (const [at, place] of places.entries()) {
    if (!place.street || place.whose === 'nobody') continue;
    // A street that says whose it is has columns that say so as well; what says nobody is decided by its neighbours.
    if (namesRecipient(place.key) || PAYER.test(place.key)) continue;
    for (
      let next = at + 1;
      next < places.length && isNext(places, next) && places[next]!.whose === 'nobody';
      next++
    )
      places[next]!.whose = place.whose;
    if (place.whose !== 'recipient') continue;
    for (
      let before = at - 1;
      before >= 0 && isNext(places, before + 1) && places[before]!.whose === 'nobody';
      before--
    )
      places[before]!.whose = 'recipient';
  }
}

function isNext(places: readonly PlaceColumn[], at: number): boolean {
  return places[at]!.column - places[at - 1]!.column <= WIDEST_GAP;
}

/** Whose a column is that says nobody, by the nearest columns before and behind it that say or have somebody. */
function ownerOfColumnBetween(places: readonly PlaceColumn[], at: number): 'recipient' | 'other' | 'unclear' {
  const [left, right] = [neighbour(places, at, -1), neighbour(places, at, 1)];
  if (left?.whose === 'other') return left.isBare && right?.whose === 'other' ? 'other' : 'unclear';
  if (right?.whose !== 'other') return 'recipient';
  if (!left) return right.isBare ? 'other' : 'unclear';
  // The other person has such a column as well, or it stands directly behind the recipient's street in a file whose groups say whose they are.
  const { key } = places[at]!;
  const isTwice = places.some((other, there) => there > at && other.key === key);
  return isTwice || (left.street && PAYER.test(right.key)) ? 'recipient' : 'unclear';
}

function neighbour(places: readonly PlaceColumn[], from: number, step: 1 | -1): PlaceColumn | undefined {
  for (let at = from + step; places[at]; at += step) {
    if (!isNext(places, Math.max(at, at - step))) return undefined;
    if (places[at]!.whose !== 'nobody') return places[at];
  }
  return undefined;
}

/** Takes what may be another person's from the fields of the address. */
export function removeOtherPersonsColumns(
  columns: Mapping['columns'],
  others: ReadonlyMap<number, unknown>,
  isKept: (field: OrderField) => boolean,
): void {
  for (const field of PLACE_FIELDS) {
    const left = columns[field]?.filter((column) => !others.has(column));
    if (!left || left.length === columns[field]!.length || isKept(field)) continue;
    if (left.length > 0) columns[field] = left;
    else delete columns[field];
  }
}
