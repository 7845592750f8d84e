import { message } from '@diy/contract/messages/make-message';
import {
  BIG_CARTEL_ITEMS,
  BIGCOMMERCE_DETAILS,
  WOO_ITEMS,
  WOO_SUBSCRIPTION_ITEMS,
} from '../items/item-grammars.ts';
import { ORDER_LEVEL, type Profile } from '../model/profile.ts';

/** What a shop's own fulfilment column calls an order that nobody has packed yet. */
const FULFILMENT_PENDING = { orderStatus: { produce: 'pending, not fulfilled, unfulfilled' } } as const;

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
    sellerNote: ['Private Notes'],
    buyerNote: [],
    shop: [],
    recipientName: ['Shipping Name'],
    phone: ['Shipping Phone'],
  },
  carryDown: ORDER_LEVEL,
  statusWords: FULFILMENT_PENDING,
  titleForSku: true,
};

export const wix: Profile = {
  key: 'wix',
  version: 1,
  name: { zh: 'Wix 订单导出', en: 'Wix orders' },
  fingerprint: [['Order number', 'Order #'], ['Delivery country'], ['Recipient name', 'Delivery Customer']],
  platform: 'wix',
  columns: {
    externalOrderNo: ['Order number', 'Order #'],
    externalLineId: [],
    orderStatus: ['Fulfillment status', 'Fulfillment'],
    paymentStatus: ['Payment status', 'Payment'],
    productTitle: ['Item', "Item's Name"],
    variation: ['Variant', "Item's Variant"],
    quantity: ['Qty'],
    unitPrice: ['Price', "Item's Price"],
    personalization: ['Custom text', "Item's Custom Text"],
    recipientName: ['Recipient name', 'Delivery Customer'],
    country: ['Delivery country'],
    province: ['Delivery state', 'Delivery state/region'],
    city: ['Delivery city'],
    address1: ['Delivery address', 'Delivery Street Name&Number'],
    address2: ['Delivery address line 2', 'Delivery address 2'],
    postcode: ['Delivery postal code', 'Delivery ZIP/postal code', 'Delivery Zip Code'],
    phone: ['Recipient phone', 'Recipient phone number', "Buyer's Phone #"],
    company: ['Recipient company name', 'Delivery Company Name'],
    buyerNote: ['Note from customer', 'Notes to Seller'],
    placedAt: ['Date created', 'Date'],
    shippingFee: [],
    shop: [],
  },
  carryDown: ORDER_LEVEL,
  statusWords: FULFILMENT_PENDING,
  titleForSku: true,
};

/**
 * Advanced Order Export has the payer's columns as well as the recipient's; a note after the column name distinguishes
 * them.
 */
export const wooAdvanced: Profile = {
  key: 'woocommerce-advanced',
  version: 1,
  name: { zh: 'WooCommerce 高级订单导出', en: 'WooCommerce Advanced Order Export' },
  fingerprint: [['Order Number'], ['City (Shipping)'], ['SKU', 'Item Name', 'Name']],
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
    province: ['State Code (Shipping)', 'State (Shipping)', 'State Name (Shipping)'],
    postcode: ['Postcode (Shipping)', 'Postcode Code (Shipping)'],
    country: ['Country Code (Shipping)', 'Country (Shipping)', 'Country Name (Shipping)'],
    phone: ['Phone (Shipping)', 'Phone (Billing)'],
    productTitle: ['Item Name', 'Product Name', 'Name'],
    quantity: ['Quantity (- Refund)', 'Quantity', 'Qty'],
  },
  joined: ['recipientName'],
  carryDown: ORDER_LEVEL,
  titleForSku: true,
};

/** Programs that sell on several marketplaces name the columns alike; a shop's own export has no column for the marketplace. */
const OF_SEVERAL_CHANNELS = [
  'Channel',
  'Channel Name',
  'Sales Channel',
  'Marketplace',
  'Marketplace Name',
  'Platform',
  'Order Source',
];

const wooColumns: Profile['columns'] = {
  platformOrderId: ['order_id'],
  externalOrderNo: ['order_number', 'order_number_formatted', 'order_id'],
  recipientName: ['shipping_first_name', 'shipping_last_name'],
  phone: ['shipping_phone', 'billing_phone'],
  province: ['shipping_state_code', 'shipping_state'],
};

export const woo: Profile = {
  key: 'woocommerce',
  version: 1,
  name: { zh: 'WooCommerce 订单导出', en: 'WooCommerce orders' },
  fingerprint: [['shippingfirstname'], ['itemsku', 'itemname'], ['ordernumber', 'orderid']],
  lacks: OF_SEVERAL_CHANNELS,
  platform: 'woocommerce',
  columns: { ...wooColumns, externalLineId: ['item_id'], personalization: ['item_meta'] },
  joined: ['recipientName'],
  titleForSku: true,
};

/** Each item is in its own column. All of these columns are read, so that no item after the first is lost. */
const LINE_ITEMS = Array.from({ length: 40 }, (_, n) => `line_item_${n + 1}`);

/** One row for each order, with all its items in one cell. */
export const wooLineItems: Profile = {
  key: 'woocommerce-line-items',
  version: 2,
  name: { zh: 'WooCommerce 订单导出（每单一行）', en: 'WooCommerce orders, one row per order' },
  fingerprint: [
    ['line_items', 'line_item_1', 'order_items'],
    ['order_number', 'order_id'],
    ['shipping_first_name'],
  ],
  lacks: OF_SEVERAL_CHANNELS,
  platform: 'woocommerce',
  columns: {
    ...wooColumns,
    externalLineId: [],
    items: ['line_items', 'order_items', ...LINE_ITEMS],
    sku: [],
    productTitle: [],
    variation: [],
    quantity: [],
    sellerNote: [],
  },
  joined: ['recipientName', 'items'],
  items: [WOO_ITEMS, WOO_SUBSCRIPTION_ITEMS],
  titleForSku: true,
};

export const bigCommerce: Profile = {
  key: 'bigcommerce',
  version: 2,
  name: { zh: 'BigCommerce 订单导出', en: 'BigCommerce orders' },
  fingerprint: [['Order ID'], ['Ship Method', 'Shipping Street 1', 'Shipping Suburb'], ['Product Details']],
  platform: 'bigcommerce',
  columns: {
    items: ['Product Details'],
    sku: [],
    // Of all items together: their sum has to be the same.
    quantity: ['Total Quantity'],
    productTitle: [],
    variation: [],
    recipientName: ['Shipping Name', 'Shipping First Name', 'Shipping Last Name'],
    address1: ['Shipping Street 1'],
    address2: ['Shipping Street 2'],
    city: ['Shipping Suburb', 'Shipping City'],
    buyerNote: ['Customer Message'],
    sellerNote: ['Staff Notes'],
  },
  joined: ['recipientName'],
  items: [BIGCOMMERCE_DETAILS],
};

export const bigCartel: Profile = {
  key: 'big-cartel',
  version: 2,
  name: { zh: 'Big Cartel 订单导出', en: 'Big Cartel orders' },
  fingerprint: [['Number'], ['Shipping address 1'], ['Items']],
  platform: 'bigcartel',
  columns: {
    externalOrderNo: ['Number'],
    orderStatus: ['Shipping status', 'Fulfillment status'],
    items: ['Items'],
    productTitle: [],
    quantity: [],
    recipientName: ['Shipping name', 'Buyer name', 'Buyer first name', 'Buyer last name'],
    placedAt: ['Completed at', 'Created at', 'Placed at'],
    buyerNote: ['Note', 'Customer note'],
    phone: ['Shipping phone', 'Buyer phone number', 'Buyer phone'],
  },
  joined: ['recipientName'],
  items: [BIG_CARTEL_ITEMS],
  statusWords: FULFILMENT_PENDING,
};

/** Fields of OpenCart's order table, as its export extensions write them. */
export const openCart: Profile = {
  key: 'opencart',
  version: 1,
  name: { zh: 'OpenCart 订单导出', en: 'OpenCart orders' },
  // Other programs have the first two as well, in words.
  fingerprint: [
    ['order_id'],
    ['date_added'],
    ['shipping_zone', 'payment_zone', 'payment_firstname', 'invoice_no', 'order_status_id', 'store_id'],
  ],
  platform: 'opencart',
  columns: {
    placedAt: ['date_added'],
    sku: ['sku', 'product_sku', 'model', 'product_model'],
    productTitle: ['product_name', 'name'],
    variation: ['options', 'option', 'product_options'],
    // Its zones are states.
    province: ['shipping_zone'],
    phone: ['shipping_telephone', 'telephone'],
    recipientName: ['shipping_firstname', 'shipping_lastname'],
    shop: ['store_name'],
  },
  joined: ['recipientName'],
};

const WITHOUT_LINES = message('orders.file-without-lines');

/** Grids and reports that list orders only. */
export const PROFILES_WITHOUT_LINES: readonly Profile[] = [
  {
    key: 'magento-grid',
    version: 1,
    name: { zh: 'Magento 订单列表', en: 'Magento order grid' },
    fingerprint: [
      ['Purchase Point'],
      ['Grand Total (Base)', 'Grand Total (Purchased)'],
      ['Ship-to Name', 'Bill-to Name'],
    ],
    platform: 'magento',
    refusal: WITHOUT_LINES,
  },
  {
    key: 'prestashop-grid',
    version: 1,
    name: { zh: 'PrestaShop 订单列表', en: 'PrestaShop order list' },
    fingerprint: [
      ['Reference', 'Référence', 'Referencia', 'Riferimento'],
      ['New client', 'New customer', 'Nouveau client', 'Nuevo cliente', 'Nuovo cliente'],
    ],
    platform: 'prestashop',
    refusal: WITHOUT_LINES,
  },
  {
    key: 'woocommerce-analytics',
    version: 1,
    name: { zh: 'WooCommerce 分析报表', en: 'WooCommerce analytics' },
    fingerprint: [
      ['Order #', 'Commande n°', 'Bestellung #'],
      ['Items sold', 'Articles vendus'],
      ['N. Revenue', 'Net sales', 'Ventes nettes'],
    ],
    platform: 'woocommerce',
    refusal: WITHOUT_LINES,
  },
];

/** Tiendanube in Spanish and Nuvemshop in Portuguese, which are one system. */
export const tiendanube: Profile = {
  key: 'tiendanube',
  version: 1,
  name: { zh: 'Tiendanube/Nuvemshop 订单导出', en: 'Tiendanube or Nuvemshop orders' },
  fingerprint: [
    ['Número de orden', 'Número do Pedido'],
    ['Nombre para el envío', 'Nome para a entrega'],
    ['Cantidad del producto', 'Quantidade Comprada', 'Quantidade do produto'],
  ],
  platform: 'tiendanube',
  columns: {
    externalOrderNo: ['Número de orden', 'Número do Pedido'],
    platformOrderId: ['Identificador de la orden', 'Identificador do pedido'],
    externalLineId: [],
    orderStatus: ['Estado de la orden', 'Status do Pedido'],
    lineStatus: ['Estado del envío', 'Status do Envio'],
    paymentStatus: ['Estado del pago', 'Status do Pagamento'],
    cancelMark: ['Fecha y hora de cancelación', 'Data e hora do cancelamento'],
    placedAt: ['Fecha', 'Data'],
    paidAt: ['Fecha de pago', 'Data de pagamento'],
    recipientName: ['Nombre para el envío', 'Nome para a entrega'],
    phone: ['Teléfono para el envío', 'Telefone para a entrega'],
    buyerPhone: ['Teléfono', 'Telefone'],
    address1: ['Dirección', 'Endereço'],
    houseNo: ['Número'],
    address2: ['Piso', 'Complemento'],
    district: ['Localidad', 'Bairro'],
    city: ['Ciudad', 'Cidade'],
    province: ['Provincia o estado', 'Estado'],
    postcode: ['Código postal', 'CEP'],
    country: ['País'],
    productTitle: ['Nombre del producto', 'Nome do Produto'],
    unitPrice: ['Precio del producto', 'Valor do Produto', 'Valor Produto'],
    quantity: ['Cantidad del producto', 'Quantidade Comprada', 'Quantidade do produto'],
    buyerNote: ['Notas del comprador', 'Anotações do Comprador'],
    sellerNote: ['Notas del vendedor', 'Anotações do Vendedor'],
    trackingNo: ['Código de tracking del envío', 'Código de rastreio do envio'],
    shop: [],
  },
  carryDown: ORDER_LEVEL,
  dateOrder: 'dmy',
  zoneOfMarket: true,
  statusWords: {
    orderStatus: { produce: 'Abierta, Aberto' },
    lineStatus: {
      produce: 'No está empaquetado, Por empaquetar, Não está embalado, Por embalar',
      shipped: 'Enviado, Enviada, Entregado, Entregue',
    },
    paymentStatus: {
      produce: 'Recibido, Confirmado',
      wait: 'Pendiente, Pendente',
      cancelled: 'Reembolsado, Devuelto, Anulado, Estornado, Recusado',
    },
  },
  titleForSku: true,
};
