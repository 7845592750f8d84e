import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

/** Fields of these headers, as `field=headers`. */
function found(headers: string): Record<string, string> {
  const all = headers.split('|');
  const { mapping } = proposeMapping(all);
  const fields = Object.entries(mapping.columns).map(([field, columns]): [string, string] => [
    field,
    columns.map((column) => all[column]).join('+'),
  ]);
  return { ...Object.fromEntries(fields), ...(mapping.joined ? { joined: mapping.joined.join() } : {}) };
}

describe('columns of the recipient in more languages', () => {
  it.each([
    ['Szállítási név', 'Szállítási cím', 'Szállítási város', 'Szállítási irányítószám', 'Szállítási telefon'],
    ['Nume livrare', 'Adresa livrare', 'Oras livrare', 'Cod postal livrare', 'Telefon livrare'],
    ['Leveransnamn', 'Leveransadress', 'Leveransort', 'Leveranspostnrkod', 'Leveranstelefon'],
    ['Leveringsnavn', 'Leveringsadresse', 'Leveringsby', 'Leveringspostnr.', 'Leveringstelefon'],
    [
      'Nom destinataire',
      'Adresse destinataire',
      'Ville destinataire',
      'Code postal destinataire',
      'Téléphone destinataire',
    ],
    ['수령자이름', '수령자주소', '수령자 시군구', '수령자우편번호', '수령자전화'],
    ['お届け先氏名', 'お届け先住所', 'お届け先市区町村', 'お届け先郵便番号', 'お届け先電話番号'],
    ['Ім’я одержувача', 'Адреса одержувача', 'Місто одержувача', 'Індекс одержувача', 'Телефон одержувача'],
  ])('%s', (...headers) => {
    const [recipientName, address1, city, postcode, phone] = headers;
    expect(found(headers.join('|'))).toMatchObject({ recipientName, address1, city, postcode, phone });
  });
});

describe('columns of the recipient', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'before the payer’s',
      'City|Delivery Town|Customer Name|Ship to Name',
      { city: 'Delivery Town', recipientName: 'Ship to Name' },
    ],
    [
      'in two halves',
      'Customer Name|Ship First Name|Ship Last Name',
      { recipientName: 'Ship First Name+Ship Last Name', joined: 'recipientName' },
    ],
    [
      'with a bare middle name between its halves',
      'First Name|Middle|Last Name|Street',
      { recipientName: 'First Name+Middle+Last Name', joined: 'recipientName', address1: 'Street' },
    ],
    [
      'with a middle name behind them',
      'Ship Last Name|Ship First Name|M.I.|Ship Street',
      {
        recipientName: 'Ship First Name+M.I.+Ship Last Name',
        joined: 'recipientName',
        address1: 'Ship Street',
      },
    ],
    [
      'a whole name that is a half',
      'Nombre del destinatario|Apellidos del destinatario',
      { recipientName: 'Nombre del destinatario+Apellidos del destinatario', joined: 'recipientName' },
    ],
    ['“Nom” beside “Prénom”', 'Nom|Prénom', { recipientName: 'Prénom+Nom', joined: 'recipientName' }],
    [
      'in whatever order they stand',
      'Last Name (Shipping)|First Name (Shipping)',
      { recipientName: 'First Name (Shipping)+Last Name (Shipping)', joined: 'recipientName' },
    ],
    [
      'a whole name before its halves',
      'Shipping First Name|Shipping Last Name|Shipping Name',
      { recipientName: 'Shipping Name' },
    ],
    [
      'a number behind the party',
      'Adresse de livraison 1|Adresse de livraison 2',
      { address1: 'Adresse de livraison 1', address2: 'Adresse de livraison 2' },
    ],
    [
      'without accents and with either apostrophe',
      'Telephone du destinataire|Code postal de l’expedition|Code postal de livraison',
      { phone: 'Telephone du destinataire', postcode: 'Code postal de livraison' },
    ],
    [
      '“County” is no mistyped “Country”',
      'County|Ship to Town',
      { province: 'County', city: 'Ship to Town' },
    ],
    ['colour and size', 'SKU|Colour|Size', { sku: 'SKU', variation: 'Colour+Size', joined: 'variation' }],
    [
      'colour and size beside a variation',
      'SKU|Colour|Size|Variation',
      { sku: 'SKU', variation: 'Variation+Colour+Size', joined: 'variation' },
    ],
  ])('%s', (_, headers, fields) => {
    expect(found(headers)).toEqual(fields);
  });

  it('leave alone what belongs to somebody else', () => {
    for (const header of [
      'Billing City',
      'Ort (Rechnung)',
      'Buyer Zip',
      'Payer Name',
      'Ville de facturation',
      'Shipping Method Name',
      'Ship Date',
      'Delivery Company',
      'Command',
      'Custom Label Text',
    ])
      expect(Object.keys(found(header)), header).toEqual([]);
    for (const [street, number, addition] of [
      ['shippingAddressStreet', 'shippingAddressNumber', 'shippingAddressNumberAddition'],
      ['Delivery Address Street', 'Delivery Address House Number', 'Delivery Address House Number Addition'],
      ['shipping_street', 'shipping_address_number', 'shipping_house_number_suffix'],
      ['Ship To Street', 'Ship To House Number', 'Ship To House Number Addition'],
    ])
      expect(found(`${street}|${number}|${addition}`)).toEqual({
        address1: street,
        houseNo: number,
        address2: addition,
      });
    // A number of a house without a word for anybody belongs to the street before it.
    expect(found('Lieferstraße|Hausnr.|Lieferort|PLZ|Land')).toMatchObject({ houseNo: 'Hausnr.' });
    expect(found('Name|Ship To Address 1|Complemento|Delivery City|Provinsi')).toMatchObject({
      province: 'Provinsi',
    });
    expect(found('Lieferstraße|Straße|Hausnr.|Lieferort')).not.toHaveProperty('houseNo');
    // The payer's house number is no part of the recipient's address.
    expect(found('Straße|Hausnr.|Ort|Lieferstraße|Lieferort')).toEqual({
      address1: 'Lieferstraße',
      city: 'Lieferort',
    });
  });
});

describe('halves of a name', () => {
  it.each<[string, string | undefined]>([
    ['Имя,Отчество|Фамилия|Адрес', 'Имя,Отчество+Фамилия'],
    ['Given Names|Last name|Address', 'Given Names+Last name'],
    ['Фамилия|Адрес', undefined],
    ['Last name|Address', undefined],
    ['Lieferadresse Vorname|Lieferadresse Straße', undefined],
    ['收件人名字|收件人地址', '收件人名字'],
  ])('%s: %s', (headers, recipientName) => {
    expect(found(headers).recipientName).toBe(recipientName);
  });
});
