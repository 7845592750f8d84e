import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import { foldLetters } from './normalise-header.ts';

/** The number of the house where it stands alone: only beside the street it is one. */
const NUMBER = keys(
  'number, nº, n°, número, numero, núm, nro, nummer, numéro, numer, número exterior, núm. exterior, num ext, altura, ' +
    'číslo, szám, numara, номер, αριθμός, رقم, מספר',
);
/** The number of the house only behind the street: before it they count the rows or the orders. */
const NUMBER_BEHIND = keys('no, nr, n, #, num');
/** The number of the house, wherever it stands. */
const HOUSE = keys(
  'house no, house nr, house num, door number, street no, street number, n° de rue, numéro de rue, numéro de la rue, n° de voie, nr domu, numer domu, nr budynku, ' +
    'numer budynku, huisnr, huisnummer, husnr, husnummer, číslo popisné, číslo domu, č.p., házszám, talonumero, kapı no, bina no, dış kapı no, ' +
    'n. civico, numero civico, número de casa, número exterior, núm. exterior, номер дома, дом, будинок, αριθμός οδού, رقم المنزل, رقم المبنى, מספר בית, מס בית',
);
/** What follows the house, or belongs to the address as well: floor, door, flat, a fourth line. `Departamento` is a province in other countries, so it is none of them. */
const FLAT = keys(
  'address 4, address line 4, addr 4, ship address 4, shipping address 4, delivery address 4, street 4, adresse 4, adresszeile 4, dirección 4, 地址4, 详细地址4, ' +
    'attention, attn, c/o, care of, landmark, ' +
    'flat, flat no, flat number, apartment no, apartment number, apt no, apt number, apt/suite, unit no, unit number, floor, piso, puerta, escalera, depto, dpto, ' +
    'piso/depto, piso / departamento, número interior, núm. interior, num int, appartement, appt, étage, bâtiment, nr lokalu, numer lokalu, nr mieszkania, ' +
    'numer mieszkania, mieszkanie, lokal, huisnummertoevoeging, huisnr toevoeging, toevoeging huisnummer, toevoeging, busnummer, stiege, türnummer, stockwerk, ' +
    'interno, scala, daire, daire no, iç kapı no, complemento, complement, квартира, кв, lägenhetsnummer, kerros, όροφος, דירה, מספר דירה, קומה, الشقة, رقم الشقة, الدور',
);

/**
 * Adds columns of the house and the flat that stand beside a street without a word for the recipient. Without them `Piękna` goes out
 * without its number, and nobody knows.
 * @returns fields whose columns are joined
 */
export function addAddressParts(headers: readonly string[], columns: Mapping['columns']): OrderField[] {
  const street = columns.address1?.[0];
  if (street === undefined) return [];
  const used = new Set(Object.values(columns).flat());
  const all = headers.map(keyOf);
  const isFree = (column: number) => all[column] !== undefined && !used.has(column);
  if (!columns.houseNo) {
    const named = all.findIndex((key, column) => isFree(column) && HOUSE.has(key));
    const beside = [street + 1, street - 1].find(
      (column) =>
        isFree(column) && (NUMBER.has(all[column]!) || (column > street && NUMBER_BEHIND.has(all[column]!))),
    );
    const found = named >= 0 ? named : beside;
    if (found !== undefined) columns.houseNo = [found];
  }
  const flats = all.flatMap((key, column) => (isFree(column) && FLAT.has(key) ? [column] : []));
  if (flats.length === 0) return [];
  const field = columns.address2 ? 'address3' : 'address2';
  columns[field] = [...(columns[field] ?? []), ...flats];
  return columns[field].length > 1 ? [field] : [];
}

const NAMES = keys('name, nom, nombre, nome, naam, namn, navn, nimi, имя, όνομα, الاسم, שם, نام');
/** A bare name between the product and these would be the product's. */
const OF_PRODUCT: readonly OrderField[] = ['sku', 'productTitle', 'variation', 'warehouseSku'];
const OF_PERSON: readonly OrderField[] = ['address1', 'company'];

/** A column that is only called `Name` is the recipient's where an address follows it and no product stands before it. */
export function takeBareName(headers: readonly string[], columns: Mapping['columns']): void {
  if (columns.recipientName) return;
  const all = headers.map(keyOf);
  const found = all.flatMap((key, column) => (NAMES.has(key) ? [column] : []));
  const [at] = found;
  if (at === undefined || found.length > 1 || Object.values(columns).some((one) => one.includes(at))) return;
  const isOf = (fields: readonly OrderField[], column: number) =>
    fields.some((field) => columns[field]?.includes(column));
  if (isOf(OF_PERSON, at + 1) && !isOf(OF_PRODUCT, at - 1)) columns.recipientName = [at];
}

/** With the sign that makes `N°` another than `N`, and without blanks, dots and accents. */
function keyOf(header: string): string {
  return foldLetters(header.toLowerCase())
    .replaceAll('º', '°')
    .replace(/[\s._*:-]+/g, '');
}

function keys(list: string): ReadonlySet<string> {
  return new Set(list.split(', ').map(keyOf));
}
