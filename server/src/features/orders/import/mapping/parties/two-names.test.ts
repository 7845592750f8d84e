import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from '../recognise/option-kinds.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Address', 'City', 'Zip', 'Country'];
const CELLS = ['1', 'A', '1', '1 Main St', 'York', 'YO1 7HH', 'GB'];

function read(texts: Record<string, string>) {
  const headers = [...HEADERS, ...Object.keys(texts)];
  const cells = [...CELLS, ...Object.values(texts)];
  const known = { options: optionKinds(headers) };
  const { line, problems } = readOrderLine(proposeMapping(headers).mapping, cells, known);
  const asked = problems.flatMap(({ code, columns = [] }) => (code === 'ADDRESS_UNREAD' ? columns : []));
  return { name: line.address.name, asked: asked.map((column) => headers[column]) };
}

describe('halves of a name beside the buyer’s', () => {
  it.each([
    ['First Name', 'Last Name', 'Customer Name'],
    ['First Name', 'Last Name', 'Buyer Name'],
    ['Vorname', 'Nachname', 'Kundenname'],
    ['Prénom', 'Nom', 'Nom du client'],
    ['Nombre', 'Apellidos', 'Nombre del cliente'],
  ])('%s and %s are the name, and %s is asked about where it is another one', (first, last, buyer) => {
    expect(read({ [first]: 'Ann', [last]: 'Example', [buyer]: 'Pat Payer' })).toEqual({
      name: 'Ann Example',
      asked: [buyer],
    });
    expect(read({ [buyer]: 'Ann Example', [first]: 'Ann', [last]: 'Example' })).toEqual({
      name: 'Ann Example',
      asked: [],
    });
  });

  it('is no question where a column says who receives the parcel', () => {
    const texts = { 'Customer Name': 'Pat Payer', 'Ship First Name': 'Ann', 'Ship Last Name': 'Example' };
    expect(read(texts)).toEqual({ name: 'Ann Example', asked: [] });
  });

  it.each(['Full Name', 'Contact Name', 'Attention'])(
    '%s is the name, and a buyer who is another one is asked about',
    (full) => {
      for (const texts of [
        { [full]: 'Ann Example', 'Customer Name': 'Pat Payer' },
        { 'Customer Name': 'Pat Payer', [full]: 'Ann Example' },
      ])
        expect(read(texts)).toEqual({ name: 'Ann Example', asked: ['Customer Name'] });
      expect(read({ 'Customer Name': 'Ann  Example', [full]: 'ann example' }).asked).toEqual([]);
    },
  );

  it('the buyer alone is the recipient', () => {
    expect(read({ 'Customer Name': 'Ann Example' })).toEqual({ name: 'Ann Example', asked: [] });
  });
});

describe('a name or half of one beside the buyer’s, which is the only one in full', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ 'Customer Name': 'Pat Payer', 'First Name': 'Ann' }, ['First Name']],
    [{ 'Last Name': 'Example', 'Customer Name': 'Pat Payer' }, ['Last Name']],
    [{ 'Customer Name': 'Ann Example', 'First Name': 'Ann' }, []],
    [{ 'Customer Name': 'Ann Example', 'First Name': '' }, []],
    [{ 'Product Name': 'Mug', Name: 'Ann Example', 'Customer Name': 'Pat Payer' }, ['Name']],
    [{ 'Product Name': 'Mug', Name: 'Pat Payer', 'Customer Name': 'Pat Payer' }, []],
    // Without a title it may be the product's.
    [{ Name: 'Mug', 'Customer Name': 'Pat Payer' }, []],
  ])('%j', (texts, asked) => {
    expect(read(texts)).toEqual({ name: texts['Customer Name'], asked });
  });
});
