import { WHOLE_PICTURE } from '../../../words/whole-names.ts';
import { SKU_TIMES_QUANTITY } from '../items/item-grammars.ts';
import { ORDER_LEVEL, type Profile } from '../model/profile.ts';
import { CHINA_ZONE } from '../values/time-zones.ts';

export const dxmExport: Profile = {
  key: 'dxm-export',
  version: 1,
  name: { zh: '店小秘订单导出', en: 'Dianxiaomi order export' },
  fingerprint: [
    ['包裹号', '平台渠道', '交易号', '店铺账号'],
    ['收货人姓名', '收货人国家', '中文国家名', '国家二字码'],
    ['单个产品数量', '产品数量'],
    ['SKU', '商品SKU', '产品规格', '平台SKU'],
  ],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    // 交易号 is the order's own number at the marketplace, the same on all of its lines.
    externalLineId: ['子订单号', '子订单编号'],
    sku: ['SKU', '平台SKU'],
    warehouseSku: ['商品SKU', '商品编码'],
    quantity: ['单个产品数量', '产品数量'],
    unitPrice: ['产品售价'],
    productTitle: ['产品名称', '多品名', '商品名称'],
    variation: ['产品规格'],
    personalization: ['产品规格', '定制信息', '定制内容', '商品定制信息', '定制详情', '客服备注'],
    imageUrl: ['产品图片网址', '图片网址'],
    recipientName: ['收货人姓名', '买家姓名'],
    country: ['国家二字码', '收货人国家', '中文国家名'],
    address1: ['地址1', '地址1+地址2', '详细地址'],
    platformSkuId: ['产品ID'],
    shippingMethod: ['物流方式', '买家指定物流'],
    buyerNote: ['订单备注', '买家备注', '买家留言'],
  },
  carryDown: ORDER_LEVEL,
};

export const dxmManual: Profile = {
  key: 'dxm-manual',
  version: 1,
  name: { zh: '店小秘手工订单模板', en: 'Dianxiaomi manual orders' },
  fingerprint: [['店铺账号'], ['sku'], ['买家姓名'], ['国家二字码']],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    variation: ['属性'],
    personalization: ['属性', '客服备注'],
    imageUrl: ['图片网址', '产品图片网址'],
    buyerNote: ['买家备注', '订单备注'],
  },
};

export const mango: Profile = {
  key: 'mango',
  version: 1,
  name: { zh: '芒果店长订单', en: 'Mango orders' },
  fingerprint: [['sku编码'], ['收货人名称', '收货人姓名', '收货人'], ['国家代码', '订单号', '订单编号']],
  platform: '',
  zone: CHINA_ZONE,
  carryDown: ORDER_LEVEL,
};

export const gerpgo: Profile = {
  key: 'gerpgo',
  version: 1,
  name: { zh: '积加订单', en: 'Gerpgo orders' },
  fingerprint: [['平台订单编号'], ['收件人姓名', '收件人国家', '买家账号名']],
  platform: '',
  zone: CHINA_ZONE,
  columns: { sku: ['MSKU', '平台SKU', 'SKU'], warehouseSku: ['本地SKU', 'SKU'] },
  carryDown: ORDER_LEVEL,
};

export const mabang: Profile = {
  key: 'mabang',
  version: 1,
  name: { zh: '马帮订单导出', en: 'Mabang orders' },
  fingerprint: [['订单编号'], ['客户姓名', '客户账号'], ['邮寄地址1', '邮寄地址', '所属城市', '所属地区']],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    buyerNote: ['买家留言', '买家备注', '客户留言'],
    sellerNote: ['订单备注', '客服备注'],
    shippingMethod: ['买家自选物流方式', '物流渠道', '物流方式'],
    items: ['平台SKU*数量', 'SKU*数量', '库存SKU*数量'],
    productTitle: ['商品中文名称', '订单商品名称', '商品名称'],
    sku: ['平台SKU', 'SKU'],
    warehouseSku: ['SKU'],
    quantity: ['商品数量'],
    phone: ['电话1', '电话2'],
    province: ['所属地区（省/州）', '所属地区', '省/州'],
    country: ['所属国家', '国家', '国家二字码', '国家/地区'],
    postcode: ['邮政编码', '邮编'],
  },
  carryDown: ORDER_LEVEL,
  items: [SKU_TIMES_QUANTITY],
};

/** 领星 names the marketplace's SKU as well as its internal one; the marketplace's is the one that was sold. */
export const lingxing: Profile = {
  key: 'lingxing',
  version: 1,
  name: { zh: '领星订单导出', en: 'Lingxing orders' },
  fingerprint: [['MSKU'], ['平台单号', '平台订单号', '订单号', '系统单号']],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['平台单号', '平台订单号', '订单号', '系统单号'],
    externalLineId: ['平台子单号', '子单号', '订单商品ID'],
    sku: ['MSKU'],
    warehouseSku: ['SKU', '本地SKU', '系统SKU'],
  },
  carryDown: ORDER_LEVEL,
};

/** The template people download from us. */
export const ours: Profile = {
  key: 'ours',
  version: 2,
  name: { zh: '订单导入模板', en: 'Our order template' },
  fingerprint: [['订单号'], ['sku'], ['收件人'], ['规格属性']],
  platform: '',
  zone: CHINA_ZONE,
  columns: { personalization: ['定制内容'], imageUrl: [] },
  printed: { 图片网址: WHOLE_PICTURE },
  phoneNeeded: true,
};

export const generic: Profile = {
  key: 'generic',
  version: 2,
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
  zone: CHINA_ZONE,
  exact: true,
  givesOnly: true,
  // Each line is whole: two orders of one number may be of two shops.
  carryDown: [],
  joined: ['variation'],
  joiners: { variation: '; ' },
};
