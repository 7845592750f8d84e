import { ORDER_LEVEL, type Profile } from '../model/profile.ts';

/** Order Desk: `Code` is the SKU of the item; what an item is made of stands in `Variations`, settings of programs in `Metadata`. */
export const orderDesk: Profile = {
  key: 'orderdesk',
  version: 1,
  name: { zh: 'Order Desk 订单导出', en: 'Order Desk orders' },
  fingerprint: [['Source ID'], ['Source Name', 'Folder'], ['Code'], ['Variations', 'Metadata']],
  platform: '',
  columns: {
    sku: ['Code'],
    variation: ['Variations'],
    placedAt: ['Date Added'],
    platformOrderId: ['Source ID'],
    shop: ['Source Name'],
  },
  alsoAsks: ['Metadata'],
};

/** Zoho Inventory's sales orders: `Shipping Code` is the postcode there, and what was cancelled of a line has its own figure. */
export const zohoInventory: Profile = {
  key: 'zoho-inventory',
  version: 1,
  name: { zh: 'Zoho Inventory 销售订单导出', en: 'Zoho Inventory sales orders' },
  fingerprint: [
    ['SalesOrder Number', 'Sales Order Number'],
    ['QuantityOrdered'],
    ['QuantityCancelled', 'QuantityFulfilled'],
    ['Shipping Code'],
  ],
  platform: '',
  columns: {
    externalOrderNo: ['SalesOrder Number', 'Sales Order Number'],
    quantity: ['QuantityOrdered'],
    holdMark: [
      'QuantityCancelled',
      'QuantityReturned',
      'QuantityPacked',
      'QuantityFulfilled',
      'QuantityDropshipped',
    ],
    recipientName: ['Shipping Attention', 'Customer Name'],
    address1: ['Shipping Address'],
    address2: ['Shipping Street2'],
    postcode: ['Shipping Code'],
  },
  alsoAsks: ['Item Desc', 'CF.*', 'Item.CF.*'],
};

/** Shopware 5 and 6's positions of orders: `orderId` is the program's own number, `number` the shop's. */
export const shopware: Profile = {
  key: 'shopware',
  version: 1,
  name: { zh: 'Shopware 订单导出', en: 'Shopware orders' },
  fingerprint: [['orderDetailId'], ['articleNumber'], ['shippingZipcode'], ['shippingStreet']],
  platform: 'shopware',
  columns: {
    externalOrderNo: ['number'],
    externalLineId: ['orderDetailId'],
    sku: ['articleNumber'],
    productTitle: ['articleName'],
    placedAt: ['orderTime'],
    orderStatus: ['statusDescription', 'status'],
    paymentStatus: ['clearedDescription', 'cleared'],
    address2: ['shippingAdditionalAddressLine1'],
    address3: ['shippingAdditionalAddressLine2'],
    country: ['shippingCountryIso', 'shippingCountry'],
    buyerNote: ['customerComment', 'comment'],
    sellerNote: ['internalComment'],
  },
  firstOf: ['orderStatus', 'paymentStatus'],
  alsoHolds: ['shipped'],
  statusWords: {
    orderStatus: {
      produce: 'offen, open, in bearbeitung, in progress, in process, klärung nicht notwendig',
      wait: 'klärung notwendig',
    },
    paymentStatus: {
      produce: 'komplett bezahlt, paid, paid completely',
      wait: 'offen, open, reserviert, teilweise bezahlt, zum teil bezahlt',
    },
  },
  notAddress: ['shippingSalutation', 'shippingCountryId', 'shippingStateId'],
};

/** Tokopedia's report of sales: within Indonesia only, and what the buyer asks for in a note to the product. */
export const tokopedia: Profile = {
  key: 'tokopedia',
  version: 1,
  name: { zh: 'Tokopedia 销售报表', en: 'Tokopedia sales report' },
  fingerprint: [
    ['Nomor Invoice', 'No. Invoice'],
    ['Nomor SKU', 'Stock Keeping Unit (SKU)'],
    ['Alamat Pengiriman'],
  ],
  platform: 'tokopedia',
  zone: 'Asia/Jakarta',
  dateOrder: 'dmy',
  columns: {
    externalOrderNo: ['Nomor Invoice', 'No. Invoice'],
    externalLineId: [],
    orderStatus: ['Status Terakhir'],
    paidAt: ['Tanggal Pembayaran'],
    sku: ['Nomor SKU', 'Stock Keeping Unit (SKU)'],
    buyerNote: ['Catatan Produk Pembeli'],
    sellerNote: ['Catatan Produk Penjual'],
    phone: ['No Telp Penerima'],
  },
  statusWords: { orderStatus: { produce: 'pesanan baru, siap dikirim, pesanan diproses' } },
  country: 'ID',
};

/** Odoo's export of sales orders with their lines: what belongs to the order stands on its first row only. */
export const odoo: Profile = {
  key: 'odoo',
  version: 1,
  name: { zh: 'Odoo 销售订单导出', en: 'Odoo sales orders' },
  fingerprint: [
    ['Order Reference', 'Number'],
    ['Order Lines/Quantity', 'Order Lines/Ordered Quantity'],
    ['Order Lines/Product', 'Order Lines/Product/Name', 'Order Lines/Product/Internal Reference'],
  ],
  platform: '',
  columns: {
    externalOrderNo: ['Order Reference', 'Number'],
    orderStatus: ['Status', 'Order Status', 'Delivery Status'],
    sku: ['Order Lines/Product/Internal Reference'],
    productTitle: ['Order Lines/Product', 'Order Lines/Product/Name'],
    quantity: ['Order Lines/Quantity', 'Order Lines/Ordered Quantity'],
    buyerNote: ['Order Lines/Customer Note'],
    recipientName: ['Delivery Address/Name', 'Delivery Address'],
    address1: ['Delivery Address/Street'],
    address2: ['Delivery Address/Street2'],
    city: ['Delivery Address/City'],
    postcode: ['Delivery Address/Zip'],
    province: ['Delivery Address/State', 'Delivery Address/State/Name'],
    country: ['Delivery Address/Country', 'Delivery Address/Country/Country Code'],
    phone: ['Delivery Address/Phone', 'Delivery Address/Mobile'],
  },
  carryDown: ORDER_LEVEL,
  titleEndsInVariant: true,
  alsoHolds: [
    'Order Lines/Delivered Quantity',
    'Order Lines/Delivery Quantity',
    'Order Lines/Quantity Delivered',
    'Order Lines/Qty Delivered',
  ],
  alsoAsks: ['Order Lines/Description', 'Order Lines/Custom Values*', 'Order Lines/Custom Value*'],
  statusWords: {
    orderStatus: {
      produce: 'sales order, sale, locked, not delivered, nothing to deliver',
      wait: 'quotation, quotation sent, started, partially delivered',
      shipped: 'fully delivered',
    },
  },
};
