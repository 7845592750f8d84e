import { ORDER_LEVEL, type Profile } from './profile.ts';

/** eBay's orders report of all its countries: an order of several items has a row of its own above them. */
export const ebay: Profile = {
  key: 'ebay',
  version: 1,
  name: { zh: 'eBay 订单报告', en: 'eBay orders report' },
  fingerprint: [
    [
      'Sales Record Number',
      'Verkaufsprotokollnummer',
      'Numéro d’enregistrement de la vente',
      'Número de registro de venta',
      'Numero di registrazione vendita',
    ],
    [
      'Custom Label',
      'Bestandseinheit',
      'Libellé personnalisé',
      'Etiqueta personalizada',
      'Etichetta personalizzata',
      'Item Number',
      'Artikelnummer',
    ],
  ],
  platform: 'ebay',
  columns: {
    // Transaction IDs are the same for every item of an order in some countries.
    externalLineId: [],
    platformSkuId: [],
    listingId: ['Item Number', 'Artikelnummer', 'Item ID'],
    unitPrice: ['Sold For', 'Sold for', 'Verkauft für', 'Verkaufspreis', 'Sale Price'],
    orderStatus: [],
    cancelMark: [],
  },
  carryDown: ORDER_LEVEL,
  summaryRows: true,
};

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

export const squarespace: Profile = {
  key: 'squarespace',
  version: 1,
  name: { zh: 'Squarespace 订单导出', en: 'Squarespace orders' },
  fingerprint: [['Order ID'], ['Lineitem variant'], ['Lineitem sku']],
  platform: 'squarespace',
  columns: {
    externalOrderNo: ['Order ID'],
    externalLineId: [],
    orderStatus: ['Fulfillment Status'],
    variation: ['Lineitem variant'],
    quantity: ['Lineitem quantity'],
    unitPrice: ['Lineitem price'],
    productTitle: ['Lineitem name'],
    buyerNote: ['Private Notes'],
  },
  carryDown: ORDER_LEVEL,
};

export const wix: Profile = {
  key: 'wix',
  version: 1,
  name: { zh: 'Wix 订单导出', en: 'Wix orders' },
  fingerprint: [['Order number'], ['Delivery country'], ['Recipient name']],
  platform: 'wix',
  columns: {
    externalOrderNo: ['Order number'],
    externalLineId: [],
    orderStatus: ['Fulfillment status'],
    productTitle: ['Item'],
    variation: ['Variant'],
    quantity: ['Qty'],
    recipientName: ['Recipient name'],
    country: ['Delivery country'],
    province: ['Delivery state', 'Delivery state/region'],
    city: ['Delivery city'],
    address1: ['Delivery address'],
    postcode: ['Delivery postal code', 'Delivery ZIP/postal code'],
    phone: ['Recipient phone'],
    company: ['Recipient company name'],
    shippingFee: [],
  },
  carryDown: ORDER_LEVEL,
};

/** Advanced Order Export: the payer and the recipient stand side by side, each with a note behind the name of its column. */
export const wooAdvanced: Profile = {
  key: 'woocommerce-advanced',
  version: 1,
  name: { zh: 'WooCommerce 高级订单导出', en: 'WooCommerce Advanced Order Export' },
  fingerprint: [['Order Number'], ['City (Shipping)'], ['SKU']],
  platform: 'woocommerce',
  columns: {
    externalLineId: [],
    recipientName: [
      'Full Name (Shipping)',
      'Name (Shipping)',
      'First Name (Shipping)',
      'Last Name (Shipping)',
    ],
    company: ['Company (Shipping)'],
    address1: ['Address 1&2 (Shipping)', 'Address 1 (Shipping)'],
    address2: ['Address 2 (Shipping)'],
    city: ['City (Shipping)'],
    province: ['State Code (Shipping)', 'State (Shipping)'],
    postcode: ['Postcode (Shipping)', 'Postcode Code (Shipping)'],
    country: ['Country Code (Shipping)', 'Country (Shipping)'],
    phone: ['Phone (Shipping)', 'Phone (Billing)'],
    productTitle: ['Item Name', 'Name'],
    quantity: ['Quantity', 'Qty'],
  },
  joined: ['recipientName'],
  carryDown: ORDER_LEVEL,
};
