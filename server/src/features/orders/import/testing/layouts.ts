/** Header rows of the order files in the wild, to the character. */
export const LAYOUTS = {
  dxm2026:
    '店铺账号, 订单号, 包裹号, 下单时间, 订单金额, 币种缩写, 收货人姓名, 收货人国家, 收货人州/省, 收货人城市, 地址1, 地址2, 邮编, 收货人电话, SKU, 产品规格, 产品售价, 单个产品数量, 产品图片网址, 客服备注, 产品图片',
  dxm67:
    '下单时间, 付款时间, 提交时间, 发货时间, 退款时间, 面单打印时间, 拣货单打印时间, 买家账号, 买家姓名, 买家Email, 收货人姓名, 收货人公司, 收货人税号, 收货人门牌号, 详细地址, 地址1, 地址2, 地址1+地址2, 收货人城市, 收货人州/省, 邮编, 收货人国家, 中文国家名, 国家二字码, 收货人电话, 收货人手机, SKU, 产品ID, 产品名称, 产品售价, 产品数量, 产品规格, 图片网址, 来源URL, 销售链接, 多品名, 付款方式, 币种缩写, 订单金额, 买家支付运费, 退款金额, 预估利润, 成本利润率, 销售利润率, 预估运费, 包裹号, 订单号, 交易号, 订单状态, 平台渠道, 店铺账号, 订单备注, 拣货备注, 客服备注, 退款理由, 订单标识, 订单标记, 买家指定物流, 物流方式, 运单号, 物流订单号, 称重重量, 中文报关名, 英文报关名, 申报单价, 报关重量, 海关编码',
  dxmWarehouse:
    '包裹号, 订单号, 交易号, 订单状态, 平台渠道, 店铺账号, 订单备注, 拣货备注, 客服备注, 退款理由, 下单时间, 收货人姓名, 国家二字码, 收货人州/省, 收货人城市, 地址1, 邮编, 收货人电话, SKU, 产品数量, 商品SKU, 商品编码, 商品名称, 库存量, 商品采购价, 发货仓库, 货架位',
  dxmManual33:
    '*订单号, *店铺账号, *sku, 属性(可填写SKU尺寸、颜色等), *数量（大于0的整数）, *单价, 总运费, 币种（默认USD）, *买家姓名, *地址1, 地址2, *城市, *省/州, *国家二字码, *邮编, 电话, 手机, E-mail, 买家税号, 门牌号, 公司名, 订单备注, 图片网址, 售出链接, 中文报关名, 英文报关名, 申报金额（USD）, 申报重量（g）, 材质, 用途, 海关编码, 报关属性, 卖家税号（IOSS）',
  dxmManual43:
    '订单号, 店铺账号, sku, 属性, 数量, 单价, 总运费, 币种, 买家指定物流, 发货仓库, 买家姓名, 地址1, 地址2, 区县, 城市, 省/州, 国家二字码, 邮编, 电话, 手机, E-mail, 买家税号, 门牌号, 公司名, 买家备注, 图片网址, 售出链接, 中文报关名, 英文报关名, 申报金额（USD）, 出口申报金额（USD）, 出口企业名称, 企业信用代码, 申报重量（g）, 材质, 用途, 海关编码, 进口海关编码, 报关属性, 卖家税号（IOSS）, 下单时间（北京时间）, 客服备注, 拣货备注',
  temu33:
    '订单号, 站点, 订单状态, 子订单号, 应履约件数, 商品名称, SKUID, SKCID, SPUID, SKU货号, 商品属性, 收货人姓名, 收货人联系方式, 备用联系方式, 邮箱, 身份证号, 税号, 详细地址1, 详细地址2, 详细地址3, 区县, 城市, 省份, 收货地址邮编, 国家, 运单号, 物流商, 发货仓, 订单创建时间, 要求最晚发货时间, 实际发货时间, 预计送达时间, 实际签收时间',
  temu19:
    '订单编号, 站点, 订单状态, 子订单号, 应履约件数, 商品名称, SKUID, SKCID, SPUID, SKU货号, 商品属性, 运单号, 物流商, 发货仓, 订单创建时间, 要求最晚发货时间, 实际发货时间, 预计送达时间, 实际签收时间',
  etsyItems:
    'Sale Date, Item Name, Buyer, Quantity, Price, Coupon Code, Coupon Details, Discount Amount, Shipping Discount, Order Shipping, Order Sales Tax, Item Total, Currency, Transaction ID, Listing ID, Date Paid, Date Shipped, Ship Name, Ship Address1, Ship Address2, Ship City, Ship State, Ship Zipcode, Ship Country, Order ID, Variations, Order Type, Listings Type, Payment Type, InPerson Discount, InPerson Location, VAT Paid by Buyer, SKU',
  etsyOrders:
    'Sale Date, Order ID, Buyer User ID, Full Name, First Name, Last Name, Number of Items, Payment Method, Date Shipped, Street 1, Street 2, Ship City, Ship State, Ship Zipcode, Ship Country, Currency, Order Value, Coupon Code, Coupon Details, Discount Amount, Shipping Discount, Shipping, Sales Tax, Order Total, Status, Card Processing Fees, Order Net, Adjusted Order Total, Adjusted Card Processing Fees, Adjusted Net Order Amount, Buyer, Order Type, Payment Type, InPerson Discount, InPerson Location, SKU',
  shopify:
    'Name, Email, Financial Status, Paid at, Fulfillment Status, Fulfilled at, Accepts Marketing, Currency, Subtotal, Shipping, Taxes, Total, Discount Code, Discount Amount, Shipping Method, Created at, Lineitem quantity, Lineitem name, Lineitem price, Lineitem compare at price, Lineitem sku, Lineitem requires shipping, Lineitem taxable, Lineitem fulfillment status, Billing Name, Billing Street, Billing Address1, Billing Address2, Billing Company, Billing City, Billing Zip, Billing Province, Billing Country, Billing Phone, Shipping Name, Shipping Street, Shipping Address1, Shipping Address2, Shipping Company, Shipping City, Shipping Zip, Shipping Province, Shipping Country, Shipping Phone, Notes, Note Attributes, Cancelled at, Payment Method, Payment Reference, Refunded Amount, Vendor, Outstanding Balance, Employee, Location, Device ID, Id, Tags, Risk Level, Source, Lineitem discount, Tax 1 Name, Tax 1 Value, Tax 2 Name, Tax 2 Value, Tax 3 Name, Tax 3 Value, Tax 4 Name, Tax 4 Value, Tax 5 Name, Tax 5 Value, Phone, Receipt Number, Duties, Billing Province Name, Shipping Province Name, Payment ID, Payment Terms Name, Next Payment Due At, Payment References',
  amazonUnshipped:
    'order-id, order-item-id, purchase-date, payments-date, reporting-date, promise-date, days-past-promise, buyer-email, buyer-name, payment-method-details, cpf, buyer-phone-number, sku, product-name, quantity-purchased, quantity-shipped, quantity-to-ship, ship-service-level, ship-service-name, recipient-name, ship-address-1, ship-address-2, ship-address-3, ship-city, ship-state, ship-postal-code, ship-country, gift-message-text, customized-url, customized-page, is-buyer-requested-cancellation, ioss-number',
  amazonReport:
    'order-id, order-item-id, purchase-date, payments-date, buyer-email, buyer-name, buyer-phone-number, sku, product-name, quantity-purchased, currency, item-price, item-tax, shipping-price, shipping-tax, ship-service-level, recipient-name, ship-address-1, ship-address-2, ship-address-3, ship-city, ship-state, ship-postal-code, ship-country, ship-phone-number',
  amazonAll:
    'amazon-order-id, merchant-order-id, purchase-date, last-updated-date, order-status, fulfillment-channel, sales-channel, sku, quantity',
  amazonFba: 'amazon-order-id, merchant-order-id, shipment-id, shipment-item-id, sku, quantity-shipped',
  tiktok:
    'Order ID, Order Status, Order Substatus, Cancelation/Return Type, SKU ID, Seller SKU, Product Name, Variation, Quantity, SKU Unit Original Price, SKU Subtotal Before Discount, SKU Platform Discount, SKU Seller Discount, SKU Subtotal After Discount, Shipping Fee After Discount, Original Shipping Fee, Taxes, Order Amount, Order Refund Amount, Created Time, Paid Time, RTS Time, Shipped Time, Delivered Time, Cancelled Time, Delivery Option, Shipping Provider Name, Buyer Message, Buyer Username, Recipient, Phone #, Zipcode, Country, State, City, Detail Address, Additional address information, Payment Method, Seller Note',
  tiktokIndonesia:
    'Order ID, Order Status, Order Substatus, SKU ID, Seller SKU, Product Name, Quantity, SKU Subtotal After Discount, Created Time, Recipient, Phone #, Zipcode, Country, Province, Regency and City, Districts, Villages, Detail Address',
  walmart:
    'PO#, Order#, Order Date, Ship By, Customer Name, Ship to Address 1, Ship to Address 2, City, State, Zip, Line#, Status, Item Description, Shipping Method, Qty, SKU, Item Cost, Shipping Cost, Tax',
  woo: 'order_number, status, order_date, billing_phone, billing_email, shipping_first_name, shipping_last_name, shipping_company, shipping_address_1, shipping_address_2, shipping_city, shipping_state, shipping_postcode, shipping_country, customer_note, item_name, item_sku, item_quantity, item_meta',
  mango: '订单号, sku编码, 产品数量, 收货人名称, 收货人地址, 城市, 州/省, 邮编, 国家代码, 联系电话',
  handOver: '订单ID, 商品编号, 产品信息, 数量, SKU, 姓名, 州/省, 城市, 地址1, 邮编, 电话2, 收货国家',
  gerpgo:
    '平台, 站点, 店铺, 平台订单编号, 订单状态, 订单币种, 订单总金额, 买家实付金额, 买家账号名, 买家邮箱, 收件人姓名, 收件人电话, 收件人国家, 收件人省, 收件人城市, 收件地址, 邮编, 配送方式, 付款方式, 付款时间, 订购时间, SKU, 数量',
  rouzao: '第三方订单号, 收件人, 联系电话, 收件地址, 城市, 国家, 商家编码, 下单数量',
  podPlant:
    '*订单号, *SKU, *产品数量, 变体编号, 销售金额, 运费, *收货人, *地址1, 地址2, *收货人城市, 收货人州/省, *邮编, *国家, 收货人电话, 收货人手机号码, 物流方式, 运单号, 业务员, 部门, 买家ID（非必填）, 税号, 收货人邮箱',
  ours: '*订单号, 子订单号, 平台, *店铺, 下单时间, 最晚发货时间, *SKU, 商品名称, 规格属性, *数量, 单价, 币种, 定制内容, 设计编号, 图片网址, *收件人, *国家(二字码), 州/省, *城市, 区县, *地址1, 地址2, 邮编, 电话, 手机, 邮箱, 公司, 门牌号, 税号, 买家备注, 卖家备注, 物流方式, 运单号, 面单链接, 中文报关名, 英文报关名, 申报单价(USD), 申报重量(g), 海关编码, IOSS',
} as const;
export type LayoutName = keyof typeof LAYOUTS;

export function headersOf(layout: LayoutName): string[] {
  return LAYOUTS[layout].split(', ');
}
