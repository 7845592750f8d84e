import type { Profile } from './profile.ts';

export const dxmExport: Profile = {
  key: 'dxm-export',
  version: 1,
  name: { zh: '店小秘订单导出', en: 'Dianxiaomi order export' },
  fingerprint: [
    ['包裹号', '平台渠道'],
    ['收货人姓名', '收货人国家'],
    ['单个产品数量', '产品数量'],
  ],
  platform: '',
  columns: {
    // 交易号 is the order's own number at the marketplace, the same on all of its lines.
    externalLineId: ['子订单号', '子订单编号'],
    sku: ['SKU'],
    warehouseSku: ['商品SKU', '商品编码'],
    quantity: ['单个产品数量', '产品数量'],
    unitPrice: ['产品售价'],
    productTitle: ['产品名称', '多品名', '商品名称'],
    variation: ['产品规格'],
    personalization: ['产品规格', '定制内容', '客服备注'],
    imageUrl: ['产品图片网址', '图片网址'],
    recipientName: ['收货人姓名', '买家姓名'],
    country: ['国家二字码', '收货人国家', '中文国家名'],
    address1: ['地址1', '地址1+地址2', '详细地址'],
    platformSkuId: ['产品ID'],
    shippingMethod: ['物流方式', '买家指定物流'],
    buyerNote: ['订单备注'],
  },
};

export const dxmManual: Profile = {
  key: 'dxm-manual',
  version: 1,
  name: { zh: '店小秘手工订单模板', en: 'Dianxiaomi manual orders' },
  fingerprint: [['店铺账号'], ['sku'], ['买家姓名'], ['国家二字码']],
  platform: '',
  columns: {
    variation: ['属性'],
    personalization: ['属性', '客服备注'],
    buyerNote: ['买家备注', '订单备注'],
  },
};

export const mango: Profile = {
  key: 'mango',
  version: 1,
  name: { zh: '芒果店长订单', en: 'Mango orders' },
  fingerprint: [['sku编码'], ['收货人名称']],
  platform: '',
};

export const gerpgo: Profile = {
  key: 'gerpgo',
  version: 1,
  name: { zh: '积加订单', en: 'Gerpgo orders' },
  fingerprint: [['平台订单编号'], ['收件人姓名']],
  platform: '',
};

/** 拼多多 sells within China only: its files name no country. */
export const pinduoduo: Profile = {
  key: 'pinduoduo',
  version: 1,
  name: { zh: '拼多多订单导出', en: 'Pinduoduo orders' },
  fingerprint: [['订单号'], ['商家编码-规格维度', '商家编码-商品维度'], ['商品规格']],
  platform: 'pinduoduo',
  columns: {
    externalLineId: [],
    sku: ['商家编码-规格维度', '商家编码-商品维度'],
    platformSkuId: ['样式ID', '商品id'],
    unitPrice: [],
    address1: ['详细地址', '收货地址', '收件地址', '街道'],
  },
  country: 'CN',
};

export const douyin: Profile = {
  key: 'douyin',
  version: 1,
  name: { zh: '抖店订单导出', en: 'Douyin shop orders' },
  fingerprint: [['主订单编号'], ['子订单编号'], ['商家编码', '选购商品']],
  platform: 'douyin',
  columns: { externalOrderNo: ['主订单编号'], externalLineId: ['子订单编号'], platformSkuId: ['商品ID'] },
  country: 'CN',
};

export const mabang: Profile = {
  key: 'mabang',
  version: 1,
  name: { zh: '马帮订单导出', en: 'Mabang orders' },
  fingerprint: [['订单编号'], ['客户姓名'], ['邮寄地址1']],
  platform: '',
  columns: {
    externalLineId: [],
    sku: ['平台SKU', 'SKU'],
    warehouseSku: ['SKU'],
    quantity: ['商品数量'],
    phone: ['电话1', '电话2'],
    province: ['所属地区（省/州）', '所属地区', '省/州'],
    country: ['所属国家', '国家', '国家二字码', '国家/地区'],
    postcode: ['邮政编码', '邮编'],
  },
};

/** 领星 names the marketplace's SKU besides its own: the listing's is the one that was sold. */
export const lingxing: Profile = {
  key: 'lingxing',
  version: 1,
  name: { zh: '领星订单导出', en: 'Lingxing orders' },
  fingerprint: [['MSKU'], ['平台单号', '订单号', '系统单号']],
  platform: '',
  columns: { sku: ['MSKU'], warehouseSku: ['SKU', '本地SKU'] },
};

/** The template people download from us. */
export const ours: Profile = {
  key: 'ours',
  version: 1,
  name: { zh: '订单导入模板', en: 'Our order template' },
  fingerprint: [['订单号'], ['sku'], ['收件人'], ['规格属性']],
  platform: '',
  columns: { personalization: ['定制内容'] },
  phoneNeeded: true,
};

export const generic: Profile = {
  key: 'generic',
  version: 1,
  name: { zh: '通用表格', en: 'Any table' },
  fingerprint: [],
  platform: '',
};

/** Orders that a program brought; no file is ever taken for it. */
export const program: Profile = {
  key: 'program',
  version: 1,
  name: { zh: '程序', en: 'Program' },
  fingerprint: [[]],
  platform: '',
  exact: true,
};
