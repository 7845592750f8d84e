import { normaliseHeader } from './normalise-header.ts';
import type { OrderField } from './types.ts';

/**
 * Every header we have met, by what it means, best first; compared by `normaliseHeader`, so stars, notes in brackets,
 * blanks and case need no entry of their own. Profiles put their own lists before these.
 */
export const ALIASES: Record<OrderField, readonly string[]> = {
  externalOrderNo: names(
    '订单号, 订单编号, 平台订单编号, 平台订单号, 平台单号, 第三方订单号, 订单ID, 參考號, 参考号, 系统单号, 訂單編號, 訂單號, Order ID, ' +
      'order-id, Order Number, Order No, Order #, PO#, Order#, 注文番号',
  ),
  externalLineId: names(
    '子订单号, 子订单编号, 商品编号, Transaction ID, order-item-id, Line#, item_id, Order Item ID, ' +
      '交易号',
  ),
  platformOrderId: names('平台订单ID'),
  packageNo: names('包裹号, Package ID'),
  platform: names('平台, 平台渠道, 渠道, Platform'),
  shop: names('店铺, 店铺账号, 店铺名, 店铺名称, 所属店铺, 店鋪, Shop, Store, Shop Name, Store Name'),
  site: names('站点, Site'),
  orderStatus: names('订单状态, 訂單狀態, Order Status, Status'),
  cancelMark: names('Cancelled at, Cancelled Time, 取消时间'),
  holdMark: names('is-buyer-requested-cancellation'),
  orderMark: names(
    '订单标识, 订单标记, 售后状态, 退款状态, 售后/退款状态, 付款状态, 支付状态, Financial Status, Payment Status, Refund Status, ' +
      'After-sales Status, After Sales Status, Cancelation/Return Type, Cancellation/Return Type',
  ),
  placedAt: names(
    '下单时间, 订单创建时间, 订购时间, 下單時間, 創建時間, 创建时间, Order Date, order_date, Created at, ' +
      'Created Time, Sale Date, purchase-date, 注文日時',
  ),
  paidAt: names('付款时间, 付款時間, Paid at, Paid Time, Date Paid, payments-date'),
  shipBy: names('最晚发货时间, 要求最晚发货时间, Ship By, Ship By Time, latest-ship-date, promise-date'),
  sku: names(
    'SKU, SKU货号, sku编码, Seller SKU, Lineitem sku, item_sku, 平台SKU, 商家编码, 产品编号, SKU編號, ' +
      'SKU编号, 貨號, 货号, Product SKU, Variant SKU',
  ),
  warehouseSku: names('商品SKU, 商品编码, 仓库SKU, 通途SKU, 仓库订单编码'),
  platformSkuId: names('SKUID, SKU ID, 产品ID, asin, product_id, Product ID, SKCID, SPUID'),
  listingId: names('Listing ID, ItemID'),
  productTitle: names(
    '商品名称, 产品名称, 产品信息, 多品名, 品名, 商品名稱, Item Name, Product Name, product-name, item_name, ' +
      'Item Description, Lineitem name, 商品名',
  ),
  variation: names(
    '规格属性, 产品规格, 商品规格, 商品规格名称, 规格名称, 规格型号, 商品属性, 销售属性, 商品销售属性, 属性, 规格, 規格, ' +
      '商品規格, 商品選項名稱, 变体编号, Variation, Variations, Variation Name, Variant, Variant Title, item_meta',
  ),
  quantity: names(
    '数量, 产品数量, 单个产品数量, 应履约件数, 下单数量, 商品数量, 數量, 购买数量, Quantity, Qty, ' +
      'Lineitem quantity, quantity-to-ship, quantity-purchased, item_quantity, 個数',
  ),
  unitPrice: names('单价, 产品售价, 售价, 單價, Price, Unit Price, Item Cost, Lineitem price, item_price'),
  lineTotal: names('销售金额, item-price, SKU Subtotal After Discount, Item Total'),
  currency: names('币种, 币种缩写, 订单币种, 幣別, Currency'),
  orderTotal: names(
    '订单金额, 订单总金额, 买家实付金额, Order Total, order_total, Order Amount, Order Value',
  ),
  shippingFee: names(
    '运费, 总运费, 买家支付运费, Order Shipping, Order Delivery, Delivery, shipping-price, ' +
      'Shipping Cost, Shipping Fee After Discount',
  ),
  personalization: names(
    '定制内容, 定制信息, 个性化信息, 客製內容, Personalization, Personalisation, Customization, ' +
      'Note Attributes, Lineitem properties, customized-page',
  ),
  designCode: names('设计编号, 设计编码, Design Code, Design ID'),
  imageUrl: names(
    '图片网址, 产品图片网址, 图片链接, 效果图链接, 定制图片, image_url, Image URL, customized-url',
  ),
  recipientName: names(
    '收件人, 收货人姓名, 收件人姓名, 收货人, 收货人名称, 姓名, 收件人名稱, 买家姓名, Ship Name, Shipping Name, ' +
      'recipient-name, Recipient, Recipient Name, Customer Name, Full Name, ' +
      'Ship To Name, shipping_name, 届け先氏名',
  ),
  company: names(
    '公司, 公司名, 收货人公司, Company, Shipping Company, shipping_company, ' + 'buyer-company-name',
  ),
  country: names(
    '国家二字码, 国家, 国家代码, 收货人国家, 收件人国家, 收货国家, 中文国家名, 國家, Country, Country Code, ' +
      'Ship Country, Shipping Country, ship-country, shipping_country',
  ),
  province: names(
    '州/省, 省/州, 省份, 省, 州, 收货人州/省, 收件人省, 收件人省份, State, Province, Ship State, ship-state, ' +
      'Shipping Province, shipping_state, State/Province',
  ),
  city: names(
    '城市, 收货人城市, 收件人城市, 市, City, Ship City, Shipping City, ship-city, shipping_city, ' +
      'Regency and City',
  ),
  district: names('区县, 区, 區, District, Districts, Ship District'),
  address1: names(
    '地址1, 详细地址1, 地址, 收货人地址, 收件地址, 收货地址, 详细地址, 地址1+地址2, Address, Address 1, ' +
      'Address Line 1, Ship Address1, Shipping Address1, Shipping Street, ' +
      'ship-address-1, shipping_address_1, Ship to Address 1, Detail Address, Street, 住所',
  ),
  address2: names(
    '地址2, 详细地址2, Address 2, Address Line 2, Ship Address2, Shipping Address2, ' +
      'ship-address-2, shipping_address_2, Ship to Address 2, ' +
      'Additional address information',
  ),
  address3: names('地址3, 详细地址3, ship-address-3, Address 3, Villages'),
  houseNo: names('门牌号, 收货人门牌号, House Number'),
  postcode: names(
    '邮编, 收货地址邮编, 邮政编码, 收件人邮编, 郵編, 郵遞區號, Zip, Zip Code, Zipcode, Postal Code, Postcode, ' +
      'Ship Zipcode, Shipping Zip, ship-postal-code, shipping_postcode, 郵便番号',
  ),
  phone: names(
    '电话, 收货人电话, 收货人联系方式, 联系电话, 联系方式, 收件人电话, 电话2, 電話, Phone, Phone #, Phone Number, ' +
      'Shipping Phone, ship-phone-number, buyer-phone-number, billing_phone, 電話番号',
  ),
  mobile: names('手机, 收货人手机, 收货人手机号码, 手机号, 备用联系方式, 手機, Mobile'),
  email: names(
    '邮箱, 买家邮箱, 收货人邮箱, 买家Email, Email, E-mail, Buyer Email, buyer-email, billing_email',
  ),
  taxNo: names('税号, 买家税号, 收货人税号, Tax ID, cpf'),
  idNo: names('身份证号'),
  ioss: names('IOSS, 卖家税号（IOSS）, ioss-number'),
  buyerNote: names(
    '买家备注, 订单备注, 买家留言, 备注, 備註, Buyer Message, Note from buyer, customer_note, ' +
      'gift-message-text, Notes',
  ),
  sellerNote: names('卖家备注, 客服备注, Seller Note, Tags'),
  pickNote: names('拣货备注'),
  shippingMethod: names(
    '物流方式, 买家指定物流, 物流商, 配送方式, 邮寄方式, Shipping Method, ship-service-level, ' +
      'Delivery Option, Shipping Provider Name, shipping_method',
  ),
  trackingNo: names('运单号, 跟踪号, 物流单号, Tracking ID, Tracking Number'),
  labelUrl: names('面单链接, 面单, Label URL'),
  warehouse: names('发货仓库, 发货仓, Warehouse Name'),
  customsNameZh: names('中文报关名'),
  customsNameEn: names('英文报关名'),
  customsValue: names('申报单价, 申报金额（USD）, 申报价值'),
  customsWeight: names('申报重量（g）, 报关重量'),
  hsCode: names('海关编码'),
  material: names('材质'),
  usage: names('用途'),
};

function names(list: string): readonly string[] {
  return list.split(', ');
}

/** All headers, normalised, to score how likely a row is the header row. */
export const knownHeaderKeys: ReadonlySet<string> = new Set(
  Object.values(ALIASES).flat().map(normaliseHeader),
);
