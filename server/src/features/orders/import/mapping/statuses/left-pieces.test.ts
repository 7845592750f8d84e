import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { leftPieceColumns } from './left-pieces.ts';

const NAMES = ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem name', 'Lineitem sku'];

/** The pieces of a Shopify line of three with this column, and whether somebody is asked about them. */
function piecesOf(header: string, text: string): [pieces: number, isAsked: boolean] {
  const headers = [...NAMES, header];
  const { mapping } = proposeMapping(headers);
  const known = { left: leftPieceColumns(headers) };
  const { line, problems } = readOrderLine(mapping, ['#1', 'paid', '3', 'Mug', 'A', text], known);
  return [line.quantity, problems.some(({ code }) => code === 'QUANTITY_TWICE')];
}

describe('pieces that are left are compared with those ordered in known layouts too', () => {
  it.each([
    ...['Current Quantity', 'Lineitem current quantity', 'Lineitem fulfillable quantity', 'Remaining Qty'],
    ...['Qty to ship', 'Unfulfilled Quantity', '应发数量', '剩余待发数量', '残数量'],
  ])('%s', (header) => {
    expect(piecesOf(header, '3')).toEqual([3, false]);
    expect(piecesOf(header, '')).toEqual([3, false]);
    expect(piecesOf(header, '2')).toEqual([3, true]);
    expect(piecesOf(header, '0')).toEqual([3, true]);
  });

  it.each(['Quantity in stock', 'Current Price', 'Open', 'Location', 'Needed by'])('%s is none', (header) =>
    expect(piecesOf(header, '2')).toEqual([3, false]),
  );

  it('does not ask where the layout itself counts what is to be sent', () => {
    const headers = ['order-id', 'order-item-id', 'sku', 'quantity-purchased', 'quantity-to-ship'];
    const { mapping } = proposeMapping([...headers, 'days-past-promise', 'promise-date', 'recipient-name']);
    const { problems } = readOrderLine(mapping, ['1', '2', 'A', '3', '2', '', '', 'Ann'], {
      left: leftPieceColumns(headers),
    });
    expect(problems.map(({ code }) => code)).not.toContain('QUANTITY_TWICE');
  });
});
