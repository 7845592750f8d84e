import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

/** What becomes of a row with this mark. */
function outcomeOf(header: string, text: string): string {
  const headers = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', header];
  const { mapping } = proposeMapping(headers);
  const { state, problems } = readOrderLine(mapping, ['1', 'A', '1', 'Ann', '1 Main St', text]);
  return problems.some(({ code }) => code === 'STATUS_UNKNOWN') ? 'asked' : state;
}

describe('a mark that speaks against making a line holds it, unless it says no or nothing', () => {
  it.each([
    ...[
      'Refunded?',
      'Refund Total',
      'Returned',
      'Chargeback',
      'Disputed',
      'Unpaid',
      'Balance Due',
      'Fraud',
      'Draft',
    ],
    ...['Backordered', 'Do Not Ship', 'Ignore', 'Duplicate', 'Produced', 'Blocked', 'Void'],
    ...['已退款', '已取消', '是否作废', '异常', '是否缺货', '已生产', '欠款'],
    ...[
      '返金',
      'キャンセル',
      '취소',
      '환불',
      'Erstattet',
      'Remboursé',
      'Reembolsado',
      'Rimborsato',
      'Terugbetaald',
      'Zwrócono',
    ],
    ...[
      'Возврат',
      'İade',
      'Locked',
      'Archived',
      '锁定',
      '刷单',
      '测试单',
      '出荷保留',
      '출고보류',
      'Gesperrt',

      'Bloqueado',
      'Wstrzymane',
    ],
  ])('%s', (header) => {
    for (const text of ['Yes', 'TRUE', '1', '12.50', '2026-05-03', '是'])
      expect(outcomeOf(header, text)).toBe('held');
    for (const text of ['', 'No', 'FALSE', '0', '0.00', '€ 0,00', '否', '-'])
      expect(outcomeOf(header, text)).toBe('ok');
  });
});

describe('a mark that has to be there holds the line where it says no, and asks where it says something else', () => {
  it.each(['Approved', 'Is Confirmed', 'Payment Verified', 'Is Valid', '是否审核', '是否确认', '是否有效'])(
    '%s',
    (header) => {
      expect(['Yes', '是', 'TRUE'].map((text) => outcomeOf(header, text))).toEqual(['ok', 'ok', 'ok']);
      expect(['No', '否', 'FALSE', 'pending'].map((text) => outcomeOf(header, text))).toEqual(
        Array(4).fill('held'),
      );
      expect(['later', '2026-05-03', '0'].map((text) => outcomeOf(header, text))).toEqual(
        Array(3).fill('asked'),
      );
    },
  );
});

describe('a column called a status in any words is read, and what nobody knows in it is asked', () => {
  it.each([
    ['财务状态', '已退款', 'cancelled'],
    ['财务状态', '待支付', 'held'],
    ['物流状态', '已发货', 'ok'],
    ['系统状态', '待审核', 'held'],
    ['Workshop status', 'cancelled', 'cancelled'],
    ['Workshop status', 'on the bench', 'asked'],
    ['Workshop status', 'Yes', 'asked'],
    ['Billing Status', 'refunded', 'cancelled'],
    ['Статус сборки', 'Отменён', 'cancelled'],
    ['transactions.state', 'refunded', 'cancelled'],
    ['拦截标记', '是', 'held'],
    ['冻结原因', '地址异常', 'held'],
    ['冻结原因', '', 'ok'],
    ['Transaction Type', 'Refund', 'held'],
    ['Record Type', 'Credit Note', 'held'],
    ['单据类型', '退货单', 'held'],
    ['Transaction Type', 'Sale', 'ok'],
    ['订单类型', '普通订单', 'ok'],
  ])('%s: “%s” is %s', (header, text, expected) => expect(outcomeOf(header, text)).toBe(expected));

  it.each([
    'Customer Order Status',
    'Custom Order Status',
    'Order Status Label',
    'Status Label',
    'Produktionsstatus',
    '客户订单状态',
    '定制订单状态',
    'Situação do pedido',
    'Durum',
    'Tình trạng',
    'Product Order Status',
    '商品状态',
  ])('%s is the order’s', (header) => {
    expect(outcomeOf(header, 'Cancelled')).toBe('cancelled');
    expect(outcomeOf(header, '已取消')).toBe('cancelled');
    expect(outcomeOf(header, 'on the bench')).toBe('asked');
  });

  it.each([
    'Invoice Status',
    '发票状态',
    '打印状态',
    'Stock Status',
    'Customer Status',
    'Custom Status',
    'Status code',
    'Email status',
    'Order Status Date',
  ])('%s is not the order’s', (header) => expect(outcomeOf(header, 'cancelled')).toBe('ok'));
});

describe('who sends a line counts in known layouts as well', () => {
  it.each([
    ['amazon-report', 'order-id,order-item-id,sku,quantity-purchased,recipient-name', 'fulfillment-channel'],
    ['walmart', 'PO#,Order#,SKU,Qty,Status', 'Fulfillment Entity'],
    ['shopify', 'Name,Financial Status,Lineitem quantity,Lineitem name,Lineitem sku', 'Fulfilled By'],
  ])('%s', (profile, known, header) => {
    const { mapping } = proposeMapping([...known.split(','), header, 'On Hold']);
    expect(mapping.profile).toBe(`${profile}@1`);
    expect(mapping.columns.orderMark).toEqual([5]);
    expect(mapping.columns.holdMark).toEqual([6]);
  });
});

const SHOPWARE =
  'orderId|number|status|cleared|orderDetailId|articleNumber|quantity|shipped|shippingStreet|shippingZipcode|shippingFirstName|shippingLastName|shippingCity|shippingCountryIso';
const ODOO =
  'Order Reference|Status|Delivery Status|Order Lines/Product|Order Lines/Product/Internal Reference|Order Lines/Quantity|Order Lines/Delivered Quantity|Order Lines/Description|Order Lines/Custom Values|Delivery Address|Delivery Address/Street|Delivery Address/City|Delivery Address/Country';
const ZOHO =
  'SalesOrder Number|Status|QuantityOrdered|QuantityFulfilled|QuantityReturned|QuantityPacked|SKU|Item Desc|CF.Print|Customer Name|Shipping Address|Shipping City|Shipping Country|Shipping Code';
const DESK =
  'Order ID|Source ID|Source Name|Code|Quantity|Variations|Metadata|Shipping Name|Shipping Address 1|Shipping City|Shipping Country';

it.each<[string, string, string]>([
  [SHOPWARE, '9|1|4|12|5|MUG|1|0|Ring 1|80331|Jo|Be|Ulm|DE', 'ok STATUS_UNKNOWN STATUS_UNKNOWN'],
  [
    `${SHOPWARE}|statusDescription|clearedDescription`,
    '9|1|4|12|5|MUG|1|0|Ring 1|80331|Jo|Be|Ulm|DE||',
    'ok STATUS_UNKNOWN STATUS_UNKNOWN',
  ],
  [
    `${SHOPWARE}|statusDescription|clearedDescription`,
    '9|1|0|12|5|MUG|1|0|Ring 1|80331|Jo|Be|Ulm|DE|Offen|Komplett bezahlt',
    'ok',
  ],
  [
    `${SHOPWARE}|statusDescription|clearedDescription`,
    '9|1|0|12|5|MUG|2|2|Ring 1|80331|Jo|Be|Ulm|DE|Offen|Komplett bezahlt',
    'held',
  ],
  [ODOO, '1|Sales Order|Not Delivered|[M] Mug|M|1.00|0.00|[M] Mug||Jo|Ring 1|Ulm|DE', 'ok'],
  [ODOO, '1|Sales Order|Fully Delivered|[M] Mug|M|1.00|0.00|[M] Mug||Jo|Ring 1|Ulm|DE', 'ok shipped'],
  [ODOO, '1|Sales Order|Partially Delivered|[M] Mug|M|1.00|0.00|[M] Mug||Jo|Ring 1|Ulm|DE', 'held'],
  [ODOO, '1|Sales Order||[M] Mug|M|1.00|1.00|[M] Mug||Jo|Ring 1|Ulm|DE', 'held'],
  [ODOO, '1|Sales Order||[M] Mug|M|1.00|0|[M] Mug: Rex||Jo|Ring 1|Ulm|DE', 'ok OPTION_UNREAD'],
  [ODOO, '1|Sales Order||[M] Mug|M|1.00|0|[M] Mug|Name: Rex|Jo|Ring 1|Ulm|DE', 'ok OPTION_UNREAD'],
  [
    ODOO,
    '1|Sales Order||[M] Mug (Black, 15oz)|M|1.00|0|[M] Mug (Black, 15oz)||Jo|Ring 1|Ulm|DE',
    'ok Black, 15oz',
  ],
  [ZOHO, '1|confirmed|2|0|0|0|M|||Jo|Ring 1|Ulm|DE|89073', 'ok'],
  [ZOHO, '1|confirmed|2|0|2|0|M|||Jo|Ring 1|Ulm|DE|89073', 'held'],
  [ZOHO, '1|confirmed|2|0|0|2|M|||Jo|Ring 1|Ulm|DE|89073', 'held'],
  [ZOHO, '1|confirmed|2|0|0|0|M|Rex||Jo|Ring 1|Ulm|DE|89073', 'ok OPTION_UNREAD'],
  [ZOHO, '1|confirmed|2|0|0|0|M||Rex|Jo|Ring 1|Ulm|DE|89073', 'ok OPTION_UNREAD'],
  [DESK, '1|2|Etsy|M|1||text: Rex|Jo|Ring 1|Ulm|DE', 'ok OPTION_UNREAD'],
  [DESK, '1|2|Etsy|M|1|||Jo|Ring 1|Ulm|DE', 'ok'],
])('a tool for orders says what is done, and what is asked for: %s %s', (headers, row, expected) => {
  const { mapping } = proposeMapping(headers.split('|'));
  const { line, problems, state } = readOrderLine(mapping, row.split('|'));
  const codes = problems.map(({ code }) => code).filter((code) => /^STATUS|^OPTION/.test(code));
  const said = [state, line.shipped ? 'shipped' : '', line.fields.variation ?? '', ...codes];
  expect(said.filter((one) => one !== '').join(' ')).toBe(expected);
});
