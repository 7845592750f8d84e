import { MORE_ALIASES } from './more-aliases.ts';
import { normaliseHeader } from './normalise-header.ts';
import type { OrderField } from './types.ts';

/**
 * Every header we have met, by what it means, best first; compared by `normaliseHeader`, so stars, notes in brackets,
 * blanks and case need no entry of their own. Profiles put their own lists before these.
 */
const OWN_ALIASES: Record<OrderField, readonly string[]> = {
  externalOrderNo: names(
    '订单号, 订单编号, 平台订单编号, 平台订单号, 平台单号, 第三方订单号, 订单ID, 參考號, 参考号, 系统单号, 訂單編號, 訂單號, Order ID, ' +
      'order-id, Order Number, Order No, Order #, PO#, Order#, 注文番号, 主订单编号, Sales Order Number, Order Ref, No. Pesanan, หมายเลขคำสั่งซื้อ, Mã đơn hàng, ID do pedido, Bestellnummer, Numéro de commande, Número de pedido, Numero ordine, orderNumber',
  ),
  externalLineId: names(
    '子订单号, 子订单编号, 商品编号, Transaction ID, order-item-id, Line#, item_id, Order Item ID, ' +
      '交易号, orderItemId, SubOrder',
  ),
  platformOrderId: names('平台订单ID'),
  packageNo: names('包裹号, Package ID'),
  platform: names('平台, 平台渠道, 渠道, Platform'),
  shop: names(
    '店铺, 店铺账号, 店铺名, 店铺名称, 所属店铺, 店鋪, Shop, Store, Shop Name, Store Name, Market - Store Name, 店铺名',
  ),
  site: names('站点, Site'),
  orderStatus: names(
    '订单状态, 訂單狀態, Order Status, Status, Status Pesanan, สถานะการสั่งซื้อ, Trạng Thái Đơn Hàng, Status do pedido, Item State',
  ),
  cancelMark: names('Cancelled at, Cancelled Time, 取消时间'),
  holdMark: names('is-buyer-requested-cancellation'),
  lineStatus: names(
    'Lineitem fulfillment status, 子订单状态, Item Status, Line Status, item_status, order item status',
  ),
  paymentStatus: names(
    '付款状态, 支付状态, 付款狀態, Financial Status, Payment Status, Pay Status, Status Pembayaran',
  ),
  afterSalesStatus: names(
    '售后状态, 退款状态, 售后/退款状态, 退货退款状态, 退貨/退款狀態, 退貨 / 退款狀態, Refund Status, Return Status, Return / Refund Status, ' +
      'After-sales Status, After Sales Status, Cancelation/Return Type, Cancellation/Return Type, Status Pembatalan/ Pengembalian, Status da Devolução / Reembolso, Trạng thái Trả hàng/Hoàn tiền, สถานะการคืนเงินหรือคืนสินค้า',
  ),
  orderMark: names('订单标识, 订单标记'),
  placedAt: names(
    '下单时间, 订单创建时间, 订购时间, 下單時間, 創建時間, 创建时间, Order Date, order_date, Created at, ' +
      'Created Time, Sale Date, purchase-date, 注文日時, 订单提交时间, 订单成交时间, Order Creation Date, Order creation date, Waktu Pesanan Dibuat, วันที่ทำการสั่งซื้อ, Ngày đặt hàng, Data de criação do pedido, 訂單成立日期, Sale date, Verkauft am, Verkaufsdatum, Date de vente, Fecha de venta, Data di vendita, createTime, Date created, Date - Order Date, purchase date, Time order created',
  ),
  paidAt: names(
    '付款时间, 付款時間, Paid at, Paid Time, Date Paid, payments-date, 支付完成时间, 支付时间, Paid On Date, Paid on date, Order Paid Time, Waktu Pembayaran Dilakukan, เวลาการชำระสินค้า, Hora do pagamento do pedido, 買家付款時間, Zahlungsdatum, Datum der Bezahlung, Date - Paid Date',
  ),
  shipBy: names(
    '最晚发货时间, 要求最晚发货时间, Ship By, Ship By Time, latest-ship-date, promise-date, 承诺发货时间, 最后发货期限, Ship By Date, Post By Date, Dispatch by date, Dispatch By Date, Versand bis, latest shipping time, Pesanan Harus Dikirimkan Sebelum, Estimated Ship Out Date',
  ),
  sku: names(
    'SKU, SKU货号, sku编码, Seller SKU, Lineitem sku, item_sku, 平台SKU, 商家编码, 产品编号, SKU編號, ' +
      'SKU编号, 貨號, 货号, Product SKU, Variant SKU, Custom Label, Custom label, 商家编码-规格维度, 商家编码-商品维度, 规格编码, SKU Reference No., Nomor Referensi SKU, เลขอ้างอิง SKU, Número de referência SKU, SKU phân loại hàng, 商品選項貨號, 商品选项货号, Bestandseinheit, Item - SKU, contribution sku, sellerSku, MSKU, Référence SKU, Etiqueta personalizada, Libellé personnalisé, Etichetta personalizzata',
  ),
  warehouseSku: names('商品SKU, 商品编码, 仓库SKU, 通途SKU, 仓库订单编码'),
  platformSkuId: names('SKUID, SKU ID, 产品ID, asin, product_id, Product ID, SKCID, SPUID'),
  listingId: names('Listing ID, ItemID'),
  productTitle: names(
    '商品名称, 产品名称, 产品信息, 多品名, 品名, 商品名稱, Item Name, Product Name, product-name, item_name, ' +
      'Item Description, Lineitem name, 商品名, 商品, 选购商品, 商品中文名称, Item Title, Item title, Nama Produk, ชื่อสินค้า, Tên sản phẩm, Nome do Produto, Angebotstitel, Artikelbezeichnung, Titre de l’objet, Título del artículo, Titolo dell’inserzione, Item - Name, itemName, Item',
  ),
  variation: names(
    '规格属性, 产品规格, 商品规格, 商品规格名称, 规格名称, 规格型号, 商品属性, 销售属性, 商品销售属性, 属性, 规格, 規格, ' +
      '商品規格, 商品選項名稱, 变体编号, Variation, Variations, Variation Name, Variant, Variant Title, item_meta, Variation Details, Variation details, Variation Name, Nama Variasi, ชื่อตัวเลือก, Tên phân loại hàng, Nome da variação, Variantendetails, Variationsdetails, Détails de la variante, Detalles de la variación, Item - Options, Product Variation, Lineitem variant, SKU信息, 商品规格信息',
  ),
  quantity: names(
    '数量, 产品数量, 单个产品数量, 应履约件数, 下单数量, 商品数量, 數量, 购买数量, Quantity, Qty, ' +
      'Lineitem quantity, quantity-to-ship, quantity-purchased, item_quantity, 個数, Jumlah, จำนวน, Số lượng, Quantidade, Anzahl, Stückzahl, Menge, Quantité, Cantidad, Quantità, Item - Qty, quantity to ship',
  ),
  unitPrice: names(
    '单价, 产品售价, 售价, 單價, Price, Unit Price, Item Cost, Lineitem price, item_price, Sold For, Sold for, Verkauft für, Deal Price, Harga Setelah Diskon, ราคาขาย, Preço acordado, Item - Price, 商品单价',
  ),
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
    '定制内容, 定制信息, 定制详情, 定制要求, 个性化信息, 个性化内容, 个性化定制, 个性化定制内容, 个性化要求, 客製內容, 客製化內容, 客製化資訊, Personalization, ' +
      'Personalisation, Personalisierung, Personnalisation, Personalización, Personalizzazione, Personalização, Personalization Info, ' +
      'Personalization Details, Customization, Customization Info, Customization Details, Customisation',
  ),
  designCode: names('设计编号, 设计编码, Design Code, Design ID'),
  imageUrl: names(
    '图片网址, 产品图片网址, 图片链接, 效果图链接, 定制图片, image_url, Image URL, customized-url',
  ),
  recipientName: names(
    '收件人, 收货人姓名, 收件人姓名, 收货人, 收货人名称, 姓名, 收件人名稱, 买家姓名, Ship Name, Shipping Name, ' +
      'recipient-name, Recipient, Recipient Name, Customer Name, Full Name, ' +
      'Ship To Name, shipping_name, 届け先氏名, 客户姓名, Ship To Name, Post To Name, Delivery Name, Receiver Name, Nama Penerima, ชื่อผู้รับ, Nome do destinatário, Tên Người nhận, 收件者姓名, Name des Empfängers, Vollständiger Name des Käufers, Nom du destinataire, Nombre del destinatario, Nome del destinatario, Ship To - Name, shippingName, Full Name (Shipping), Name (Shipping)',
  ),
  company: names(
    '公司, 公司名, 收货人公司, Company, Shipping Company, shipping_company, ' +
      'buyer-company-name, Company (Shipping), Ship To - Company, Recipient company name',
  ),
  country: names(
    '国家二字码, 国家, 国家代码, 收货人国家, 收件人国家, 收货国家, 中文国家名, 國家, Country, Country Code, ' +
      'Ship Country, Shipping Country, ship-country, shipping_country, 国家/地区, Ship To Country, Post To Country, Delivery Country, País, Quốc gia, ประเทศ, Versand nach - Land, Land des Empfängers, Land des Käufers, Ship To - Country, shippingCountry, Country Code (Shipping), Country (Shipping)',
  ),
  province: names(
    '州/省, 省/州, 省份, 省, 州, 收货人州/省, 收件人省, 收件人省份, State, Province, Ship State, ship-state, ' +
      'Shipping Province, shipping_state, State/Province, 所属地区, Ship To State, Post To State, Post To County, Post to county, Delivery State, Provinsi, จังหวัด, UF, Tỉnh/Thành phố, Versand nach - Bundesland, Bundesland des Empfängers, Staat des Käufers, Ship To - State, shippingRegion, State Code (Shipping), State (Shipping)',
  ),
  city: names(
    '城市, 收货人城市, 收件人城市, 市, City, Ship City, Shipping City, ship-city, shipping_city, ' +
      'Regency and City, 所属城市, Ship To City, Post To City, Delivery City, Kota/Kabupaten, อำเภอ, เขต/อำเภอ, Cidade, TP / Quận / Huyện, 城市, Versand nach - Ort, Ort des Empfängers, Ort des Käufers, Ship To - City, shippingCity, City (Shipping)',
  ),
  district: names(
    '区县, 区, 區, District, Districts, Ship District, 行政區, 行政区, Bairro, Quận, Town, 街道',
  ),
  address1: names(
    '地址1, 详细地址1, 地址, 收货人地址, 收件地址, 收货地址, 详细地址, 地址1+地址2, Address, Address 1, ' +
      'Address Line 1, Ship Address1, Shipping Address1, Shipping Street, ' +
      'ship-address-1, shipping_address_1, Ship to Address 1, Detail Address, Street, 住所, 邮寄地址1, 收件地址, Ship To Address 1, Post To Address 1, Delivery Address1, Delivery Address 1, Delivery Address, Delivery address, Alamat Pengiriman, ที่อยู่ในการจัดส่ง, Endereço de entrega, Địa chỉ nhận hàng, Adresse 1 des Empfängers, Käuferadresse 1, Ship To - Address 1, shippingAddress, Address 1&2 (Shipping), Address 1 (Shipping)',
  ),
  address2: names(
    '地址2, 详细地址2, Address 2, Address Line 2, Ship Address2, Shipping Address2, ' +
      'ship-address-2, shipping_address_2, Ship to Address 2, ' +
      'Additional address information, 邮寄地址2, Ship To Address 2, Post To Address 2, Delivery Address2, Delivery Address 2, Adresse 2 des Empfängers, Käuferadresse 2, Ship To - Address 2, shippingAddress2, Address 2 (Shipping)',
  ),
  address3: names('地址3, 详细地址3, ship-address-3, Address 3, Villages'),
  houseNo: names('门牌号, 收货人门牌号, House Number'),
  postcode: names(
    '邮编, 收货地址邮编, 邮政编码, 收件人邮编, 郵編, 郵遞區號, Zip, Zip Code, Zipcode, Postal Code, Postcode, ' +
      'Ship Zipcode, Shipping Zip, ship-postal-code, shipping_postcode, 郵便番号, Ship To Zip, Post To Postcode, Post To Postal Code, Delivery Zipcode, Delivery Zip, Delivery postal code, Kode Pos, รหัสไปรษณีย์, CEP, Versand nach - PLZ, PLZ des Empfängers, Postleitzahl des Käufers, Ship To - Postal Code, shippingPostCode, Postcode (Shipping), Postcode Code (Shipping)',
  ),
  phone: names(
    '电话, 收货人电话, 收货人联系方式, 联系电话, 联系方式, 收件人电话, 电话2, 電話, Phone, Phone #, Phone Number, ' +
      'Shipping Phone, ship-phone-number, buyer-phone-number, billing_phone, 電話番号, 电话1, 收件人手机号, 收件者電話, 收件者电话, Ship To Phone, Post To Phone, Recipient phone, recipient phone number, No. Telepon, หมายเลขโทรศัพท์, Telefone, Số điện thoại, Telefonnummer des Empfängers, Ship To - Phone, shippingPhone, Phone (Shipping), Phone (Billing)',
  ),
  mobile: names('手机, 收货人手机, 收货人手机号码, 手机号, 备用联系方式, 手機, Mobile'),
  email: names(
    '邮箱, 买家邮箱, 收货人邮箱, 买家Email, Email, E-mail, Buyer Email, buyer-email, billing_email, E-Mail des Käufers, Contact email, Email (Billing), virtual email',
  ),
  taxNo: names('税号, 买家税号, 收货人税号, Tax ID, cpf'),
  idNo: names('身份证号'),
  ioss: names('IOSS, 卖家税号（IOSS）, ioss-number'),
  buyerNote: names(
    '买家备注, 订单备注, 买家留言, 备注, 備註, Buyer Message, Note from buyer, customer_note, ' +
      'gift-message-text, Notes, Buyer Note, Remark from buyer, Catatan dari Pembeli, หมายเหตุจากผู้ซื้อ, Observação do comprador, 買家備註, Notes - From Buyer, Note from customer, Customer Note, Hinweis des Käufers',
  ),
  sellerNote: names('卖家备注, 客服备注, Seller Note, Tags'),
  pickNote: names('拣货备注'),
  shippingMethod: names(
    '物流方式, 买家指定物流, 物流商, 配送方式, 邮寄方式, Shipping Method, ship-service-level, ' +
      'Delivery Option, Shipping Provider Name, shipping_method',
  ),
  trackingNo: names(
    '运单号, 跟踪号, 物流单号, Tracking ID, Tracking Number, No. Resi, หมายเลขติดตามพัสดุ, Número de rastreamento, Mã vận đơn, Sendungsnummer, 货运单号, 快递单号',
  ),
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

/** `OWN_ALIASES` before the further ones by language. */
export const ALIASES = Object.fromEntries(
  Object.entries(OWN_ALIASES).map(([field, own]) => [
    field,
    [...own, ...names(MORE_ALIASES[field as OrderField]?.replace(/\s+/g, ' ') ?? '').filter(Boolean)],
  ]),
) as unknown as Record<OrderField, readonly string[]>;

function names(list: string): readonly string[] {
  return list.split(', ').map((name) => name.trim());
}

/** All headers, normalised, to score how likely a row is the header row. */
export const knownHeaderKeys: ReadonlySet<string> = new Set(
  Object.values(ALIASES).flat().map(normaliseHeader),
);
