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
