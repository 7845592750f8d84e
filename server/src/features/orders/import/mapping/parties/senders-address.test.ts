import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { sendersColumns } from './senders-address.ts';

const ITALIAN = [
  'Numero di ordine',
  'nome mittente',
  'Indirizzo Di Spedizione 1',
  'CAP Spedizione',
  'Telefono spedizione',
  'Nome destinatario',
  'Indirizzo di consegna 1',
  'CAP di consegna',
  'Telefono di consegna',
];

describe('an address that the sheet’s sender has under words for shipping', () => {
  it('is the sender’s beside his name and an address of delivery', () => {
    expect([...sendersColumns(ITALIAN)]).toEqual([2, 3, 4]);
    const { columns } = proposeMapping([...ITALIAN]).mapping;
    expect([columns.address1, columns.postcode, columns.phone]).toEqual([[6], [7], [8]]);
  });

  it('is the recipient’s where nobody is named as the sender', () =>
    expect(sendersColumns(ITALIAN.filter((header) => !header.includes('mittente'))).size).toBe(0));

  it('is the recipient’s where it is the only address', () =>
    expect(sendersColumns(ITALIAN.filter((header) => !header.includes('consegna'))).size).toBe(0));
});

describe('letters before the parts of two addresses', () => {
  const all = ['orderid', 'name', 'address', 'city', 'zipcode', 'country'];
  const mapped = (...letters: string[]) => {
    const headers = [
      'orderid',
      ...letters.flatMap((letter) => all.slice(1).map((part) => `${letter}_${part}`)),
    ];
    return proposeMapping(headers).mapping.columns.address1?.map((column) => headers[column]);
  };

  it('are the payer’s and the parcel’s where both are there', () =>
    expect(mapped('b', 's')).toEqual(['s_address']));
  it('say nothing where one of them is alone', () => expect(mapped('s')).toBeUndefined());
});
