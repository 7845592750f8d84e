import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

function nameOf(buyer: string, receiver: string, texts: [buyer: string, receiver: string]): string {
  const headers = ['Order ID', 'SKU', 'Quantity', buyer, receiver, 'Street', 'City', 'Postcode', 'Country'];
  const cells = ['1', 'A', '1', ...texts, '1 Main St', 'Paris', '75001', 'FR'];
  return readOrderLine(proposeMapping(headers).mapping, cells).line.address.name;
}

describe('the parcel goes to who receives it, beside any name of the buyer', () => {
  it.each([
    ...[
      'Receiver',
      'Consignee',
      'Ship To',
      'Deliver To',
      'Empfänger',
      'Destinataire',
      'Destinatario',
      'Odbiorca',
    ],
    ...[
      'Mottagare',
      'Alıcı',
      'Получатель',
      '받는 분',
      'お届け先',
      '收货方',
      'ผู้รับ',
      'المستلم',
      'נמען',
      'گیرنده',
      'Lieferung an',
      'Livrer à',
    ],
  ])('%s', (receiver) => {
    for (const buyer of ['Customer Name', 'Buyer Name', 'Full Name', 'Name', '买家姓名'])
      expect(nameOf(buyer, receiver, ['Bob', 'Rita'])).toBe('Rita');
  });

  it.each(['Customer Name', 'Full Name'])(
    'who gets the gift in the end is not who gets the parcel beside %s',
    (buyer) => expect(nameOf(buyer, 'Gift Recipient', ['Bob Doe', 'Mom'])).toBe('Bob Doe'),
  );

  it('who gets the gift is who gets the parcel where nobody else is named', () => {
    expect(nameOf('Notes', 'Gift Recipient', ['', 'Rita'])).toBe('Rita');
  });

  it.each<[string, string[], string | undefined]>([
    ['Kundenname', ['Vorname', 'Nachname'], 'Eva Empfang'],
    ['Nom client', ['Prénom', 'Nom de famille'], 'Eva Empfang'],
    ['Klantnaam', ['Voornaam', 'Achternaam'], 'Eva Empfang'],
    ['Nazwa klienta', ['Imię', 'Nazwisko'], 'Eva Empfang'],
    ['Müşteri Adı', ['Ad', 'Soyad'], undefined],
    ['Nombre cliente', ['Nombre completo', 'Producto'], 'Eva'],
    ['Kundenname', ['Ansprechpartner', 'X'], undefined],
    ['Nombre del cliente', ['Persona que recibe', 'X'], undefined],
    ['Nome do cliente', ['Nome de quem recebe', 'X'], undefined],
    ['Nome cliente', ['Nominativo', 'X'], undefined],
    ['Kundenname', ['Produktname', 'X'], 'Otto'],
    ['Nom du client', ['Nom du produit', 'X'], 'Otto'],
  ])('%s beside %j: a word for the buyer comes last', (buyer, others, expected) => {
    const headers = ['Order ID', 'SKU', 'Quantity', buyer, ...others, 'Street', 'City', 'Country'];
    const { mapping } = proposeMapping(headers);
    const cells = ['1', 'A', '1', 'Otto', 'Eva', 'Empfang', '1 Main St', 'Paris', 'FR'];
    expect(readOrderLine(mapping, cells).line.fields.recipientName).toBe(expected);
    expect(mapping.columns.buyerNote).toBeUndefined();
  });

  it('an empty cell of the recipient leaves the buyer, who sent it to himself', () => {
    expect(nameOf('Customer Name', 'Receiver', ['Bob', ''])).toBe('Bob');
  });

  it('halves of the buyer’s name are not joined to it', () => {
    const headers = [
      'Order ID',
      'SKU',
      'Quantity',
      'Customer First Name',
      'Customer Last Name',
      'Receiver',
      'Street',
      'City',
    ];
    const { mapping } = proposeMapping(headers);
    expect(
      readOrderLine(mapping, ['1', 'A', '1', 'Bob', 'Doe', 'Rita', '1 Main St', 'Paris']).line.address.name,
    ).toBe('Rita');
  });
});
