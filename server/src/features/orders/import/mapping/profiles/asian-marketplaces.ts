import { ALIEXPRESS_ITEMS } from '../items/item-grammars.ts';
import { ORDER_LEVEL, type Profile } from '../model/profile.ts';
import { CHINA_ZONE } from '../values/time-zones.ts';

/** Temu 全托管: the platform orders stock for its own warehouse, so nothing has an address. */
export const temuStock: Profile = {
  key: 'temu-stock',
  version: 1,
  name: { zh: 'Temu 全托管备货单', en: 'Temu fully managed stock orders' },
  fingerprint: [
    ['备货单号', '备货母单号', '备货单'],
    ['SKU货号', '货号', 'SKU ID', 'SKUID'],
  ],
  platform: 'temu',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['备货单号', '备货单', '备货母单号'],
    externalLineId: [],
    sku: ['SKU货号', '货号'],
    platformSkuId: ['SKU ID', 'SKUID', 'SKC ID', 'SKC'],
    variation: ['属性集', 'SKU属性', '商品属性', '属性', '规格'],
    quantity: ['下单数量', '下单件数', '备货件数', '备货数量', '应发件数', '数量'],
    orderStatus: ['备货单状态', '状态', '订单状态'],
    placedAt: ['创建时间', '备货单创建时间', '下单时间'],
    shipBy: ['要求最晚发货时间', '应发货时间', '最晚发货时间', '要求发货时间'],
    personalization: ['定制信息', '商品定制信息', '定制内容', '定制属性'],
    recipientName: [],
    address1: [],
    city: [],
    country: [],
    shop: [],
  },
  statusWords: {
    orderStatus: {
      produce: '待发货, 待接单, 待创建, 待卖家发货, 生产中',
      shipped: '已送货, 已收货, 已入库, 待仓库收货, 已接收',
      cancelled: '已作废, 作废, 已超时, 已取消, 验收全部退回',
    },
  },
  emptyMarks: ['--'],
  platformLabels: true,
};

/** SHEIN sellers: each row is one piece, and the label is SHEIN's. */
export const shein: Profile = {
  key: 'shein',
  version: 1,
  name: { zh: 'SHEIN 订单导出', en: 'SHEIN orders' },
  fingerprint: [
    ['Order Number', 'Order No.', '订单号', '订单编号'],
    ['SKC', 'SHEIN SKU', 'SHEIN_SKU', '平台SKC'],
    ['Seller SKU', '商家SKU', '卖家SKU', '供方货号', '商家货号', 'Supplier SKU'],
  ],
  platform: 'shein',
  columns: {
    externalLineId: ['Item ID', '商品ID', '子订单号'],
    orderStatus: ['Order Status', '订单状态'],
    lineStatus: ['Item Status', 'Product Status', '商品状态'],
    sku: ['Seller SKU', '商家SKU', '卖家SKU', '供方货号', '商家货号', 'Supplier SKU'],
    platformSkuId: ['SHEIN SKU', '平台SKU', 'SKC', '平台SKC'],
    productTitle: ['Product Name', '商品名称'],
    variation: [
      'Specification',
      'Variation',
      'Product Description',
      '规格',
      '商品规格',
      '销售属性',
      '属性集',
    ],
    quantity: ['Quantity', '数量', '商品数量'],
    placedAt: [
      'Order Date and Time',
      'Order Issue Date',
      'Order Date',
      'Order Time',
      '下单时间',
      '订单下发时间',
      '订单时间',
    ],
    shipBy: [
      'Requested Shipping Time',
      'Requested delivery time',
      '要求发货时间',
      '最晚发货时间',
      '最晚上门揽收时间',
    ],
    personalization: ['Customization Information', 'Customized Information', '定制信息', '定制内容'],
    trackingNo: ['Tracking Number', '运单号', '物流单号', '快递单号'],
  },
  statusWords: {
    orderStatus: {
      produce:
        'To be shipped by seller, To be collected, To be shipped, 待商家发货, 待发货, 待上门揽收, 待揽收',
      shipped: 'Shipped by seller, To be delivered, Signed by customer, 商家已发货, 待签收, 已签收, 已揽收',
      cancelled:
        'Refunded, Refunded by customer, Rejected, Reported Loss, 已退款, 已拒收, 已报损, 用户已退款',
    },
  },
  onePieceARow: true,
  shippedByPlatform: true,
};

/** 速卖通: one cell holds all items of an order. */
export const aliexpress: Profile = {
  key: 'aliexpress',
  version: 2,
  name: { zh: '速卖通订单导出', en: 'AliExpress orders' },
  fingerprint: [
    ['订单号', 'Order ID', 'Order No.', 'Order Number'],
    ['产品信息', 'Product Information', 'Product Info', '商品信息', 'Product Details'],
    [
      '买家选择物流',
      '产品总金额',
      'Buyer Selected Shipping',
      'Buyer Shipping Method',
      'Logistics Company Chosen by Buyer',
      '收货国家',
      '满立减',
    ],
  ],
  platform: 'aliexpress',
  columns: {
    externalLineId: [],
    items: ['产品信息', '商品信息', 'Product Information', 'Product Info', 'Product Details'],
    productTitle: [],
    placedAt: ['订单创建时间', '下单时间', 'Order Creation Time', 'Order Time'],
    paidAt: ['付款时间', 'Payment Time'],
    recipientName: ['收货人名称', '收货人', 'Receiver Name', 'Consignee Name', 'Recipient'],
    country: ['收货国家', '国家', 'Receiver Country', 'Country'],
    province: ['州/省', '省份', 'State/Province', 'Province'],
    city: ['城市', 'City'],
    address1: ['地址', '详细地址', 'Street Address', 'Address', '收货地址'],
    address2: ['地址2'],
    postcode: ['邮编', 'Zip', 'Zip Code', 'Postal Code'],
    phone: ['联系电话', 'Contact Phone', 'Phone'],
    mobile: ['手机', 'Mobile'],
    buyerNote: ['订单备注', '买家留言', 'Order Remark', 'Buyer Message'],
    shippingMethod: ['买家选择物流', 'Buyer Selected Shipping', 'Buyer Shipping Method'],
    shipBy: [],
    trackingNo: [],
    shop: [],
  },
  items: [ALIEXPRESS_ITEMS],
  statusWords: {
    orderStatus: {
      produce:
        '等待您发货, 部分发货待发, 等待卖家发货, Awaiting your shipment, Awaiting Shipment, Waiting for your shipment',
      wait: '等待买家付款, 买家申请取消, 资金未到账, 风控中, 含纠纷中的订单, 冻结中的订单, Awaiting payment, Buyer requested cancellation, Frozen orders, Orders in dispute, 部分发货, Partially Shipped',
      shipped:
        '等待买家收货, 已完成的订单, 已结束的订单, 订单完成, 等待买家确认收货, Awaiting buyer acceptance, Shipped, Finished, Completed',
      cancelled: '已取消的订单, 订单关闭, 已关闭, 交易关闭, Closed, Cancelled',
    },
  },
};

/** The format that 拼多多's and other cross-border ERPs share: the columns of an order are filled in on its first row only. */
export const bigseller: Profile = {
  key: 'bigseller',
  version: 1,
  name: { zh: 'BigSeller 订单导出', en: 'BigSeller orders' },
  fingerprint: [
    ['Nomor Pesanan', 'Order Number', '订单编号', '订单号'],
    [
      'Nama Panggilan Toko BigSeller',
      'BigSeller Store Nickname',
      'Store Nickname',
      '店铺昵称',
      'Toko Marketplace',
    ],
  ],
  platform: '',
  columns: {
    externalLineId: [],
    shop: [
      'Nama Panggilan Toko BigSeller',
      'BigSeller Store Nickname',
      'Store Nickname',
      '店铺昵称',
      'Toko Marketplace',
    ],
  },
  carryDown: ORDER_LEVEL,
};

/** BUYMA: its order list, whose items have no codes of the seller's. */
export const buyma: Profile = {
  key: 'buyma',
  version: 1,
  name: { zh: 'BUYMA 订单', en: 'BUYMA orders' },
  fingerprint: [['取引ID'], ['受注数'], ['名前（本名）', '名前(本名)'], ['色・サイズ']],
  platform: 'buyma',
  notPrinted: ['ニックネーム'],
  columns: {
    externalOrderNo: ['取引ID'],
    listingId: ['商品ID'],
    productTitle: ['商品名'],
    variation: ['色・サイズ'],
    quantity: ['受注数'],
    unitPrice: ['価格'],
    recipientName: ['名前（本名）', '名前(本名)'],
    address1: ['住所'],
    postcode: ['郵便番号'],
    phone: ['電話番号'],
    buyerNote: ['連絡事項'],
    sellerNote: ['受注メモ'],
  },
  titleForSku: true,
  currency: 'JPY',
  zone: 540,
};

/** 得物: who is to get the parcel is its own check, and 货号 is the maker's number. */
export const dewu: Profile = {
  key: 'dewu',
  version: 1,
  name: { zh: '得物 订单', en: 'Dewu orders' },
  fingerprint: [['出价金额'], ['货号'], ['商家SKU编码', '商家编码']],
  platform: 'dewu',
  columns: {
    sku: ['商家SKU编码', '商家编码'],
    variation: ['规格'],
    paidAt: ['买家支付时间'],
    shipBy: ['发货截止时间'],
    address1: ['收件地址'],
  },
  addressInOne: true,
  country: 'CN',
  zone: 480,
};
