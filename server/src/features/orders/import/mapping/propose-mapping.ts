import { ORDER_FIELDS, type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-fields';
import { rememberObjects } from '../../../../platform/cache/remember-objects.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Mapping } from '../../model/mapping.ts';
import { CUSTOMISATION_HEADER } from './customisation/customisation-cell.ts';
import { ALIASES } from './headers/aliases.ts';
import { chooseColumnsByNote } from './headers/bracket-notes.ts';
import { composeColumns, isWholeAddress, namesRecipient } from './headers/compose-header.ts';
import { mapComposedItems, mapListOfItems } from './headers/compose-items.ts';
import { correctTypos } from './headers/correct-typos.ts';
import { joinVariation } from './headers/join-variation.ts';
import { listedNames, ORDINAL } from './headers/listed-names.ts';
import { headerNote, listedKey, MAX_HEADER_LETTERS, normaliseHeader } from './headers/normalise-header.ts';
import { mapNoteColumns } from './headers/note-headers.ts';
import { dropNameOfBuyer, mapBuyerName, mapBuyerNameParts, mapReceiverColumn } from './headers/receivers.ts';
import { mapFurtherItems } from './items/further-items.ts';
import type { ProposedMapping } from './mapping-results.ts';
import { type Profile, profileId } from './model/profile.ts';
import { mapProfileNames } from './names-of-profiles.ts';
import { addAddressParts, mapBareName } from './parties/address-parts.ts';
import { mapBuyerAddress } from './parties/buyer-address.ts';
import {
  otherPersonsColumns,
  PAYER,
  RECIPIENT,
  removeOtherPersonsColumns,
} from './parties/other-persons-columns.ts';
import { withSendersMarked } from './parties/senders-address.ts';
import { personalisedName } from './personalised-name.ts';
import { hasTwoMeanings } from './printing/words-of-two-meanings.ts';
import { recogniseProfile } from './profiles/all-profiles.ts';
import { mapNumberedColumns } from './recognise/numbered-columns.ts';
import { withUnreadAddressColumns } from './recognise/unread-address-columns.ts';
import { withUnreadVariationColumns } from './recognise/unread-variation-columns.ts';
import { addLeftPieces } from './statuses/left-pieces.ts';
import { mapHoldColumns } from './statuses/mark-columns.ts';
import { mapEstado } from './statuses/status-in-province.ts';
import { saysUtc } from './values/says-utc.ts';

/** Fields without which no row can be read. */
const ALWAYS: readonly OrderField[] = ['externalOrderNo', 'sku', 'quantity'];
/** Address fields, required unless the marketplace makes the label. */
const ADDRESS: readonly OrderField[] = ['recipientName', 'country', 'city', 'address1'];

/**
 * Proposes a mapping for these headers: the best profile, then the aliases of each field. Columns without a header are
 * ignored, and so is a header of more letters than one has.
 */
export function proposeMapping(table: readonly string[]): ProposedMapping {
  const headers = withSendersMarked(
    table.map((header) => (header.length > MAX_HEADER_LETTERS ? '' : header)),
  );
  const keys = headers.map(normaliseHeader);
  const notes = headers.map(headerNote);
  const profile = recogniseProfile(new Set(keys));
  const columns: Mapping['columns'] = {};
  for (const field of ORDER_FIELDS) {
    const found = findColumns(keys, notes, profile.columns?.[field] ?? ALIASES[field]);
    if (found.length > 0) columns[field] = found;
  }
  keepWholeName(keys, columns, profile);
  if (!profile.columns?.recipientName) dropNamesOfMethods(keys, columns);
  // Rows with a SKU and their own quantity are lines; a list of the order's items that the file has as well is
  // ignored.
  if (columns.items && columns.sku && columns.quantity) delete columns.items;
  // What archives that come with the table say of its rows counts in every layout.
  const beside = headers.indexOf(CUSTOMISATION_HEADER);
  if (beside >= 0 && !columns.personalization?.includes(beside))
    columns.personalization = [...(columns.personalization ?? []), beside];
  if (!profile.columns?.recipientName) dropNameOfBuyer(keys, columns);
  const joined = [...compose(keys, columns, profile), ...joinVariation(headers, keys, columns)];
  mapProfileNames(keys, columns, profile);
  if (!profile.columns?.address1) {
    const others = otherPersonsColumns(headers, columns);
    removeOtherPersonsColumns(columns, others, (field) => !!profile.columns?.[field]);
    joined.push(...addAddressParts(headers, columns, others));
  }
  if (!profile.columns?.phone && !profile.exact) mapNumberedColumns(keys, columns, joined);
  if (!profile.columns?.orderStatus) mapEstado(keys, columns);
  if (!profile.columns?.recipientName) {
    mapReceiverColumn(keys, columns, joined);
    mapBareName(headers, columns);
    mapBuyerNameParts(keys, columns, joined);
    mapBuyerName(keys, columns);
    mapBuyerAddress(keys, columns);
    chooseColumnsByNote(keys, notes, columns, joined);
  }
  if (profile.key === 'generic') {
    mapComposedItems(keys, notes, columns);
    mapListOfItems(keys, columns);
  }
  if (profile.key === 'generic') leaveSecondDay(headers, columns);
  mapHoldColumns(keys, columns, profile);
  addLeftPieces(keys, columns, profile);
  if (!profile.exact) mapNoteColumns(headers, keys, columns);
  const mapping: Mapping = { profile: profileId(profile), columns, personalisation: [] };
  if (profile.key === 'generic') mapFurtherItems(headers, keys, mapping);
  correctTypos(keys, columns, profile);
  partPhones(keys, columns);
  mapping.personalisation = findPersonalisation(headers, keys, columns, profile);
  if (joined.length > 0) mapping.joined = joined;
  if (profile.zone === undefined && saysUtc(headers, columns)) mapping.zone = 'UTC';
  const required =
    profile.platformLabels || profile.shippedByPlatform || profile.noAddress
      ? ALWAYS
      : [...ALWAYS, ...ADDRESS];
  return {
    mapping: withUnreadVariationColumns(headers, withUnreadAddressColumns(headers, mapping)),
    missing: required.filter((field) => !columns[field] && !isGiven(field, columns, profile, keys)),
    ...(profile.refusal ? { refused: new Refusal(profile.refusal) } : {}),
  };
}

const HALF_NAME = /first|last|given|family|surname|vorname|nachname|voornaam|achternaam/;
const WHOLE_NAME = /name|氏名|姓名/;
const BARE_NAME = 'name';

/**
 * Beside `Shipping Name` its halves say the same again, and `Buyer first name` is somebody else: they are not joined with it. A bare
 * `Name` beside `Vorname` alone is the other half.
 */
function keepWholeName(keys: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  if (!profile.joined?.includes('recipientName')) return;
  const isHalf = (column: number) => HALF_NAME.test(keys[column]!);
  const isOneHalf = columns.recipientName?.length === 2 && columns.recipientName.filter(isHalf).length === 1;
  const whole = columns.recipientName?.find(
    (column) =>
      WHOLE_NAME.test(keys[column]!) && !isHalf(column) && !(isOneHalf && keys[column] === BARE_NAME),
  );
  if (whole !== undefined) columns.recipientName = [whole];
}

/** Beside `payment_name`, `delivery_name` is how the parcel goes, and no person. */
function dropNamesOfMethods(keys: readonly string[], columns: Mapping['columns']): void {
  if (!columns.recipientName || !keys.includes('paymentname')) return;
  const persons = columns.recipientName.filter((column) => keys[column] !== 'deliveryname');
  if (persons.length > 0) columns.recipientName = persons;
  else delete columns.recipientName;
}

/** Behind `Order Date` a bare `Date` is no second choice for it: it may be the day to print. */
function leaveSecondDay(headers: readonly string[], columns: Mapping['columns']): void {
  const [first, ...others] = columns.placedAt ?? [];
  if (first === undefined || others.length === 0 || hasTwoMeanings(headers[first]!)) return;
  columns.placedAt = [first, ...others.filter((column) => !hasTwoMeanings(headers[column]!))];
}

/** `收件人省`; `州/省` is of other countries too. */
const CHINESE_PROVINCE = /(?<!州)省(?:份)?$/;

/** Fields that are known without a column. */
function isGiven(
  field: OrderField,
  columns: Mapping['columns'],
  profile: Profile,
  keys: readonly string[],
): boolean {
  return (
    (field === 'sku' && (!!columns.warehouseSku || (!!profile.titleForSku && !!columns.productTitle))) ||
    (field === 'country' && !!profile.country) ||
    (field === 'city' && !!profile.addressInOne) ||
    (field === 'quantity' && !!profile.onePieceARow) ||
    // The whole address may stand in one cell; each row says whether that is enough for its country.
    (field === 'city' && !!columns.address1 && (!columns.province || !!columns.district)) ||
    // In Japan the city is part of the address behind the prefecture.
    (field === 'city' && columns.address1?.some((column) => keys[column]!.includes('住所')) === true) ||
    (field === 'country' && !!columns.address1 && (!columns.city || !!columns.district)) ||
    // A row without a country is asked about unless its province is one of China's.
    (field === 'country' &&
      !!columns.address1 &&
      columns.province?.some((column) => CHINESE_PROVINCE.test(keys[column]!)) === true) ||
    // Only Japan has prefectures by this word.
    (field === 'country' &&
      columns.province?.some((column) => keys[column]!.includes('都道府県')) === true) ||
    ((field === 'sku' || field === 'quantity') && !!columns.items)
  );
}

/**
 * Finds columns of the recipient that no list names. One that says whose it is goes before one that does not: `Customer
 * Name` and `City` are the payer's in a file that also has `Ship First Name` and `Delivery Town`.
 */
function compose(keys: readonly string[], columns: Mapping['columns'], profile: Profile): OrderField[] {
  const { recipient, anybody } = composeColumns(keys);
  const joined = new Set<OrderField>();
  const ofProfile = (field: OrderField) => (profile.columns?.[field] ? (columns[field] ?? []) : []);
  for (const { columns: found, isNameJoined } of [recipient, anybody]) {
    for (const [field, all] of Object.entries(found) as [OrderField, number[]][]) {
      // `Localidad` is the district of a layout that says so, also in a file without its city.
      const others = ORDER_FIELDS.filter((one) => one !== field).flatMap(ofProfile);
      const own = all.filter((column) => !others.includes(column));
      if (own.length === 0) continue;
      const known = columns[field] ?? [];
      const listed = profile.columns?.[field];
      if (profile.joined?.includes(field) && known.length > 0) continue;
      // `Nombre del destinatario` alone is a whole name, but the first half of one where `Apellidos del destinatario`
      // is there as well.
      const isHalf = field === 'recipientName' && isNameJoined && known.length > 0 && own.includes(known[0]!);
      if (listed && (listed.length === 0 || (known.length > 0 && !isHalf))) continue;
      const streets = field === 'address1' ? own.filter((column) => !isWholeAddress(keys[column]!)) : [];
      if (streets.length > 0 && known.length > 0 && known.every((column) => isWholeAddress(keys[column]!))) {
        // The whole address stays the second choice: where it says more than the street, somebody is asked.
        columns[field] = [...streets, ...known];
        continue;
      }
      const isSaid =
        found === anybody.columns || known.some((column) => namesRecipientOrIsChinese(keys[column]!));
      if (known.length > 0 && isSaid && !isHalf) continue;
      columns[field] = own;
      if (field === 'recipientName' && isNameJoined) joined.add(field);
    }
  }
  dropOthers(keys, columns, profile);
  partCities(keys, columns, profile);
  // A word for a town may mean a district or a city; a column that was found for both is the city.
  if (columns.district && columns.district[0] === columns.city?.[0]) delete columns.district;
  return [...joined];
}

const QUARTER = /(?:suburb|locality|localidad|localite|localita|localidade)$/;

/** A suburb or locality next to a city is a part of it, and the city alone where no column is one. */
function partCities(keys: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  const cities = columns.city ?? [];
  const quarters = keys.flatMap((key, column) => (QUARTER.test(key) && !PAYER.test(key) ? [column] : []));
  const isAlone = cities.every((column) => quarters.includes(column));
  if (profile.columns?.city || quarters.length === 0 || isAlone) return;
  columns.city = cities.filter((column) => !quarters.includes(column));
  columns.district ??= quarters.slice(0, 1);
}

/**
 * The payer's phone is the recipient's only where the name is the payer's as well. Otherwise it becomes `buyerPhone`,
 * which a row without another phone uses, with a warning.
 */
function partPhones(keys: readonly string[], columns: Mapping['columns']): void {
  const isPayers = (column: number) => PAYER.test(keys[column]!) && !RECIPIENT.test(keys[column]!);
  const { phone = [], recipientName = [] } = columns;
  const theirs = phone.filter(isPayers);
  if (theirs.length === 0 || recipientName.length === 0 || recipientName.every(isPayers)) return;
  const own = phone.filter((column) => !isPayers(column));
  columns.buyerPhone = theirs;
  if (own.length > 0) columns.phone = own;
  else delete columns.phone;
}

/** `Complemento`, `Bairro` and `Hausnummer` behind the recipient's street are no other person's, though they say nobody. */
const HOUSE_PARTS: ReadonlySet<OrderField> = new Set([
  'houseNo',
  'address2',
  'address3',
  'district',
] as const);
const BESIDE_STREET = 3;

/**
 * Where a field has a column of the recipient and one that says nobody (`Lieferort` and `Ort`), columns that say nobody
 * are another person's address. They are dropped, also where the recipient has no such column.
 */
function dropOthers(keys: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  const { recipient, anybody } = composeColumns(keys);
  const streets = recipient.columns.address1 ?? [];
  // Each header by itself: of several streets the first alone is taken for one of nobody.
  const othersStreets = keys.flatMap((key, column) =>
    !streets.includes(column) && composeColumns([key]).anybody.columns.address1 ? [column] : [],
  );
  const allStreets = [...streets, ...(columns.address1 ?? []), ...othersStreets];
  const isBeside = (field: OrderField, column: number) => {
    const street = Math.max(...allStreets.filter((one) => one < column));
    // `Lieferstraße, Lieferort, Hausnummer, Straße`: the number is nearer to the other person's street.
    const next = Math.min(...allStreets.filter((one) => one > column && !streets.includes(one)));
    const isNearest = column - street === 1 || next - column > column - street;
    return (
      HOUSE_PARTS.has(field) && streets.includes(street) && column - street <= BESIDE_STREET && isNearest
    );
  };
  const namesOthers = PLACE_FIELDS.some((field) => {
    const all = [...(columns[field] ?? []), ...(anybody.columns[field] ?? [])];
    return (
      recipient.columns[field] &&
      all.some((column) => !namesRecipientOrIsChinese(keys[column]!) && !isBeside(field, column))
    );
  });
  for (const field of [...PLACE_FIELDS, 'phone' as const]) {
    const known = columns[field];
    if (!known || profile.columns?.[field]) continue;
    // `Middle` between the halves of the recipient's name is the recipient's as well.
    const own = recipient.isNameJoined && field === 'recipientName' ? recipient.columns[field] : undefined;
    const said = known.filter(
      (column) =>
        namesRecipientOrIsChinese(keys[column]!) ||
        own?.includes(column) ||
        (field === 'houseNo' && isBeside(field, column)),
    );
    if (said.length > 0) columns[field] = said;
    else if (namesOthers && recipient.columns.address1 && field !== 'phone') delete columns[field];
  }
}

/** Japanese headers that say a part of an address and nobody: `住所` beside `お届け先住所` is the buyer's. */
const JAPANESE_OF_NOBODY: ReadonlySet<string> = new Set(
  '住所 住所1 住所2 住所3 氏名 お名前 郵便番号 都道府県 市区町村 番地 建物名 会社名 電話番号 電話 携帯電話 携帯電話番号 携帯番号'.split(
    ' ',
  ),
);

/**
 * A Chinese header counts as saying whose it is: the lists have all words by which Chinese headers name the recipient.
 */
function namesRecipientOrIsChinese(key: string): boolean {
  return namesRecipient(key) || (/\p{Script=Han}/u.test(key) && !JAPANESE_OF_NOBODY.has(key));
}

/** Columns by the key of their headers. */
const columnsByKey = rememberObjects((keys: readonly string[]) => {
  const columns = new Map<string, number[]>();
  keys.forEach((key, column) => void columns.set(key, [...(columns.get(key) ?? []), column]));
  return columns as ReadonlyMap<string, readonly number[]>;
});

/**
 * Returns columns in the sequence of the aliases, so that the best one with text is used; a header that occurs twice
 * gives two columns. Where header and alias both have a note, the notes must agree: `商品编码(平台)` is no `商品编码(自定义)`; a header with
 * the alias's note is taken before one without any.
 */
function findColumns(
  keys: readonly string[],
  notes: readonly string[],
  aliases: readonly string[],
): number[] {
  const byKey = columnsByKey(keys);
  const found: number[] = [];
  const listed = listedNames(aliases);
  for (const [at, key] of listed.keys.entries()) {
    const all = byKey.get(key);
    if (!all) continue;
    const note = headerNote(listed.names[at]!);
    const ordinal = Number(ORDINAL.exec(aliases[at]!)?.[1] ?? 0);
    const isOther = (column: number) => note !== '' && notes[column] !== '' && notes[column] !== note;
    const named = note === '' ? [] : all.filter((column) => notes[column] === note);
    const same = named.length > 0 ? named : all.filter((column) => !isOther(column));
    const chosen = ordinal > 0 ? same.slice(ordinal - 1, ordinal) : same;
    found.push(...chosen.filter((column) => !found.includes(column)));
  }
  return found;
}

function findPersonalisation(
  headers: readonly string[],
  keys: readonly string[],
  columns: Mapping['columns'],
  { printed = {} }: Profile,
): Mapping['personalisation'] {
  const used = new Set(Object.values(columns).flat());
  const ofLayout = new Map(Object.entries(printed).map(([header, name]) => [listedKey(header), name]));
  return headers.flatMap((header, column) => {
    const name = used.has(column) ? null : (ofLayout.get(keys[column]!) ?? personalisedName(header));
    return name ? [{ column, name }] : [];
  });
}
