import type { Profile } from './profile.ts';

export const shopee: Profile = {
  key: 'shopee',
  version: 1,
  name: { zh: 'Shopee 订单导出', en: 'Shopee orders' },
  fingerprint: [
    ['Order ID', 'No. Pesanan', 'หมายเลขคำสั่งซื้อ', 'Mã đơn hàng', 'ID do pedido', '訂單編號'],
    ['Variation Name', 'Nama Variasi', 'ชื่อตัวเลือก', 'Tên phân loại hàng', 'Nome da variação', '商品選項名稱'],
    [
      'SKU Reference No.',
      'Nomor Referensi SKU',
      'เลขอ้างอิง SKU',
      'SKU phân loại hàng',
      'Número de referência SKU',
      '商品選項貨號',
      '貨號',
      '货号',
    ],
  ],
  platform: 'shopee',
  columns: { externalLineId: [], warehouseSku: [], personalization: [] },
  dateOrder: 'dmy',
  shippedByPlatform: true,
};

/** Lazada writes a row for every piece. */
export const lazada: Profile = {
  key: 'lazada',
  version: 1,
  name: { zh: 'Lazada 订单导出', en: 'Lazada orders' },
  fingerprint: [['orderItemId'], ['lazadaId', 'lazadaSku'], ['sellerSku']],
  platform: 'lazada',
  columns: {
    externalOrderNo: ['orderNumber'],
    externalLineId: ['orderItemId'],
    orderStatus: ['status'],
    unitPrice: ['unitPrice', 'paidPrice'],
    address1: ['shippingAddress'],
    phone: ['shippingPhone'],
    email: ['customerEmail'],
    recipientName: ['shippingName', 'customerName'],
  },
  onePieceARow: true,
  shippedByPlatform: true,
};

export const temuAbroad: Profile = {
  key: 'temu-abroad',
  version: 1,
  name: { zh: 'Temu 订单导出（英文）', en: 'Temu orders, English' },
  fingerprint: [['order id'], ['contribution sku'], ['quantity purchased', 'quantity to ship']],
  platform: 'temu',
  columns: {
    externalOrderNo: ['order id'],
    externalLineId: ['order item id'],
    sku: ['contribution sku'],
    platformSkuId: ['sku id'],
    quantity: ['quantity purchased', 'quantity to ship'],
    address1: ['ship address 1'],
    address2: ['ship address 2'],
    address3: ['ship address 3'],
    city: ['ship city'],
    province: ['ship state'],
    country: ['ship country'],
    shippingMethod: ['carrier'],
  },
  emptyMarks: ['--'],
  platformLabels: true,
};
