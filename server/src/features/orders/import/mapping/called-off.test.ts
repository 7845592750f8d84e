import { describe, expect, it } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';

const LINE = {
  'Order ID': 'A-1',
  SKU: 'S-1',
  Quantity: '2',
  'Ship Name': 'Ida',
  'Ship City': 'Berlin',
  'Ship Country': 'DE',
  'Ship Address 1': 'Weg 1',
  'Ship Zip': '10115',
};

function stateOf(more: Record<string, string>): string {
  const row = { ...LINE, ...more };
  return readOrderLine(proposeMapping(Object.keys(row)).mapping, Object.values(row)).state;
}

describe('columns of what was called off', () => {
  it.each<[string, string]>([
    ['취소여부', 'Y'],
    ['취소수량', '1'],
    ['Cancelled', 'Yes'],
    ['Canceled', '2026-05-03'],
    ['Item Qty Canceled', '1'],
    ['Quantity refunded', '1'],
    ['Returned quantity', '1'],
    ['Sku Quantity of return', '1'],
    ['Cancel reason', 'Buyer changed their mind'],
    ['Amount Refunded', '26.00'],
    ['Stornierte Menge', '1'],
    ['Reclamo abierto', 'Si'],
    ['キャンセル数', '1'],
    ['是否取消', '是'],
    ['退款金额', '19.90'],
  ])('%s %s holds a line', (header, text) => {
    expect(stateOf({ [header]: text })).toBe('held');
  });

  it.each<[string, string]>([
    ['취소여부', 'N'],
    ['취소수량', '0'],
    ['Cancelled', 'false'],
    ['Quantity refunded', ''],
    ['Amount Refunded', '0.00'],
    ['是否取消', '否'],
    ['退款金额', '无退款申请'],
  ])('%s %s does not', (header, text) => {
    expect(stateOf({ [header]: text })).toBe('ok');
  });

  it('one of several is enough', () => {
    expect(stateOf({ Cancelled: 'No', 'Qty Refunded': '1' })).toBe('held');
    expect(stateOf({ Cancelled: 'No', 'Qty Refunded': '0' })).toBe('ok');
  });
});
