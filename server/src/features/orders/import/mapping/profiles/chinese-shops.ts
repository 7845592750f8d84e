import { message } from '@diy/contract/messages/make-message';
import { ORDER_LEVEL, type Profile } from '../model/profile.ts';
import { CHINA_ZONE } from '../values/time-zones.ts';

/** 拼多多 sells within China only: its files name no country. */
export const pinduoduo: Profile = {
  key: 'pinduoduo',
  version: 1,
  name: { zh: '拼多多订单导出', en: 'Pinduoduo orders' },
  fingerprint: [
    ['订单号'],
    ['商家编码-规格维度', '商家编码-商品维度'],
    ['商品规格', '规格名称', '商品数量(件)'],
  ],
  platform: 'pinduoduo',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['商家编码-规格维度', '商家编码-商品维度'],
    productTitle: ['商品名称', '商品'],
    variation: ['商品规格', '规格名称'],
    platformSkuId: ['样式ID', '规格id', '商品id'],
    unitPrice: [],
    address1: ['街道', '详细地址', '收货地址', '收件地址'],
    placedAt: ['拼单成功时间', '订单成交时间', '下单时间'],
  },
  // A gift has separate columns: it is picked with the line, and nothing is made of it.
  joined: ['pickNote', 'address1'],
  joiners: { address1: '' },
  country: 'CN',
};

export const douyin: Profile = {
  key: 'douyin',
  version: 1,
  name: { zh: '抖店订单导出', en: 'Douyin shop orders' },
  fingerprint: [
    ['主订单编号', '主订单号'],
    ['子订单编号', '子订单号'],
    ['选购商品', '商品单价', '流量体裁', '达人昵称'],
  ],
  platform: 'douyin',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['主订单编号', '主订单号'],
    externalLineId: ['子订单编号', '子订单号'],
    platformSkuId: ['规格ID', '商品ID'],
    sku: ['商家编码', '货号', '商家编码(SKU)'],
    productTitle: ['选购商品', '商品名称'],
    variation: ['商品规格', '规格', '规格名称'],
    address1: ['街道', '详细地址', '收货地址'],
    district: ['区', '区县'],
  },
  // The street district (街道) has its own column, and the rest stands in 详细地址.
  joined: ['address1'],
  joiners: { address1: '' },
  country: 'CN',
};

export const kuaishou: Profile = {
  key: 'kuaishou',
  version: 1,
  name: { zh: '快手小店订单导出', en: 'Kuaishou shop orders' },
  fingerprint: [['订单号', '订单编号'], ['成交数量'], ['sku编码', 'SKU编码', '商品ID', 'SKUID']],
  platform: 'kuaishou',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['SKU编码', '商家编码'],
    platformSkuId: ['SKUID', '商品ID'],
    quantity: ['成交数量'],
    address1: ['详细地址', '收货地址', '收货人地址'],
  },
  country: 'CN',
  addressInOne: true,
};

export const xiaohongshu: Profile = {
  key: 'xiaohongshu',
  version: 1,
  name: { zh: '小红书订单导出', en: 'Xiaohongshu orders' },
  fingerprint: [['订单号'], ['小红书编码', '规格ID'], ['SKU件数', 'SKU名称', '用户备注']],
  platform: 'xiaohongshu',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['商家编码', '条形码'],
    warehouseSku: [],
    platformSkuId: ['规格ID', '小红书编码'],
    productTitle: ['SKU名称', '商品名称'],
    variation: ['SKU规格', '规格'],
    quantity: ['SKU件数'],
    placedAt: ['订单创建时间'],
    address1: ['收件人地址'],
    buyerNote: ['用户备注'],
    sellerNote: ['包裹备注信息'],
    orderMark: ['订单标记'],
    idNo: [],
  },
  country: 'CN',
};

/** 微信小店 and 视频号 have two product codes besides the seller's two; a note in the header distinguishes them. */
export const wechatShop: Profile = {
  key: 'wechat-shop',
  version: 1,
  name: { zh: '微信小店（视频号）订单导出', en: 'WeChat shop orders' },
  fingerprint: [
    ['订单号'],
    ['商品编码'],
    ['SKU编码', '商品编码'],
    ['商品属性'],
    ['收件人手机', '买家备注', '商品发货', '商品售后'],
  ],
  platform: 'wechat-shop',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['SKU编码(自定义)', '商品编码(自定义)'],
    warehouseSku: [],
    platformSkuId: ['商品编码(平台)'],
    variation: ['商品属性'],
    placedAt: ['订单下单时间', '下单时间'],
    unitPrice: ['商品价格(单件)', '商品价格'],
    address1: ['收件人地址'],
    buyerNote: ['买家备注'],
    sellerNote: ['商家备注'],
    lineStatus: ['商品发货'],
    afterSalesStatus: ['商品售后'],
    personalization: ['定制信息'],
  },
  country: 'CN',
};

/** 宝贝报表: what was ordered, without any address. */
export const taobaoItems: Profile = {
  key: 'taobao-items',
  version: 1,
  name: { zh: '淘宝/天猫宝贝报表', en: 'Taobao and Tmall order items' },
  fingerprint: [
    ['订单编号', '主订单编号'],
    ['外部系统编号', '套餐信息'],
    ['购买数量', '商品属性'],
  ],
  platform: 'taobao',
  zone: CHINA_ZONE,
  columns: {
    externalOrderNo: ['主订单编号', '订单编号'],
    externalLineId: ['子订单编号'],
    sku: ['商家编码', '外部系统编号'],
    warehouseSku: [],
    platformSkuId: ['商品ID', '宝贝ID'],
    productTitle: ['标题', '商品标题', '宝贝标题'],
    variation: ['商品属性'],
    quantity: ['购买数量'],
    buyerNote: ['主订单买家留言', '买家留言'],
    sellerNote: ['商家备注', '备注'],
    unitPrice: ['价格', '商品价格'],
  },
  country: 'CN',
  noAddress: true,
};

export const taobaoOrders: Profile = {
  key: 'taobao-orders',
  version: 1,
  name: { zh: '淘宝/天猫订单报表', en: 'Taobao and Tmall orders' },
  fingerprint: [['订单编号'], ['宝贝总数量', '宝贝种类'], ['买家会员名', '买家应付货款', '宝贝标题']],
  platform: 'taobao',
  zone: CHINA_ZONE,
  refusal: message('orders.file-taobao-orders'),
};

export const jingdong: Profile = {
  key: 'jd',
  version: 1,
  name: { zh: '京东订单导出', en: 'JD orders' },
  fingerprint: [
    ['订单号', '订单编号'],
    ['订购数量', '订单数量', '商品数量'],
    ['京东价', '下单帐号', '下单账号'],
  ],
  platform: 'jd',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['商家SKUID', '货号', '商家SKU', '商家编码'],
    platformSkuId: ['商品ID', '商品编号'],
    quantity: ['订购数量', '订单数量', '商品数量'],
    recipientName: ['客户姓名', '收货人姓名', '收货人'],
    address1: ['客户地址', '收货地址'],
    buyerNote: ['订单备注', '买家留言'],
    sellerNote: ['商家备注'],
    unitPrice: ['京东价'],
    warehouse: ['仓库名称'],
  },
  statusWords: {
    orderStatus: {
      produce: '等待出库, 等待打印, 等待发货, (锁定)等待出库解除',
      wait: '(锁定)等待出库, 锁定, 暂停, 等待付款',
      shipped: '等待确认收货, 已出库, 完成, 已完成',
      cancelled: '(删除)等待出库, 删除, (删除)等待付款, (删除)等待确认收货, 已取消',
    },
  },
  country: 'CN',
  addressInOne: true,
};

/** 1688: the columns of an order with several items are filled in on its first row only. */
export const alibaba1688: Profile = {
  key: '1688',
  version: 1,
  name: { zh: '1688 订单导出', en: '1688 orders' },
  fingerprint: [['订单编号'], ['货品标题'], ['Offer ID', '单品货号', '货品种类', '买家会员名', '货品总价']],
  platform: '1688',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: ['子订单编号'],
    sku: ['单品货号', '货号', '物料编号'],
    warehouseSku: [],
    platformSkuId: ['SKU ID'],
    listingId: ['Offer ID'],
    productTitle: ['货品标题'],
    variation: ['规格', '型号', '规格型号'],
    address1: ['收货地址'],
    mobile: ['联系手机'],
    buyerNote: ['买家留言'],
    sellerNote: ['卖家备注'],
  },
  carryDown: ORDER_LEVEL,
  country: 'CN',
  addressInOne: true,
};

export const youzan: Profile = {
  key: 'youzan',
  version: 1,
  name: { zh: '有赞订单导出', en: 'Youzan orders' },
  fingerprint: [
    ['订单号'],
    ['规格编码', '商品编码', '商家编码'],
    ['商品规格'],
    ['归属店铺', '全部商品名称', '买家姓名', '收货人/提货人'],
  ],
  platform: 'youzan',
  zone: CHINA_ZONE,
  columns: {
    externalLineId: [],
    sku: ['规格编码', '商品编码', '商家编码'],
    warehouseSku: [],
    recipientName: ['收货人/提货人', '收货人姓名', '收货人'],
    phone: ['收货人手机号/提货人手机号', '收货人手机号', '收货人手机'],
    address1: ['详细收货地址/提货地址', '详细收货地址', '收货地址', '详细地址'],
    province: ['收货人省份', '省份'],
    city: ['收货人城市', '城市'],
    district: ['收货人地区', '地区'],
    shop: ['归属店铺', '店铺名称'],
    buyerNote: ['买家备注', '买家留言'],
    sellerNote: ['商家备注', '商家订单备注'],
    afterSalesStatus: ['商品退款状态', '退款状态', '售后状态'],
    lineStatus: ['商品发货状态'],
  },
  country: 'CN',
};
