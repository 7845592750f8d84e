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
