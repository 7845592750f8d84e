import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import { foldLetters } from '../headers/normalise-header.ts';

/** The number of the house where it stands alone: only next to the street it is one. */
const NUMBER = keys(
  'number, nº, n°, número, numero, núm, nro, nummer, numéro, numer, número exterior, núm. exterior, num ext, altura, ' +
    'číslo, szám, numara, номер, αριθμός, رقم, מספר',
);
/** The number of the house only behind the street: before it they count the rows or the orders. */
const NUMBER_BEHIND = keys('no, nr, n, #, num');
/** The number of the house, wherever it stands. */
const HOUSE = keys(
  'endereço nro, endereço número, dirección número, dirección nro, house no, house nr, house num, door number, street no, street number, n° de rue, numéro de rue, numéro de la rue, n° de voie, nr domu, numer domu, nr budynku, ' +
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

/** Parts of a district, a village or a quarter where they stand near the address. */
const QUARTER = nearKeys(
  `kelurahan, kelurahan/desa, desa/kelurahan, desa, dusun, barangay, brgy, phường, xã, phường/xã, xã/phường, ตำบล, แขวง, ตำบล/แขวง, แขวง/ตำบล, mahalle, mahallesi, semt,
  ortsteil, stadtteil, quartier, frazione, wijk, freguesia, bairro, barrio, colonia, urbanización, vereda, corregimiento, microdistrict, микрорайон, мкр, suburb, sub-district, sub district,
  subdistrict, sublocality, sub-locality, neighbourhood, neighborhood, 乡镇, 镇, 乡, 鄉鎮, 鎮, 乡镇街道, 乡镇/街道, 镇/街道, 街道/乡镇, 街道乡镇, 分区, 分區, 片区, 社区, 村里, 읍면동, 읍/면/동, 町名,
  שכונה, الحي, محله`,
);
/** Parts of a house where they stand near the address. */
const HOUSE_PART = nearKeys(
  `building, building name, building no, building number, apartment name, tower, estate, room, room no, room number, suite no, po box, p.o. box, post office box, extra address, address extra, address details,
  additional address, additional address line, address addition, address complement, address suffix, address continued, street line 3, street line 4, address 5, address line 5, 地址5, landmark, nearest landmark, cross street, entre calles,
  referencias, referencia, punto de referencia, ponto de referência, manzana, mz, lote, quadra, bloco, bloque, andar, torre, edificio, edifício, interior, colonia/barrio, resumen dirección, digicode, résidence, residence, escalier, lieu-dit, lieudit, boîte postale,
  hinterhaus, aufgang, postfach, adresszusatz 2, adresszusatz 3, presso, palazzina, blok, blok no, kat, apartman, bina, bina adı, site adı, klatka, piętro, vchod, patro, lépcsőház, emelet, ajtó,
  корпус, корп, строение, подъезд, этаж, домофон, будинок корпус, під'їзд, поверх, rt/rw, rt, rw, patokan, ซอย, หมู่, หมู่บ้าน, หมู่ที่, อาคาร, ชั้น, ห้อง, tòa nhà, số nhà/căn hộ,
  建物, 建物名, 建物名・部屋番号, 建物名等, マンション名, マンション・ビル名, 部屋番号, 号室, 丁目番地, 상세주소, 나머지주소, 동호수, 건물명, 楼栋, 楼号, 单元, 单元号, 楼层, 樓層, 房号, 房间号, 室号, 小区, 小区名称, 巷弄, 鄰里,
  כניסה, קומה/דירה, اسم المبنى, الطابق, علامة مميزة, أقرب معلم, طبقه, واحد, پلاک/واحد`,
);
/** These words belong to an address whose column is at most this many columns away. */
const NEAR = 3;

/**
 * Adds columns of the house and the flat that stand next to a street without a word for the recipient. Without them `Piękna` goes out
 * without its number, and nobody knows.
 * @param others columns that may be another person's
 * @returns fields whose columns are joined
 */
export function addAddressParts(
  headers: readonly string[],
  columns: Mapping['columns'],
  others: ReadonlyMap<number, unknown> = new Map(),
): OrderField[] {
  const street = columns.address1?.[0];
  if (street === undefined) return [];
  const used = new Set(Object.values(columns).flat());
  const all = headers.map(headerKey);
  const isFree = (column: number) => all[column] !== undefined && !used.has(column) && !others.has(column);
  if (!columns.houseNo) {
    const named = all.findIndex((key, column) => isFree(column) && HOUSE.has(key));
    const beside = [street + 1, street - 1].find(
      (column) =>
        isFree(column) && (NUMBER.has(all[column]!) || (column > street && NUMBER_BEHIND.has(all[column]!))),
    );
    const found = named >= 0 ? named : beside;
    if (found !== undefined) columns.houseNo = [found];
  }
  const places = PLACES.flatMap((field) => columns[field] ?? []);
  const isNear = (column: number) => places.some((place) => Math.abs(place - column) <= NEAR);
  const quarters = all.flatMap((key, column) =>
    isFree(column) && isNear(column) && QUARTER.has(key) ? [column] : [],
  );
  const [district] = columns.district ? [] : quarters;
  if (district !== undefined) columns.district = [district];
  const flats = all.flatMap((key, column) => {
    if (!isFree(column) || column === district) return [];
    return FLAT.has(key) || quarters.includes(column) || (isNear(column) && HOUSE_PART.has(key))
      ? [column]
      : [];
  });
  if (flats.length === 0) return [];
  const field = columns.address2 ? 'address3' : 'address2';
  columns[field] = [...(columns[field] ?? []), ...flats];
  return columns[field].length > 1 ? [field] : [];
}

/** Whether a header says a house, a flat or a quarter, wherever it stands. */
export function isHousePart(header: string): boolean {
  const key = headerKey(header);
  return HOUSE.has(key) || FLAT.has(key) || QUARTER.has(key) || HOUSE_PART.has(key);
}

/** Whether a header says a part of a district, a village or a quarter. */
export function isQuarter(header: string): boolean {
  return QUARTER.has(headerKey(header));
}

/** Whether a header says the number of the house, or nothing but “number”. */
export function isHouseNumber(header: string): boolean {
  return HOUSE.has(headerKey(header)) || isBareNumber(header);
}

/** Whether a header says nothing but “number”, whatever is counted. */
export function isBareNumber(header: string): boolean {
  const key = headerKey(header);
  return (NUMBER.has(key) || NUMBER_BEHIND.has(key)) && !HOUSE.has(key);
}

const PLACES: readonly OrderField[] = [
  'address1',
  'address2',
  'address3',
  'houseNo',
  'district',
  'city',
  'province',
  'postcode',
  'country',
];

const NAMES = keys('name, nom, nombre, nome, naam, namn, navn, nimi, имя, όνομα, الاسم, שם, نام');
/** A column `Name` between one of these and the address would be the product's. */
const OF_PRODUCT: readonly OrderField[] = ['sku', 'productTitle', 'variation', 'warehouseSku'];
const OF_PERSON: readonly OrderField[] = ['address1', 'company'];

/** A column that is only called `Name` is the recipient's where an address follows it and no product stands before it. */
export function mapBareName(headers: readonly string[], columns: Mapping['columns']): void {
  if (columns.recipientName) return;
  const all = headers.map(headerKey);
  const found = all.flatMap((key, column) => (NAMES.has(key) ? [column] : []));
  const [at] = found;
  if (at === undefined || found.length > 1 || Object.values(columns).some((one) => one.includes(at))) return;
  const isOf = (fields: readonly OrderField[], column: number) =>
    fields.some((field) => columns[field]?.includes(column));
  if (isOf(OF_PERSON, at + 1) && !isOf(OF_PRODUCT, at - 1)) columns.recipientName = [at];
}

/** The header as it is compared: with the sign that makes `N°` another than `N`, and without blanks, dots and accents. */
function headerKey(header: string): string {
  return foldLetters(header.toLowerCase())
    .replaceAll('º', '°')
    .replace(/[\s._*:-]+/g, '');
}

/** Lists in which a line may end between two words. */
function nearKeys(list: string): ReadonlySet<string> {
  return keys(list.replace(/\s+/g, ' '));
}

function keys(list: string): ReadonlySet<string> {
  return new Set(list.split(', ').map(headerKey));
}
