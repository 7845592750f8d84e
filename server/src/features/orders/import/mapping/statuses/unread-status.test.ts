import { describe, expect, it } from 'vitest';
import { isHoldingWord } from '../../../meanings/read-status.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

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

function read(more: Record<string, string>, noStatus?: number[]) {
  const row = { ...LINE, ...more };
  const { mapping } = proposeMapping(Object.keys(row));
  return readOrderLine({ ...mapping, ...(noStatus && { no_status: noStatus }) }, Object.values(row));
}

function questions(more: Record<string, string>, noStatus?: number[]) {
  return read(more, noStatus).problems.flatMap(({ code, columns }) =>
    code === 'STATUS_UNREAD' ? columns : [],
  );
}

const FIRST = Object.keys(LINE).length;

describe('a word of a status in a column that nobody reads', () => {
  it.each<[string, string]>([
    ['Invoice Status', 'cancelled'],
    ['Invoice Status', 'Unpaid'],
    ['Invoice', 'VOIDED'],
    ['Flag', 'Refunded'],
    ['Email Status', 'On hold'],
    ['发票状态', '已取消'],
    ['打印状态', '退款中'],
    ['列5', '已发货'],
    ['Rechnung', 'storniert'],
    ['Facture', 'Annulée'],
    ['Fatura', 'Aguardando pagamento'],
    ['Счет', 'Не оплачен'],
    ['X', 'Shipped'],
    ['X', 'キャンセル済み'],
    ['X', '취소 요청'],
    ['X', 'รอชำระเงิน'],
    ['X', 'chưa thanh toán'],
    ['X', 'ödeme bekliyor'],
    ['X', 'غير مدفوع'],
    ['', 'cancelled'],
    ['X', 'İptal Edildi'],
    ['X', 'I\u0307ptal Edildi'],
    ['X', 'IPTAL EDILDI'],
    ['X', 'İade Edildi'],
    ['X', '“Cancelled”'],
    ['X', '（已取消）'],
    ['X', '【退款中】'],
    ['X', '「已取消」'],
    ['X', 'Ｃａｎｃｅｌｌｅｄ'],
    ['X', '❌ Cancelled'],
    ['X', '- refunded -'],
    ['X', 'Paid, cancelled'],
    ['X', 'Cancelled, paid'],
    ['X', 'paid / refunded'],
    ['X', '已付款（退款中）'],
    ['X', '已付款|已取消'],
    ['X', 'Ödendi, İptal Edildi'],
  ])('%s: %s is asked about, and nothing once its column is none', (header, text) => {
    expect(questions({ [header]: text })).toEqual([FIRST]);
    expect(questions({ [header]: text }, [FIRST])).toEqual([]);
  });

  it.each<[string, string]>([
    ['Invoice Status', 'paid'],
    ['Invoice Status', 'processing'],
    ['Gift', 'No'],
    ['Gift', 'Yes'],
    ['Gift', 'true'],
    ['Material', 'Ceramic'],
    ['Source', 'web'],
    ['发票状态', '已付款'],
    ['Remark', 'please hold the door'],
    ['Weight', '0.5'],
    ['Gift', '“No”'],
    ['X', 'Paid, processing'],
    ['X', '已付款（待发货）'],
    ['X', 'Red, large (cotton)'],
    ['X', '1/2, 3/4'],
    ['X', 'İpek, kırmızı'],
  ])('%s: %s is not', (header, text) => expect(questions({ [header]: text })).toEqual([]));

  it('each column is named', () => {
    expect(questions({ Invoice: 'cancelled', Stage: 'Paid', Label: 'void' })).toEqual([FIRST, FIRST + 2]);
  });

  it('a line that is held or cancelled by a column that is read needs no question', () => {
    expect(questions({ 'Order Status': 'cancelled', Invoice: 'void' })).toEqual([]);
    expect(questions({ 'Order Status': 'unpaid', Invoice: 'void' })).toEqual([]);
  });

  it('taken for the status of the order it decides', () => {
    const row = { ...LINE, Invoice: 'cancelled' };
    const { mapping } = proposeMapping(Object.keys(row));
    const columns = { ...mapping.columns, orderStatus: [FIRST] };
    expect(readOrderLine({ ...mapping, columns }, Object.values(row)).state).toBe('cancelled');
  });
});

it.each<[string, boolean]>([
  ['  Cancelled ', true],
  ['no', false],
  ['nein', false],
  ['n', false],
  ['Springfield', false],
  ['a pagar', true],
  ['Refunded 2026-05-03', true],
])('%s keeps a line from being made: %s', (cell, expected) =>
  expect(isHoldingWord(cell.trim())).toBe(expected),
);
