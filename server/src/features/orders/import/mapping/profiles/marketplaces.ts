import { ORDER_LEVEL, type Profile } from './profile.ts';

export const temu: Profile = {
  key: 'temu',
  version: 1,
  name: { zh: 'Temu 订单导出', en: 'Temu order export' },
  fingerprint: [['订单号', '订单编号'], ['子订单号'], ['应履约件数']],
  platform: 'temu',
  columns: {
    externalLineId: ['子订单号'],
    sku: ['SKU货号'],
    platformSkuId: ['SKUID'],
    listingId: ['SPUID'],
    variation: ['商品属性'],
    country: ['国家', '站点'],
    shop: [],
    shippingMethod: ['物流商'],
    phone: ['收货人联系方式'],
    mobile: ['备用联系方式'],
  },
  emptyMarks: ['--'],
  platformLabels: true,
};

export const etsyItems: Profile = {
  key: 'etsy-items',
  version: 1,
  name: { zh: 'Etsy 售出商品（Sold Order Items）', en: 'Etsy sold order items' },
  fingerprint: [['itemname'], ['transactionid'], ['orderid']],
  platform: 'etsy',
  columns: {
    externalLineId: ['Transaction ID'],
    orderStatus: ['Date Shipped', 'Date Dispatched', 'Date Posted'],
    listingId: ['Listing ID'],
    platformSkuId: [],
    variation: ['Variations'],
    personalization: ['Variations'],
    lineTotal: [],
    country: ['Ship Country', 'Delivery Country'],
    shippingFee: ['Order Shipping', 'Order Delivery', 'Delivery'],
  },
  dateOrder: 'mdy',
  statusIsShipDate: true,
};

export const etsyOrders: Profile = {
  key: 'etsy-orders',
  version: 1,
  name: { zh: 'Etsy 订单（Sold Orders）', en: 'Etsy sold orders' },
  fingerprint: [['numberofitems'], ['ordernet', 'ordervalue']],
  platform: 'etsy',
  refusal: {
    id: 'orders.file-etsy-orders',
    text: {
      zh: '这是 Etsy 的 Sold Orders 文件，里面没有商品行。请在 Etsy 后台下载时把 CSV 类型选为 Order Items，再上传那个文件',
      en: 'This is Etsy’s Sold Orders file, which has no item lines. In Etsy choose the CSV type “Order Items” and upload that file',
    },
  },
};

export const shopify: Profile = {
  key: 'shopify',
  version: 1,
  name: { zh: 'Shopify 订单导出', en: 'Shopify orders' },
  fingerprint: [['name'], ['lineitemsku'], ['lineitemquantity']],
  platform: 'shopify',
  columns: {
    externalOrderNo: ['Name'],
    externalLineId: [],
    platformOrderId: ['Id'],
    platform: [],
    shop: ['Vendor'],
    orderStatus: ['Fulfillment Status'],
    sku: ['Lineitem sku'],
    quantity: ['Lineitem quantity'],
    unitPrice: ['Lineitem price'],
    lineTotal: [],
    orderTotal: ['Total'],
    shippingFee: ['Shipping'],
    recipientName: ['Shipping Name'],
    company: ['Shipping Company'],
    country: ['Shipping Country'],
    province: ['Shipping Province', 'Shipping Province Name'],
    city: ['Shipping City'],
    address1: ['Shipping Address1', 'Shipping Street'],
    address2: ['Shipping Address2'],
    postcode: ['Shipping Zip'],
    phone: ['Shipping Phone', 'Phone'],
    platformSkuId: [],
    // Note attributes are whatever the shop's checkout asks: they are offered, not taken.
    personalization: ['Lineitem properties'],
  },
  carryDown: ORDER_LEVEL,
  titleHoldsVariant: true,
};

const amazonColumns: Profile['columns'] = {
  externalOrderNo: ['order-id'],
  externalLineId: ['order-item-id'],
  shipBy: ['latest-ship-date', 'promise-date'],
  unitPrice: [],
  phone: ['ship-phone-number', 'buyer-phone-number'],
  // The page of the customisation is an address, not words.
  personalization: [],
  imageUrl: ['customized-url'],
  buyerNote: ['gift-message-text'],
  platformSkuId: ['asin'],
};

export const amazonUnshipped: Profile = {
  key: 'amazon-unshipped',
  version: 1,
  name: { zh: '亚马逊未发货订单报告', en: 'Amazon unshipped orders' },
  fingerprint: [['orderid'], ['orderitemid'], ['quantitytoship']],
  platform: 'amazon',
  columns: { ...amazonColumns, quantity: ['quantity-to-ship', 'quantity-purchased'] },
  carryDown: ORDER_LEVEL,
};

export const amazonReport: Profile = {
  key: 'amazon-report',
  version: 1,
  name: { zh: '亚马逊订单报告', en: 'Amazon order report' },
  fingerprint: [['orderid'], ['orderitemid'], ['quantitypurchased']],
  platform: 'amazon',
  columns: amazonColumns,
  carryDown: ORDER_LEVEL,
};

export const amazonAllOrders: Profile = {
  key: 'amazon-all-orders',
  version: 1,
  name: { zh: '亚马逊所有订单报告', en: 'Amazon all orders' },
  fingerprint: [['amazonorderid'], ['fulfillmentchannel', 'shipmentid', 'merchantorderid']],
  platform: 'amazon',
  refusal: {
    id: 'orders.file-amazon-all-orders',
    text: {
      zh: '这是亚马逊的“所有订单”或 FBA 配送报告，没有收件人信息。请到“订单报告 → 未发货订单”下载后上传那个文件',
      en: 'This is Amazon’s All Orders or FBA shipments report, which has no recipients. Download “Order reports → Unshipped orders” and upload that file',
    },
  },
};

export const tiktok: Profile = {
  key: 'tiktok-shop',
  version: 1,
  name: { zh: 'TikTok Shop 订单导出', en: 'TikTok Shop orders' },
  fingerprint: [['orderid'], ['sellersku'], ['ordersubstatus', 'orderstatus']],
  platform: 'tiktok',
  columns: {
    sku: ['Seller SKU'],
    platformSkuId: ['SKU ID'],
    externalLineId: [],
    // The subtotal is what was paid, not the price before discounts.
    unitPrice: [],
    orderTotal: ['Order Amount'],
    province: ['State', 'Province'],
    city: ['City', 'Regency and City'],
    district: ['Districts'],
    personalization: ['Buyer Message'],
    shippingMethod: ['Delivery Option', 'Shipping Provider Name'],
    shop: [],
  },
  describedBelow: true,
  platformLabels: true,
};

export const walmart: Profile = {
  key: 'walmart',
  version: 1,
  name: { zh: 'Walmart 订单导出', en: 'Walmart orders' },
  fingerprint: [['po#'], ['qty'], ['sku']],
  platform: 'walmart',
  columns: { externalOrderNo: ['PO#', 'Order#'], externalLineId: ['Line#'], platformOrderId: ['Order#'] },
  dateOrder: 'mdy',
  country: 'US',
};

export const woo: Profile = {
  key: 'woocommerce',
  version: 1,
  name: { zh: 'WooCommerce 订单导出', en: 'WooCommerce orders' },
  fingerprint: [['shippingfirstname'], ['itemsku', 'itemname'], ['ordernumber', 'orderid']],
  platform: 'woocommerce',
  columns: {
    recipientName: ['shipping_first_name', 'shipping_last_name'],
    platformOrderId: ['order_id'],
    externalOrderNo: ['order_number', 'order_id'],
    personalization: ['item_meta'],
  },
  joined: ['recipientName'],
};
