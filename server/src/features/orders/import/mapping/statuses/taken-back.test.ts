import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const LAYOUTS = {
  generic: ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address'],
  shopify: ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem name', 'Lineitem sku'],
};
const CELLS = { generic: ['1', 'A', '3', 'Ann', '1 Main St'], shopify: ['#1', 'paid', '3', 'Mug', 'A'] };

/** What becomes of a line of three pieces with this column. */
function stateOf(layout: 'generic' | 'shopify', header: string, text: string): string {
  const { mapping } = proposeMapping([...LAYOUTS[layout], header]);
  return readOrderLine(mapping, [...CELLS[layout], text]).state;
}

describe('pieces that nobody wants any more, and lines that are deleted, hold the line in every layout', () => {
  it.each([
    ...[
      'Lineitem refunded quantity',
      'Line: Refunded Quantity',
      'qty_refunded',
      'Item Qty Returned',
      'Cancelled Units',
    ],
    ...[
      'Removed Quantity',
      'Quantity of items returned',
      'Refund Qty',
      'Units Cancelled',
      'returned_qty',
      'Rejected Qty',
    ],
    ...[
      '已取消数量',
      '退货件数',
      '申请退款商品数量',
      'キャンセル済み数量',
      '返品個数',
      '취소완료수량',
      '반품 개수',
    ],
    ...[
      'Retournierte Menge',
      'Anzahl storniert',
      'Quantité retournée',
      'Cantidad devuelta',
      'Qtd. cancelada',
    ],
    ...['Quantità resa', 'Aantal geretourneerd', 'Ilość zwrócona', 'İade Adedi', 'Количество возвратов'],
    ...['Jumlah dikembalikan', 'Số lượng trả lại', 'จำนวนสินค้าที่คืน'],
    ...[
      '削除商品フラグ',
      'キャンセルフラグ',
      '注文取消フラグ',
      'is_deleted',
      'Order Cancelled Flag',
      'delete_flag',
      'Line Deleted At',
    ],
    ...[
      'QtyOnBackOrder',
      'QtyBackordered',
      'Backordered Quantity',
      'Items on backorder',
      'IsClosed',
      'Is Completed',
    ],
    ...[
      'Refund Initiated',
      'Cancellation Requested On',
      'Customer cancelled',
      'Fulfillment Hold',
      'Archived on',
      '部分退款数量',
    ],
    ...['是否已删除', '作废标记', '是否锁单', '삭제여부', '취소여부'],
  ])('%s', (header) => {
    for (const layout of ['generic', 'shopify'] as const) {
      expect(stateOf(layout, header, '1'), layout).toBe('held');
      expect(stateOf(layout, header, '0'), layout).toBe('ok');
      expect(stateOf(layout, header, ''), layout).toBe('ok');
    }
  });
});

describe('what says something else of pieces, or of what may be sent back, holds nothing', () => {
  it.each([
    'Return Address Count',
    'Return Policy',
    'Items',
    'Item Count',
    'Refundable Quantity',
    'Returnable',
    'Number of Items',
    '退货地址',
    '商品数量',
    '可退数量',
    '返品可能数',
    '취소가능수량',
    'Cancel By Date Note',
  ])('%s', (header) => expect(stateOf('generic', header, '1')).not.toBe('held'));
});
