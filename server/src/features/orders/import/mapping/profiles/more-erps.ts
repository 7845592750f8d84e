import { ORDER_LEVEL, type Profile } from '../model/profile.ts';
import { CHINA_ZONE } from '../values/time-zones.ts';

/** 易仓 calls the marketplace's order number the reference. */
export const eccang: Profile = {
  key: 'eccang',
  version: 1,
  name: { zh: '易仓订单导出', en: 'ECCANG orders' },
  fingerprint: [
    ['参考号', '参考单号', '平台参考号', '订单参考号', '仓库订单号', '仓库单号'],
    ['SKU', '产品SKU', '平台SKU', '销售SKU', '产品代码'],
    ['销售账号', '仓库订单号', '仓库单号', '目的国家', '仓库代码', '平台参考号', '订单参考号'],
  ],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['参考号', '参考单号', '平台参考号', '订单参考号', '平台订单号', '平台单号', '订单号'],
    externalLineId: ['子订单号', '平台子单号'],
    sku: ['平台SKU', '销售SKU', '渠道SKU', 'SKU', '产品SKU'],
    warehouseSku: ['产品SKU', '仓库SKU', 'SKU', '产品代码'],
    shop: ['店铺账号', '销售账号', '店铺名称', '店铺'],
  },
  carryDown: ORDER_LEVEL,
};

export const tongtool: Profile = {
  key: 'tongtool',
  version: 1,
  name: { zh: '通途订单导出', en: 'Tongtool orders' },
  fingerprint: [
    ['包裹号', '订单号', '平台订单号'],
    ['通途SKU', '客户SKU', '通途货号', '通途订单号'],
  ],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['平台订单号', '平台订单编号', '订单号', '通途订单号'],
    externalLineId: ['平台子订单号'],
    sku: ['平台SKU', '渠道SKU', '客户SKU', 'SKU', '通途SKU'],
    warehouseSku: ['通途SKU', '通途货号', 'SKU'],
    shop: ['店铺', '店铺账号', '销售账号', '账号'],
  },
  carryDown: ORDER_LEVEL,
};

export const miaoshou: Profile = {
  key: 'miaoshou',
  version: 1,
  name: { zh: '妙手订单导出', en: 'Miaoshou orders' },
  fingerprint: [
    ['订单编号', '平台订单号', '订单号'],
    ['平台SKU', '产品SKU', '商品SKU'],
    ['采购单号', '货源规格', '采购状态', '货源链接', '采购平台'],
  ],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['平台订单号', '订单编号', '订单号'],
    externalLineId: ['子订单号', '子订单编号'],
    sku: ['平台SKU', '产品SKU', '商品SKU', 'SKU'],
    warehouseSku: ['商品SKU', '仓库SKU', '货品SKU'],
    variation: ['产品规格', '商品规格', '规格'],
    productTitle: ['产品标题', '商品标题', '产品名称', '商品名称'],
  },
  carryDown: ORDER_LEVEL,
};

/** 全球交易助手 and 赛盒: the columns of an order are filled in on its first row only. */
export const globalTrade: Profile = {
  key: 'trade-helper',
  version: 1,
  name: { zh: '全球交易助手订单导出', en: 'Global Trade Helper orders' },
  fingerprint: [
    ['订单号'],
    ['商品编码', '产品编码', 'SKU'],
    ['买家选择物流', '买家选择的物流', '实际发货物流', '发货助手'],
    ['收货人', '收货人姓名', '收件人'],
  ],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['SKU', '商品编码', '产品编码', '商家编码'],
    warehouseSku: [],
    variation: ['产品属性', '商品属性', '规格', '属性'],
  },
  carryDown: ORDER_LEVEL,
};

export const saihe: Profile = {
  key: 'saihe',
  version: 1,
  name: { zh: '赛盒订单导出', en: 'Saihe orders' },
  fingerprint: [
    ['系统订单号', '订单编号'],
    ['渠道订单号', '来源订单号', '平台订单号', '客户订单号'],
    ['系统SKU', '库存SKU', '子体SKU', '来源SKU', '渠道SKU', '产品SKU'],
  ],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['渠道订单号', '来源订单号', '平台订单号', '客户订单号', '系统订单号'],
    externalLineId: [],
    sku: ['来源SKU', '渠道SKU', '平台SKU', '产品SKU', '系统SKU', '子体SKU'],
    warehouseSku: ['系统SKU', '库存SKU', '子体SKU', '产品SKU'],
    shop: ['来源店铺', '店铺名称', '店铺', '来源渠道', '渠道名称'],
  },
  carryDown: ORDER_LEVEL,
};

/** 旺店通's table of orders, one row for each line; the shop's own number stands next to the program's. */
export const wangdian: Profile = {
  key: 'wangdian',
  version: 1,
  name: { zh: '旺店通订单表', en: 'Wangdian orders' },
  fingerprint: [['原始单号'], ['商家编码'], ['原始子单号', '货品数量', '网名']],
  platform: '',
  zone: CHINA_ZONE,
  country: 'CN',
  columns: {
    externalOrderNo: ['原始单号'],
    externalLineId: ['原始子单号'],
    shop: ['店铺名称', '店铺'],
    recipientName: ['收件人'],
    address1: ['地址', '详细地址', '收货地址'],
    mobile: ['手机', '收件人手机'],
    phone: ['固话', '收件人电话'],
    sku: ['商家编码'],
    productTitle: ['平台货品名称', '货品名称'],
    variation: ['平台规格名称', '规格名称'],
    quantity: ['货品数量', '数量'],
    unitPrice: ['货品价格', '单价'],
    buyerNote: ['买家备注', '买家留言'],
    sellerNote: ['客服备注'],
  },
};

/** 聚水潭's export of order lines: what was sold, without the parcel. */
export const jushuitan: Profile = {
  key: 'jushuitan',
  version: 1,
  name: { zh: '聚水潭订单导出', en: 'Jushuitan orders' },
  fingerprint: [['线上订单号'], ['内部订单号', '原始线上订单号'], ['商品编码']],
  platform: '',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['线上订单号'],
    externalLineId: ['线上子订单编号', '子订单编号'],
    platform: [],
    shop: ['店铺名称', '店铺'],
    orderStatus: ['状态', '订单状态', '店铺状态'],
    lineStatus: ['子订单状态'],
    placedAt: ['下单时间', '订单日期'],
    paidAt: ['付款日期', '付款时间'],
    sku: ['商品编码'],
    variation: ['颜色规格', '颜色及规格'],
    buyerNote: ['买家留言'],
    sellerNote: ['卖家备注', '订单备注'],
    phone: ['固话', '电话'],
    productTitle: ['商品名称'],
    quantity: ['数量'],
    unitPrice: ['商品单价'],
  },
  statusWords: {
    orderStatus: {
      wait: '已付款待审核, 已客审待财审, 异常',
      cancelled: '被合并, 被拆分',
    },
  },
  platformLabels: true,
};

/** 百胜 eFAST: the list of a wave; the platform's order number stands under 交易号, its own under 订单号. */
export const efast: Profile = {
  key: 'efast',
  version: 1,
  name: { zh: '百胜 eFAST 订单', en: 'Baison eFAST orders' },
  fingerprint: [['交易号'], ['仓库留言'], ['商家留言'], ['计划发货时间']],
  platform: '',
  columns: {
    externalOrderNo: ['交易号'],
    externalLineId: [],
    platformOrderId: ['订单号'],
    platform: ['平台'],
    shop: ['店铺'],
    orderStatus: ['状态'],
    placedAt: ['下单时间'],
    shipBy: ['计划发货时间'],
    sku: ['商品条形码', '商家编码', '商品编码'],
    productTitle: ['商品名称'],
    variation: ['规格', '规格1', '商品属性'],
    quantity: ['数量', '商品数量'],
    recipientName: ['收货人'],
    mobile: ['手机'],
    province: ['省'],
    city: ['市'],
    district: ['区/县'],
    address1: ['详细地址'],
    postcode: ['邮编'],
    buyerNote: ['买家留言', '客户留言'],
    sellerNote: ['商家留言', '仓库留言'],
    shippingMethod: ['配送方式'],
    trackingNo: ['快递单号'],
  },
  zone: CHINA_ZONE,
  country: 'CN',
  currency: 'CNY',
};

/** 快麦: its own number next to the platform's, and a code of the goods next to that of the variant. */
export const kuaimai: Profile = {
  key: 'kuaimai',
  version: 1,
  name: { zh: '快麦订单导出', en: 'Kuaimai orders' },
  fingerprint: [['系统订单号'], ['规格商家编码', '主商家编码'], ['店铺名称', '店铺平台']],
  platform: '',
  zone: CHINA_ZONE,
  country: 'CN',
  columns: {
    externalOrderNo: ['平台订单号', '平台单号', '系统订单号'],
    platformOrderId: ['系统订单号'],
    externalLineId: ['平台子订单号', '子订单号'],
    platform: ['店铺平台', '平台'],
    orderStatus: ['订单状态', '系统状态', '平台状态'],
    placedAt: ['订单创建时间', '下单时间'],
    sku: ['规格商家编码', '主商家编码'],
    productTitle: ['系统商品标题', '平台商品标题', '商品标题', '商品名称'],
    variation: ['平台规格', '规格', '规格名称', '系统规格'],
    quantity: ['销售数量', '数量', '商品数量'],
    unitPrice: ['单价', '商品单价'],
    recipientName: ['收件人', '收件人姓名'],
    mobile: ['手机号', '收件人手机', '手机'],
    address1: ['详细地址', '收件人地址', '地址'],
    buyerNote: ['买家留言'],
    sellerNote: ['卖家备注', '系统备注'],
  },
  carryDown: ORDER_LEVEL,
  statusWords: {
    orderStatus: {
      produce: '待打印快递单, 待打印, 待打包, 待称重, 待打单, 待发货, 等待打印快递单, 等待发货',
      wait: '待审核, 待财审, 待付款, 待反审核, 异常',
      shipped: '卖家已发货, 已发货, 交易完成, 已完成',
      cancelled: '已作废, 交易作废, 交易关闭',
    },
  },
};

/** 管易云: what a shop sends to it; codes of goods next to those of variants. */
export const guanyi: Profile = {
  key: 'guanyi',
  version: 1,
  name: { zh: '管易云订单', en: 'Guanyi orders' },
  fingerprint: [['订单编号', '平台单号', '单据编号'], ['商品代码'], ['规格代码']],
  platform: '',
  zone: CHINA_ZONE,
  country: 'CN',
  columns: {
    externalOrderNo: ['平台单号', '订单编号', '单据编号'],
    externalLineId: ['子订单号', '平台子单号'],
    placedAt: ['订单时间', '拍单时间', '下单时间'],
    sku: ['规格代码', '商品代码'],
    warehouseSku: ['商品代码'],
    variation: ['规格名称', '平台规格名称'],
    address1: ['收货地址', '地址'],
    mobile: ['联系手机', '手机'],
    phone: ['联系电话', '电话'],
    sellerNote: ['卖家备注', '商品备注'],
  },
  carryDown: ORDER_LEVEL,
};

/** 万里牛: 线上 is what the shop says, 单据编号 its own number. */
export const hupun: Profile = {
  key: 'hupun',
  version: 1,
  name: { zh: '万里牛订单导出', en: 'Hupun orders' },
  fingerprint: [['线上单号'], ['单据编号', '系统单号'], ['规格编码', '商品编码', '规格代码']],
  platform: '',
  zone: CHINA_ZONE,
  country: 'CN',
  columns: {
    externalOrderNo: ['线上单号'],
    platformOrderId: ['单据编号', '系统单号'],
    externalLineId: ['线上明细ID', '线上子单号'],
    orderStatus: ['处理状态', '线上状态', '订单状态'],
    sku: ['规格编码', '规格代码', '商品编码'],
    warehouseSku: [],
    variation: ['线上规格', '规格名称', '规格'],
  },
  carryDown: ORDER_LEVEL,
};

/** 网店管家: the shop's number is the 原始单号, goods are known by 货品编号. */
export const wdgj: Profile = {
  key: 'wdgj',
  version: 1,
  name: { zh: '网店管家订单导出', en: 'Wangdian Guanjia orders' },
  fingerprint: [['原始单号'], ['货品编号'], ['客户网名', '网名', '客户备注', '客户账号']],
  platform: '',
  zone: CHINA_ZONE,
  country: 'CN',
  columns: {
    externalOrderNo: ['原始单号'],
    platformOrderId: ['订单编号'],
    externalLineId: ['子订单号', '原始子单号'],
    placedAt: ['交易时间', '下单时间'],
    sku: ['货品编号'],
    productTitle: ['品名', '货品名称'],
    variation: ['规格'],
    buyerNote: ['客户备注', '买家留言'],
    sellerNote: ['客服备注', '打印备注'],
  },
  carryDown: ORDER_LEVEL,
};
