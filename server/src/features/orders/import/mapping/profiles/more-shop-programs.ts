import { message } from '@diy/contract/messages/make-message';
import { ORDER_LEVEL, type Profile } from '../model/profile.ts';

/** Prodigi: a row for each item with the fields of its API; `Copies` are its pieces. */
export const prodigi: Profile = {
  key: 'prodigi',
  version: 1,
  name: { zh: 'Prodigi 订单表', en: 'Prodigi orders' },
  fingerprint: [
    ['Merchant reference', 'merchantReference', 'Order merchant reference'],
    ['Copies', 'items.copies', 'Item copies'],
    ['SKU', 'items.sku', 'Item SKU', 'Prodigi SKU'],
    ['Sizing', 'items.sizing', 'Asset URL', 'Image URL', 'Town or city', 'recipient.address.townOrCity'],
  ],
  platform: '',
  columns: {
    externalOrderNo: ['Order merchant reference', 'Merchant reference', 'merchantReference'],
    externalLineId: ['Item merchant reference', 'items.merchantReference'],
    sku: ['SKU', 'items.sku', 'Item SKU', 'Prodigi SKU'],
    quantity: ['Copies', 'items.copies', 'Item copies'],
    recipientName: ['Recipient name', 'recipient.name', 'Name'],
    address1: ['Address line 1', 'recipient.address.line1'],
    address2: ['Address line 2', 'recipient.address.line2'],
    city: ['Town or city', 'recipient.address.townOrCity'],
    province: ['State or county', 'recipient.address.stateOrCounty'],
    postcode: ['Postal or zip code', 'recipient.address.postalOrZipCode'],
    country: ['Country code', 'recipient.address.countryCode'],
    phone: ['Recipient phone number', 'recipient.phoneNumber'],
    email: ['Recipient email', 'recipient.email'],
    imageUrl: [],
  },
  notPrinted: ['Sizing', 'items.sizing'],
  alsoAsks: ['Asset URL*', 'Image URL*', 'items.assets*'],
};

/** WooCommerce Store Exporter: the party stands before a colon; a list of an order's items in one cell has its SKUs joined. */
export const storeExporter: Profile = {
  key: 'woocommerce-store-exporter',
  version: 1,
  name: { zh: 'WooCommerce Store Exporter 订单导出', en: 'WooCommerce Store Exporter orders' },
  fingerprint: [
    ['Order ID'],
    ['Order Items: SKU', 'Order Items: Product Name'],
    ['Shipping: Full Name', 'Shipping: Street Address', 'Shipping: First Name'],
  ],
  platform: 'woocommerce',
  columns: {
    externalLineId: ['Order Items: ID'],
    orderStatus: ['Order Status'],
    sku: ['Order Items: SKU'],
    productTitle: ['Order Items: Product Name'],
    variation: ['Order Items: Variation', 'Order Items: Product Variation'],
    quantity: ['Order Items: Quantity'],
    unitPrice: ['Order Items: RRP'],
    placedAt: ['Purchase Date'],
    recipientName: ['Shipping: Full Name', 'Shipping: First Name', 'Shipping: Last Name'],
    company: ['Shipping: Company'],
    address1: ['Shipping: Street Address (Full)', 'Shipping: Street Address', 'Shipping: Street Address 1'],
    address2: ['Shipping: Street Address 2'],
    city: ['Shipping: City'],
    postcode: ['Shipping: ZIP Code'],
    province: ['Shipping: State (prefix)', 'Shipping: State'],
    country: ['Shipping: Country (prefix)', 'Shipping: Country'],
    phone: ['Shipping: Phone Number', 'Billing: Phone Number'],
    buyerNote: ['Customer Message', 'Customer Notes'],
    sellerNote: ['Order Notes'],
  },
  joined: ['recipientName'],
  alsoAsks: ['Order Items: *'],
  titleForSku: true,
  carryDown: ORDER_LEVEL,
};

/** 아임웹, the software of many Korean shops: the payer is 주문자, the recipient 배송지. */
export const imweb: Profile = {
  key: 'imweb',
  version: 1,
  name: { zh: 'Imweb（아임웹）订单', en: 'Imweb orders' },
  fingerprint: [['주문번호'], ['배송지 이름'], ['상품 옵션 정보', '상품별 주문 상태']],
  platform: '',
  columns: {
    externalOrderNo: ['주문번호'],
    externalLineId: ['상품 주문번호', '품목주문번호'],
    orderStatus: ['상품별 주문 상태', '주문상태', '주문 상태'],
    placedAt: ['주문일', '주문일시'],
    sku: ['재고번호(SKU)', '재고번호', 'SKU'],
    productTitle: ['상품명'],
    variation: ['상품 옵션 정보', '옵션정보', '옵션'],
    quantity: ['구매수량', '수량'],
    recipientName: ['배송지 이름', '수령자명'],
    phone: ['배송지 휴대폰 번호', '배송지 연락처', '배송지 전화번호'],
    postcode: ['배송지 우편번호', '우편번호'],
    address1: ['배송지 주소', '주소'],
    address2: ['배송지 상세 주소', '상세주소'],
    buyerNote: ['배송 메모', '배송메모'],
    city: [],
    province: [],
    district: [],
    company: [],
    country: [],
  },
  zone: 'Asia/Seoul',
  country: 'KR',
  addressInOne: true,
  alsoAsks: ['추가 옵션 정보', '입력 옵션 정보'],
  titleForSku: true,
};

/** miniShop2 of MODX: `address_…` is the recipient's, `delivery_name` how the parcel goes. */
export const miniShop: Profile = {
  key: 'minishop',
  version: 1,
  name: { zh: 'miniShop2（MODX）订单', en: 'miniShop2 orders (MODX)' },
  fingerprint: [['num'], ['address_receiver'], ['address_street', 'address_city', 'products_name']],
  platform: '',
  columns: {
    externalOrderNo: ['num'],
    platformOrderId: ['id'],
    externalLineId: [],
    placedAt: ['createdon'],
    orderStatus: ['status_name'],
    sku: ['products_article', 'product_article', 'article'],
    productTitle: ['products_name', 'product_name'],
    quantity: ['products_count', 'product_count', 'count'],
    variation: ['products_options', 'product_options', 'options'],
    recipientName: ['address_receiver'],
    phone: ['address_phone'],
    country: ['address_country'],
    postcode: ['address_index'],
    province: ['address_region'],
    city: ['address_city'],
    address1: ['address_street'],
    houseNo: ['address_building'],
    address2: ['address_room'],
    shippingMethod: ['delivery_name'],
    buyerNote: ['address_comment', 'comment'],
  },
  alsoAsks: ['address_properties'],
  titleForSku: true,
};

/** Yandex Market's report of orders to be sent from the seller's store; the marketplace makes the label. */
export const yandexMarket: Profile = {
  key: 'yandex-market',
  version: 1,
  name: { zh: 'Yandex Market 订单报告', en: 'Yandex Market orders' },
  fingerprint: [['Номер заказа'], ['Ваш SKU'], ['Статус заказа', 'Дата оформления', 'Дата отгрузки']],
  platform: '',
  columns: {
    externalOrderNo: ['Номер заказа'],
    externalLineId: [],
    placedAt: ['Дата оформления'],
    orderStatus: ['Статус заказа'],
    sku: ['Ваш SKU'],
    productTitle: ['Название товара'],
    quantity: ['Количество'],
    unitPrice: ['Ваша цена', 'Цена'],
    shipBy: ['Дата отгрузки'],
    province: [],
    city: [],
  },
  dateOrder: 'dmy',
  notAddress: ['Регион доставки'],
  platformLabels: true,
  noAddress: true,
  statusWords: {
    orderStatus: {
      produce: 'в обработке, можно обрабатывать, готов к отгрузке',
      wait: 'подтверждается, ожидает подтверждения, не оплачен',
      cancelled:
        'отменён до обработки, отменен до обработки, отменён при обработке, отменен при обработке, отменён при доставке, отменен при доставке, невыкуп',
    },
  },
};

/** CS-Cart's items of orders; their options stand in one cell, and the addresses in another file. */
export const csCartItems: Profile = {
  key: 'cs-cart-items',
  version: 1,
  name: { zh: 'CS-Cart 订单商品导出', en: 'CS-Cart order items' },
  fingerprint: [['Order ID'], ['Item ID'], ['Product code'], ['Extra'], ['Quantity', 'Amount']],
  platform: '',
  columns: {
    externalOrderNo: ['Order ID'],
    externalLineId: ['Item ID'],
    sku: ['Product code'],
    platformSkuId: ['Product ID'],
    quantity: ['Quantity', 'Amount'],
  },
  noAddress: true,
  alsoAsks: ['Extra'],
};

/** Zen Cart's module “Export Shipping & Order Information”, in its layout of one product a row. */
export const zenCart: Profile = {
  key: 'zen-cart',
  version: 1,
  name: { zh: 'Zen Cart 订单导出', en: 'Zen Cart orders' },
  fingerprint: [['Order ID'], ['Delivery Street'], ['Ship Dest Type'], ['Product Qty'], ['Product Model']],
  platform: '',
  columns: {
    externalLineId: [],
    sku: ['Product Model'],
    productTitle: ['Product Name'],
    variation: ['Product Attributes'],
    quantity: ['Product Qty'],
    unitPrice: ['Products Price'],
    lineTotal: ['Line cost'],
    country: ['ISO Country Code 2', 'Delivery Country'],
    buyerNote: ['Order Notes'],
    placedAt: ['Order Date'],
  },
  notAddress: ['Ship Dest Type', 'ISO Country Code 3'],
  titleForSku: true,
};

/** Lists of orders without their items. */
export const MORE_WITHOUT_LINES: readonly Profile[] = [
  {
    key: 'cs-cart-orders',
    version: 1,
    name: { zh: 'CS-Cart 订单列表', en: 'CS-Cart orders' },
    fingerprint: [['Payment surcharge'], ['Credit memo ID', 'Invoice ID'], ['Shipping: first name']],
    lacks: ['Product code', 'Item ID'],
    platform: '',
    refusal: message('orders.file-without-lines'),
  },
  {
    key: 'tcgplayer-parcels',
    version: 1,
    name: { zh: 'TCGplayer 包裹列表', en: 'TCGplayer parcels' },
    fingerprint: [['Order #'], ['Product Weight'], ['Item Count'], ['Value Of Products']],
    lacks: ['SKU', 'Quantity', 'Product Name'],
    platform: '',
    refusal: message('orders.file-without-lines'),
  },
  {
    key: 'medusa-orders',
    version: 1,
    name: { zh: 'Medusa 订单列表', en: 'Medusa orders' },
    fingerprint: [['Display_ID'], ['Shipping Region ID'], ['Gift Card Total']],
    lacks: ['SKU', 'Quantity', 'Item SKU', 'Line Item'],
    platform: '',
    refusal: message('orders.file-without-lines'),
  },
];
