import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

const ORDER = ['Order ID', 'SKU', 'Quantity'];

/** What a mapping reads of a place, and what it asks about, by their headers. */
function placeOf(address: string) {
  const headers = [...ORDER, ...address.split('|')];
  const { columns, beside_address = [] } = proposeMapping(headers).mapping;
  const all = [
    ...(columns.houseNo ?? []),
    ...(columns.address2 ?? []),
    ...(columns.district ?? []),
    ...(columns.postcode ?? []),
    ...(columns.company ?? []),
    ...(columns.city ?? []),
  ];
  return {
    reads: all.map((column) => headers[column]),
    asks: beside_address.map((column) => headers[column]),
  };
}

describe('a part that says nobody between the recipient’s columns and another street is asked about', () => {
  it.each([
    [
      'Delivery Name|Delivery Street|Delivery City|House Number|Postcode|Street|City|Country',
      'House Number, Postcode',
    ],
    ['Delivery Name|Delivery Street|House Number|Street|City|Delivery Country', 'House Number'],
    ['Liefername|Lieferstraße|Lieferort|Hausnummer|PLZ|Straße|Land', 'Hausnummer, PLZ'],
    [
      'Nom de livraison|Rue de livraison|Ville de livraison|Numéro de voie|Code postal|Rue|Pays',
      'Numéro de voie, Code postal',
    ],
    ['Nombre de envío|Calle de envío|Ciudad de envío|Piso|Colonia|Calle|País', 'Piso, Colonia'],
    ['Nome spedizione|Via spedizione|Città spedizione|Numero civico|CAP|Via|Paese', 'Numero civico, CAP'],
    [
      'Naam ontvanger|Straat ontvanger|Plaats ontvanger|Huisnummer|Postcode|Straat|Land',
      'Huisnummer, Postcode',
    ],
    ['Odbiorca|Ulica odbiorcy|Miasto odbiorcy|Numer domu|Nr lokalu|Ulica|Kraj', 'Numer domu, Nr lokalu'],
    ['Получатель|Улица доставки|Город доставки|Дом|Квартира|Улица|Страна', 'Дом, Квартира'],
    ['Alıcı|Teslimat Adresi|Teslimat Şehir|Kapı No|İlçe|Adres|Ülke', 'Kapı No, İlçe'],
    ['お届け先氏名|お届け先住所|お届け先都道府県|建物名|郵便番号|住所|国', '建物名, 郵便番号'],
    ['받는사람|배송지 주소|배송지 도시|동호수|우편번호|주소|국가', '동호수, 우편번호'],
  ])('%s', (address, asked) => {
    const { reads, asks } = placeOf(address);
    for (const header of asked.split(', ')) {
      expect(asks).toContain(header);
      expect(reads).not.toContain(header);
    }
  });
});

describe('a part that says nobody behind the payer’s columns is asked about', () => {
  it.each([
    [
      'Delivery Name|Delivery Street|Delivery City|Delivery Country|Billing Street|Billing City|Floor|District|Postcode',
      'Floor, District, Postcode',
    ],
    ['Name|Street|House Number|City|Country|Billing Street|Billing City|Postcode|Floor', 'Postcode, Floor'],
    [
      'Shipping Name|Shipping Street|Shipping City|Shipping Country|Billing Name|Billing Street|Billing City|Company|House Number',
      'Company, House Number',
    ],
    [
      'Liefername|Lieferstraße|Lieferort|Lieferland|Rechnungsstraße|Rechnungsort|Hausnummer|PLZ|Stockwerk',
      'Hausnummer, PLZ, Stockwerk',
    ],
    [
      'Nom de livraison|Rue de livraison|Ville de livraison|Pays de livraison|Rue de facturation|Ville de facturation|Étage|Code postal',
      'Étage, Code postal',
    ],
  ])('%s', (address, asked) => {
    const { reads, asks } = placeOf(address);
    for (const header of asked.split(', ')) {
      expect(asks).toContain(header);
      expect(reads).not.toContain(header);
    }
  });
});

it.each([
  [
    'between the recipient’s own',
    'Delivery Name|Delivery Street|House Number|Delivery City|Delivery Postcode|Delivery Country|Street|City',
    'House Number, Delivery Postcode, Delivery City',
  ],
  [
    'one each',
    'Delivery Name|Delivery Street|House Number|Delivery City|Delivery Country|Street|House Number|City',
    'House Number, Delivery City',
  ],
  [
    'one person',
    'Name|Street|House Number|Floor|Postcode|City|Country',
    'House Number, Floor, Postcode, City',
  ],
  [
    'before the payer’s group',
    'Name|Street|House Number|Postcode|City|Country|Billing Street|Billing City',
    'House Number, Postcode, City',
  ],
  [
    'the payer alone',
    'Billing Name|Billing Street|House Number|Postcode|City|Country',
    'House Number, Postcode, City',
  ],
  [
    'a recipient who is said once',
    'Ship To Name|Ship To Address 1|Address 2|City|Zip|Country',
    'Address 2, Zip, City',
  ],
])('%s is read', (_, address, read) => {
  expect(placeOf(address)).toEqual({ reads: read.split(', '), asks: [] });
});

it('a whole address of the payer alone says nothing of its neighbours', () => {
  const { mapping } = proposeMapping([
    ...ORDER,
    'Country',
    'Billing Address 1',
    'Name',
    'Address',
    'City',
    'Postcode',
  ]);
  expect(mapping.columns.country).toEqual([3]);
});

it('a part before the payer’s group is asked about, and not dropped', () => {
  const headers = [
    ...ORDER,
    'Country',
    'Billing Street',
    'Billing City',
    'Weight',
    'A',
    'B',
    'C',
    'Ship To Name',
    'Ship To Address',
    'Ship To City',
  ];
  const { mapping } = proposeMapping(headers);
  expect(mapping.columns.country).toBeUndefined();
  expect(mapping.beside_address).toContain(3);
});

it('columns of another whole address are no question', () => {
  const { asks, reads } = placeOf(
    'Firma|Straße|Hausnr.|PLZ|Ort|Land|Telefon|E-Mail|Anrede|Liefervorname|Liefernachname|Lieferstraße|LieferPLZ|Lieferort|Lieferland',
  );
  expect(asks).toEqual([]);
  expect(reads).toEqual(['LieferPLZ', 'Lieferort']);
});
