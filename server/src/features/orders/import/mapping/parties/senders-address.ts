import { lazy } from '../../../../../platform/cache/lazy.ts';
import { isPartOfPlace } from '../headers/compose-header.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';

/** Who sends the parcel, by a word that can be nobody else. */
const SENDER =
  /mittente|absender|expediteur|remitente|remetente|nadawc|afzender|avsandare|afsender|gonderen|отправител|^sender|shipfrom|pickupfrom/;
/** Where a parcel starts, or goes: courier's sheets that name the sender use these words for him. */
const STARTS = /spedizione|(?<!de)expedition|^ship(?!to)|shipping/;
/** Where a parcel ends. */
const ENDS = /consegna|destinatar|livraison|destinataire|entrega|deliver|recipient|receiver|consignee/;
/** A street in both groups shows that they are two addresses. */
const STREETS = lazy(
  () =>
    new Set(
      listedKeys(
        'indirizzo, indirizzo1, adresse, adresse1, address, address1, addressline1, street, street1, direccion, direccion1, endereco, endereco1, via, rue'.split(
          ', ',
        ),
      ),
    ),
);

/**
 * The columns of a sheet's sender that are called as another sheet calls the recipient's: beside `nome mittente` and `Indirizzo di consegna`,
 * `Indirizzo di spedizione` is where the parcel starts. Empty where the file does not name its sender, or has one address only.
 */
export function sendersColumns(headers: readonly string[]): ReadonlySet<number> {
  const keys = headers.map(normaliseHeader);
  if (!keys.some((key) => SENDER.test(key))) return new Set();
  const starts = keys.flatMap((key, column) => (STARTS.test(key) && !ENDS.test(key) ? [column] : []));
  const hasStreet = (column: number, words: RegExp) =>
    STREETS().has(keys[column]!.replace(words, '').replace(/^(?:di|de|da)|(?:di|de|da)(?=\d?$)/g, ''));
  const isTwo =
    starts.some((column) => hasStreet(column, STARTS)) &&
    keys.some((key, column) => ENDS.test(key) && hasStreet(column, ENDS));
  return new Set(isTwo ? starts : []);
}

/** The headers with those of the sender's address marked as his, so that nothing takes them for the recipient's. */
export function withSendersMarked(table: readonly string[]): readonly string[] {
  const headers = withLettersSpelt(table);
  const senders = sendersColumns(headers);
  return senders.size === 0
    ? headers
    : headers.map((header, column) => (senders.has(column) ? `Sender ${header}` : header));
}

const LETTERED = /^([bs])_(\w+)$/i;
/** Parts of an address that have both letters; this many are no coincidence. */
const FEWEST = 4;

/** A header `s_city` beside `b_city` is where a parcel goes beside who pays. */
function withLettersSpelt(headers: readonly string[]): readonly string[] {
  const restsOf = (letter: string) =>
    headers.flatMap((header) => {
      const [, first, rest] = LETTERED.exec(header.trim()) ?? [];
      return first?.toLowerCase() === letter ? [normaliseHeader(rest!)] : [];
    });
  const payer = new Set(restsOf('b'));
  const both = restsOf('s').filter((rest) => payer.has(rest) && isPartOfPlace(rest));
  if (both.length < FEWEST) return headers;
  return headers.map((header) =>
    header
      .trim()
      .replace(LETTERED, (_, letter: string, rest: string) =>
        letter.toLowerCase() === 's' ? `Shipping ${rest}` : `Billing ${rest}`,
      ),
  );
}
