import type { Profile } from '../model/profile.ts';

const ZONE = 'Asia/Kolkata';

/** Flipkart's list of orders to dispatch: one row for each line, ids kept as text by an apostrophe. */
export const flipkart: Profile = {
  key: 'flipkart',
  version: 1,
  name: { zh: 'Flipkart 订单', en: 'Flipkart orders' },
  fingerprint: [['ORDER ITEM ID'], ['FSN'], ['Shipment ID'], ['Order Id']],
  platform: 'flipkart',
  columns: {
    externalOrderNo: ['Order Id'],
    externalLineId: ['ORDER ITEM ID'],
    packageNo: ['Shipment ID'],
    orderStatus: ['Order State'],
    placedAt: ['Ordered On'],
    shipBy: ['Dispatch by date'],
    sku: ['SKU'],
    platformSkuId: ['FSN'],
    productTitle: ['Product'],
    variation: [],
    quantity: ['Quantity'],
    unitPrice: ['Selling Price Per Item'],
    recipientName: ['Ship to name'],
    address1: ['Address Line 1'],
    address2: ['Address Line 2'],
    city: ['City'],
    province: ['State'],
    postcode: ['PIN Code'],
    country: [],
    trackingNo: ['Tracking ID'],
    hsCode: ['HSN CODE'],
  },
  dateOrder: 'mdy',
  country: 'IN',
  currency: 'INR',
  zone: ZONE,
  shippedByPlatform: true,
  statusWords: {
    orderStatus: {
      produce:
        'approved, packed, ready to dispatch, ready to pack, upcoming, pending labels, pending rtd, pending handover',
      wait: 'approval hold, on hold',
      shipped: 'in transit, pickup complete, shipped, delivered, completed',
      cancelled: 'returned, return requested, return completed, cancelled',
    },
  },
};

/** Meesho's list of orders: one row for each sub-order, whose status stands under “Reason for Credit Entry”. */
export const meesho: Profile = {
  key: 'meesho',
  version: 1,
  name: { zh: 'Meesho 订单', en: 'Meesho orders' },
  fingerprint: [['Sub Order No'], ['Reason for Credit Entry'], ['SKU']],
  platform: 'meesho',
  columns: {
    externalOrderNo: ['Sub Order No'],
    externalLineId: [],
    packageNo: ['Packet Id'],
    orderStatus: ['Reason for Credit Entry'],
    placedAt: ['Order Date'],
    sku: ['SKU'],
    platformSkuId: ['Catalog ID'],
    productTitle: ['Product Name'],
    variation: ['Size'],
    quantity: ['Quantity'],
    province: ['Customer State'],
    country: [],
  },
  country: 'IN',
  currency: 'INR',
  zone: ZONE,
  noAddress: true,
  shippedByPlatform: true,
  statusWords: {
    orderStatus: {
      produce: 'pending, ready_to_ship',
      wait: 'hold, on_hold',
      shipped: 'shipped, delivered, door_step_exchanged, out_for_delivery, in_transit',
      cancelled: 'cancelled, rto, rto_complete, rto_initiated, rto_locked, rto_ofd, return, returned, lost',
    },
  },
};

/** Snapdeal's list: each row is one piece, the variation in the title and among the attributes. */
export const snapdeal: Profile = {
  key: 'snapdeal',
  version: 1,
  name: { zh: 'Snapdeal 订单', en: 'Snapdeal orders' },
  fingerprint: [['SUBORDERCODE'], ['ORDERCODE'], ['SKUCODE']],
  platform: 'snapdeal',
  columns: {
    externalOrderNo: ['ORDERCODE'],
    externalLineId: ['SUBORDERCODE'],
    packageNo: ['PACKAGEID'],
    orderStatus: ['STATUS'],
    holdMark: ['HOLDDATE', 'HOLDREASON', 'RETURNINITIATEDON'],
    placedAt: ['ORDERCREATEDDATE'],
    shipBy: ['PROMISEDSHIPDATE'],
    sku: ['SKUCODE'],
    productTitle: ['PRODUCTNAME'],
    variation: ['ATTRIBUTES'],
    city: ['SHIPPINGCITY'],
    trackingNo: ['AWBNO'],
    shippingMethod: ['SHIPPINGPROVIDER', 'SHIPPINGMETHOD'],
    country: [],
  },
  dateOrder: 'dmy',
  country: 'IN',
  currency: 'INR',
  zone: ZONE,
  onePieceARow: true,
  noAddress: true,
  shippedByPlatform: true,
  statusWords: {
    orderStatus: {
      produce:
        'ready to be picked up by courier, order received, manifest pending, to be packed, packing pending, invoiced',
    },
  },
};
