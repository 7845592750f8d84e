import { ORDER_LEVEL, type Profile } from '../model/profile.ts';

/** eBay's orders report, for all countries. An order of several items has one more row above its items. */
export const ebay: Profile = {
  key: 'ebay',
  // Others are written as `AU $` and `C $`.
  currency: 'USD',
  version: 1,
  name: { zh: 'eBay 订单报告', en: 'eBay orders report' },
  fingerprint: [
    [
      'Sales Record Number',
      'Sales record no.',
      'Verkaufsprotokollnummer',
      'Numéro d’enregistrement de la vente',
      "Numéro d'enregistrement de la vente",
      'Numéro de vente',
      'Número de registro de venta',
      'Número de registro de la venta',
      'Numero di registrazione vendita',
      'Numero di registrazione della vendita',
    ],
    [
      'Custom Label',
      'Custom Label (SKU)',
      'Bestandseinheit',
      'Libellé personnalisé',
      'Etiqueta personalizada',
      'Etichetta personalizzata',
      'Item Number',
      'Artikelnummer',
      "Numéro de l'objet",
      'Número de artículo',
      "Numero dell'oggetto",
    ],
  ],
  platform: 'ebay',
  columns: {
    // Transaction IDs are the same for every item of an order in some countries.
    externalLineId: [],
    platformSkuId: [],
    sku: [
      'Custom Label',
      'Bestandseinheit',
      'Libellé personnalisé',
      'Etiqueta personalizada',
      'Etichetta personalizzata',
      'SKU',
    ],
    warehouseSku: [],
    listingId: [
      'Item Number',
      'Artikelnummer',
      'Item ID',
      "Numéro de l'objet",
      'Número de artículo',
      "Numero dell'oggetto",
    ],
    unitPrice: [
      'Sold For',
      'Sold for',
      'Verkauft für',
      'Verkaufspreis',
      'Sale Price',
      'Vendu',
      'Vendido por',
      'Venduto a',
    ],
    orderStatus: [
      'Shipped On Date',
      'Dispatched on date',
      'Posted On Date',
      'Verschickt am - Datum',
      'Verschickt am',
      "Date d'expédition",
      'Fecha de envío',
      'Data di spedizione',
    ],
    cancelMark: [],
    shop: [],
    buyerNote: [
      'Buyer Note',
      'Notiz des Käufers',
      'Hinweis des Käufers',
      "Note de l'acheteur",
      'Nota del comprador',
      "Nota dell'acquirente",
    ],
    sellerNote: ['My Item Note', 'Notizzettel', 'Notes to yourself'],
  },
  carryDown: ORDER_LEVEL,
  summaryRows: true,
  statusIsShipDate: true,
  titleForSku: true,
};

/** eBay's older sales export (File Exchange, Selling Manager). The parcel goes to the buyer's address. */
export const ebayOlder: Profile = {
  ...ebay,
  key: 'ebay-file-exchange',
  name: { zh: 'eBay 旧版销售导出', en: 'eBay sales export, older form' },
  fingerprint: [
    ['Sales Record Number', 'Verkaufsprotokollnummer'],
    ['Buyer Fullname', 'Buyer Full Name', 'Vollständiger Name des Käufers'],
  ],
  columns: {
    ...ebay.columns,
    externalOrderNo: ['Order ID', 'Bestellnummer', 'Sales Record Number', 'Verkaufsprotokollnummer'],
    recipientName: ['Buyer Fullname', 'Buyer Full Name', 'Vollständiger Name des Käufers'],
    phone: ['Buyer Phone Number', 'Telefonnummer des Käufers'],
    address1: ['Buyer Address 1', 'Käuferadresse 1'],
    address2: ['Buyer Address 2', 'Käuferadresse 2'],
    city: ['Buyer City', 'Buyer Town/City', 'Ort des Käufers'],
    province: ['Buyer State', 'Buyer County', 'Staat des Käufers'],
    postcode: ['Buyer Zip', 'Buyer Postcode', 'Postleitzahl des Käufers'],
    country: ['Buyer Country', 'Land des Käufers'],
    placedAt: ['Sale Date', 'Verkaufsdatum', 'Checkout Date'],
    paidAt: ['Paid on Date', 'Bezahldatum'],
    orderStatus: ['Shipped on Date', 'Versanddatum'],
  },
};

export const walmart: Profile = {
  key: 'walmart',
  version: 1,
  name: { zh: 'Walmart 订单导出', en: 'Walmart orders' },
  fingerprint: [['po#'], ['qty'], ['sku']],
  platform: 'walmart',
  columns: {
    externalOrderNo: ['PO#', 'Order#'],
    externalLineId: ['Line#'],
    platformOrderId: ['Order#'],
    orderStatus: ['Status'],
    productTitle: ['Item Description'],
    quantity: ['Qty'],
    address1: ['Ship to Address 1'],
    address2: ['Ship to Address 2'],
    phone: ['Customer Phone Number'],
    unitPrice: ['Item Cost'],
  },
  dateOrder: 'mdy',
  country: 'US',
};

export const faire: Profile = {
  key: 'faire',
  version: 1,
  name: { zh: 'Faire 订单导出', en: 'Faire orders' },
  fingerprint: [['Retailer Name'], ['Wholesale Price'], ['SKU']],
  platform: 'faire',
  columns: {
    externalOrderNo: ['Order Number'],
    externalLineId: [],
    recipientName: ['Recipient Name', 'Ship To Name', 'Contact Name', 'Retailer Name'],
    variation: ['Option Name'],
    unitPrice: ['Wholesale Price'],
  },
  carryDown: ORDER_LEVEL,
};

/** Kaufland writes one row for each piece. */
export const kaufland: Profile = {
  key: 'kaufland',
  version: 1,
  name: { zh: 'Kaufland 订单导出', en: 'Kaufland orders' },
  fingerprint: [['id_order_unit'], ['id_order'], ['id_offer', 'sku']],
  platform: 'kaufland',
  columns: {
    externalOrderNo: ['id_order'],
    externalLineId: ['id_order_unit'],
    sku: ['id_offer', 'sku', 'offer_id'],
    productTitle: ['title', 'product_title', 'item_title'],
    placedAt: ['ts_created', 'ts_created_iso'],
    shipBy: ['delivery_time_expires', 'delivery_time_expires_iso'],
  },
  onePieceARow: true,
};

export const bol: Profile = {
  key: 'bol',
  version: 1,
  name: { zh: 'bol.com 订单导出', en: 'bol.com orders' },
  fingerprint: [['bestelnummer'], ['achternaam_verzending'], ['aantal']],
  platform: 'bol',
  columns: {
    externalOrderNo: ['bestelnummer'],
    sku: ['referentie'],
    productTitle: ['producttitel'],
    recipientName: ['voornaam_verzending', 'achternaam_verzending'],
    company: ['bedrijfsnaam_verzending'],
    address1: ['adres_verz_straat', 'adres_verz_huisnummer', 'adres_verz_huisnummer_toevoeging'],
    address2: ['adres_verz_toevoeging'],
    postcode: ['postcode_verzending'],
    city: ['woonplaats_verzending'],
    country: ['land_verzending'],
    phone: ['telnummerbezorging'],
    email: ['emailadres'],
    unitPrice: ['prijs'],
  },
  joined: ['recipientName', 'address1'],
  dateOrder: 'dmy',
};

/** Mercado Libre names the status of a sale and the state of an address alike. */
export const mercadoLibre: Profile = {
  key: 'mercado-libre',
  version: 1,
  name: { zh: 'Mercado Libre 销售导出', en: 'Mercado Libre sales' },
  fingerprint: [
    ['# de venta', 'N.º de venta', 'N° de venta', 'N.º de venda', 'N° de venda'],
    ['Unidades'],
    ['SKU'],
    ['Título de la publicación', 'Título do anúncio'],
  ],
  platform: 'mercadolibre',
  columns: {
    externalOrderNo: ['# de venta', 'N.º de venta', 'N° de venta', 'N.º de venda', 'N° de venda'],
    externalLineId: [],
    placedAt: ['Fecha de venta', 'Data da venda'],
    orderStatus: ['Estado##1', 'Estado del pedido'],
    sku: ['SKU'],
    listingId: ['# de publicación', '# de anúncio'],
    productTitle: ['Título de la publicación', 'Título do anúncio'],
    variation: ['Variante', 'Variação'],
    quantity: ['Unidades##1'],
    recipientName: ['Comprador'],
    address1: ['Domicilio', 'Endereço'],
    city: ['Municipio o alcaldía', 'Municipio/Alcaldía', 'Comuna', 'Ciudad', 'Cidade'],
    province: ['Estado##2'],
    postcode: ['Código postal', 'CEP'],
    country: ['País'],
    shippingMethod: [],
    shop: [],
  },
  statusWords: {
    orderStatus: {
      shipped: 'a caminho, en camino, entregue, entregado',
      cancelled:
        'cancelada pelo comprador, cancelada pelo vendedor, venda cancelada, pacote cancelado pelo mercado livre, cancelada por el comprador, cancelaste la venta, venta cancelada, paquete cancelado por mercado libre',
    },
  },
};

/** Shops of the Mirakl software (many department stores): “Shipping” is a parcel that still has to be sent. */
export const mirakl: Profile = {
  key: 'mirakl',
  version: 1,
  name: { zh: 'Mirakl 平台订单导出', en: 'Orders of a Mirakl marketplace' },
  fingerprint: [
    ['Order number', 'Numéro de commande', 'Bestellnummer', 'Número de pedido', "Numero d'ordine"],
    ['Offer SKU', "SKU de l'offre", 'SKU offre', 'Angebots-SKU', 'SKU de la oferta', "SKU dell'offerta"],
  ],
  platform: '',
  columns: {
    externalLineId: [],
    sku: ['Offer SKU', "SKU de l'offre", 'SKU offre', 'Angebots-SKU', 'SKU de la oferta', "SKU dell'offerta"],
    productTitle: ['Details', 'Détails', 'Details##1', 'Product title', 'Détail', 'Detalles', 'Dettagli'],
  },
  statusWords: {
    orderStatus: {
      produce:
        'shipping, awaiting shipment, shipping in progress, en attente d’expédition, expédition en cours, versand ausstehend',
      wait: 'waiting acceptance, waiting debit, waiting debit payment, staging, pending acceptance, pending debit, en attente d’acceptation, en attente de débit',
    },
  },
};

/** Ozon's list of shipments from the seller's store. Ozon makes the label; `SKU` is its own number, `Артикул` the seller's. */
export const ozon: Profile = {
  key: 'ozon',
  version: 1,
  name: { zh: 'Ozon 发货单导出', en: 'Ozon shipments' },
  fingerprint: [['Номер отправления'], ['Принят в обработку'], ['Артикул']],
  platform: 'ozon',
  columns: {
    externalOrderNo: ['Номер заказа'],
    externalLineId: [],
    packageNo: ['Номер отправления'],
    orderStatus: ['Статус'],
    placedAt: ['Принят в обработку'],
    shipBy: ['Дата отгрузки'],
    sku: ['Артикул'],
    platformSkuId: ['SKU'],
    productTitle: ['Название товара', 'Наименование товара'],
    quantity: ['Количество'],
    unitPrice: ['Ваша цена'],
  },
  dateOrder: 'dmy',
  platformLabels: true,
};

/** Wildberries' assembly tasks: one piece each, and the marketplace makes the label. */
export const wildberries: Profile = {
  key: 'wildberries',
  version: 1,
  name: { zh: 'Wildberries 备货任务', en: 'Wildberries assembly tasks' },
  fingerprint: [
    ['№ задания', 'Номер задания', 'Номер сборочного задания', 'ID задания', '№ сборочного задания'],
    ['Артикул продавца', 'Артикул поставщика'],
  ],
  platform: 'wildberries',
  columns: {
    externalOrderNo: [
      '№ задания',
      'Номер задания',
      'Номер сборочного задания',
      'ID задания',
      '№ сборочного задания',
    ],
    externalLineId: [],
    orderStatus: ['Статус задания', 'Статус', 'Статус сборочного задания'],
    placedAt: ['Дата создания', 'Дата заказа', 'Дата и время заказа'],
    sku: ['Артикул продавца', 'Артикул поставщика'],
    platformSkuId: ['Артикул WB', 'Артикул Wildberries', 'Код номенклатуры'],
    productTitle: ['Наименование', 'Предмет'],
    unitPrice: ['Стоимость', 'Цена'],
    quantity: ['Количество'],
  },
  dateOrder: 'dmy',
  zone: 'Europe/Moscow',
  onePieceARow: true,
  platformLabels: true,
  statusWords: {
    orderStatus: {
      produce: 'новое, новые, на сборке, новое сборочное задание',
      shipped: 'в доставке, доставлено, получено, получено клиентом, передано в доставку',
      cancelled:
        'отменено продавцом, отменено покупателем, отмена, отменено, отказ клиента при получении, отказ покупателя',
    },
  },
};
