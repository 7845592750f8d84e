import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { ALIASES_BY_LANGUAGE } from './aliases-by-language.ts';
import { ALIASES_OF_MORE_LANGUAGES } from './aliases-of-more-languages.ts';
import { listedKeys } from './normalise-header.ts';

/**
 * Every header we have met, by what it means, best first; compared by `normaliseHeader`, so stars, notes in brackets,
 * blanks and case need no entry of their own. Profiles put their own lists before these.
 */
const OWN_ALIASES: Record<OrderField, readonly string[]> = {
  externalOrderNo: names(
    '订单号, 订单编号, 平台订单编号, 平台订单号, 平台单号, 第三方订单号, 订单ID, 參考號, 参考号, 系统单号, 訂單編號, 訂單號, Order ID, ' +
      'order-id, Order Number, Order No, Order #, PO#, Order#, 注文番号, 主订单编号, Sales Order Number, Order Ref, Platform Order Number, Parent Order Number, Parent Order ID, No. Pesanan, หมายเลขคำสั่งซื้อ, Mã đơn hàng, ID do pedido, Bestellnummer, Numéro de commande, Número de pedido, Numero ordine, orderNumber' +
      ', 线上订单号, 线上单号, 原始单号, 店铺单号, 平台交易号, 主订单号, 父订单号, 母订单号, 來源訂單編號, 注文ID, 注文no, 受注番号, ショップ受注番号, オーダー番号, OrderId, 주문번호, หมายเลขออเดอร์, Mã đơn, Số đơn hàng, ID Pesanan, Nomor Pesanan, Order SN, Nº do pedido, Número do pedido, 内部订单号, 系统订单号, 交易编号' +
      ', 고객주문번호, お客様管理番号',
  ),
  externalLineId: names(
    '子订单号, 子订单编号, 商品编号, Transaction ID, order-item-id, Line#, item_id, Order Item ID, ' +
      '交易号, orderItemId, SubOrder' +
      ', 子单号, 平台子单号, 子订单ID, 상품주문번호, 商品明細ID' +
      ', 线上子订单编号, 线上子订单号, 商品订单编号, 商品订单号, 商品交易号',
  ),
  platformOrderId: names('平台订单ID'),
  packageNo: names('包裹号, Package ID'),
  platform: names(
    '平台, 平台渠道, 渠道, Platform' +
      ', 平台名称, 来源平台, 销售平台, 平台类型, Marketplace, Channel Type, Order Source, Source Platform, 판매처, 쇼핑몰, 쇼핑몰명, 판매사이트, 채널, 채널명, 판매채널, 주문처, 注文サイト, モール, モール名, ECモール, ECサイト, 販売サイト, サイト名, 販売チャネル, 電商平台, Sales Platform, Sàn, Sàn TMĐT, แพลตฟอร์ม, Kanal penjualan, Verkaufsplattform, Plattform, Plateforme, Plataforma, Piattaforma',
  ),
  shop: names(
    '店铺, 店铺账号, 店铺名, 店铺名称, 所属店铺, 店鋪, Shop, Store, Shop Name, Store Name, Market - Store Name, 店铺名' +
      ', 店铺昵称, 店铺账户, 销售账号, 来源店铺, 店铺简称, 归属店铺, Nama Panggilan Toko BigSeller, Store Nickname',
  ),
  site: names('站点, Site'),
  orderStatus: names(
    '订单状态, 訂單狀態, Order Status, Status, Status Pesanan, สถานะการสั่งซื้อ, Trạng Thái Đơn Hàng, Status do pedido, Item State' +
      ', 交易状态, 狀態, 状态, 訂單状态, ステータス, 注文ステータス, 対応状況, 配送状態, 주문상태, 상품별 주문 상태, สถานะคำสั่งซื้อ, สถานะ, Trạng thái, 发货状态, 订单当前状态' +
      ', 平台状态, 平台订单状态, 线上状态, 店铺状态',
  ),
  cancelMark: names('Cancelled at, Cancelled Time, 取消时间'),
  holdMark: names(
    'is-buyer-requested-cancellation, 취소여부, 취소수량, 취소 수량, 환불대기수량, 반품수량, 환불수량, 是否取消, 是否已取消, 取消数量, 退款数量, 退货数量, 已退数量, 申请退货数量, 申请退款数量, 实退数量, 订单退款金额, 申请退款金额, 异常类型, 订单异常, 异常状态, 异常原因, 异常描述' +
      ', 取消數量, 退貨數量, キャンセル数, キャンセル数量, キャンセル個数, キャンセルフラグ, Cancelled, Canceled, Is Cancelled, Is Canceled, Cancelled?' +
      ', Canceled?, Cancelled Quantity, Canceled Quantity, Cancelled Qty, Canceled Qty, Quantity Cancelled, Quantity Canceled, Qty Cancelled' +
      ', Qty Canceled, Refunded, Is Refunded, Refunded Quantity, Refunded Qty, Quantity Refunded, Qty Refunded, Returned Quantity, Returned Qty' +
      ', Quantity Returned, Return Quantity, Refunded Amount, Amount Refunded, Order Refund Amount, Refund Amount, Total Refunded, Quantity Refund' +
      ', product_quantity_refunded, product_quantity_return, Sku Quantity of return, Cancel By, Cancel Reason, Cancelation Reason' +
      ', Cancellation Reason, 取消原因, 取消理由, 退款金额, キャンセル理由, 취소사유, buyerFailedDeliveryReturnInitiator, buyerFailedDeliveryReason',
  ),
  lineStatus: names(
    'Lineitem fulfillment status, 子订单状态, Item Status, Line Status, item_status, order item status' +
      ', 商品发货状态, 주문세부상태',
  ),
  paymentStatus: names(
    '付款状态, 支付状态, 付款狀態, Financial Status, Payment Status, Pay Status, Status Pembayaran' +
      ', 支付情况, 결제상태, 入金状況',
  ),
  afterSalesStatus: names(
    '售后状态, 维权状态, 退款状态, 售后/退款状态, 退货退款状态, 退貨/退款狀態, 退貨 / 退款狀態, Refund Status, Return Status, Return / Refund Status, ' +
      'After-sales Status, After Sales Status, Cancelation/Return Type, Cancellation/Return Type, Status Pembatalan/ Pengembalian, Status da Devolução / Reembolso, Trạng thái Trả hàng/Hoàn tiền, สถานะการคืนเงินหรือคืนสินค้า' +
      ', 商品售后, 商品退款状态, 售后, 售后情况, 클레임상태, 클레임 상태, 返品状況',
  ),
  orderMark: names('订单标识, 订单标记'),
  placedAt: names(
    '下单时间, 订单创建时间, 订购时间, 下單時間, 創建時間, 创建时间, 購入日, 購入日時, PO Date, P.O. Date, date_add, 平台创建时间, 平台下单时间, Order Date, order_date, Created at, ' +
      'Created Time, Sale Date, purchase-date, 注文日時, 订单提交时间, 订单成交时间, 成交时间, 接單時間, Order Creation Date, Order creation date, Waktu Pesanan Dibuat, วันที่ทำการสั่งซื้อ, Ngày đặt hàng, Data de criação do pedido, 訂單成立日期, Sale date, Verkauft am, Verkaufsdatum, Date de vente, Fecha de venta, Data di vendita, createTime, Date created, Date - Order Date, purchase date, Time order created' +
      ', 订单下单时间, 下单日期, 订单日期, 拍下时间, 订单时间, 交易时间, 注文日, 注文確定日時, 주문일시, 주문일, 주문일자, Tanggal Pesanan, Waktu Pemesanan, วันที่สั่งซื้อ, Ngày tạo đơn, Thời gian tạo đơn hàng, Order Time, Create Time, 訂單日期, 訂單成立時間',
  ),
  paidAt: names(
    '付款时间, 付款時間, Paid at, Paid Time, Date Paid, payments-date, 支付完成时间, 支付时间, Paid On Date, Paid on date, Order Paid Time, Waktu Pembayaran Dilakukan, เวลาการชำระสินค้า, Hora do pagamento do pedido, 買家付款時間, Zahlungsdatum, Datum der Bezahlung, Date - Paid Date' +
      ', 订单付款时间, 付款确认时间, 买家付款时间, 付款日期, 結済日, 入金日, 入金日時, 결제일, 결제일시, Thời gian thanh toán',
  ),
  shipBy: names(
    '最晚发货时间, 要求最晚发货时间, Ship By, Ship By Time, latest-ship-date, promise-date, 承诺发货时间, 最后发货期限, Ship By Date, Post By Date, Dispatch by date, Dispatch By Date, Versand bis, latest shipping time, Pesanan Harus Dikirimkan Sebelum, Estimated Ship Out Date' +
      ', 最晚出貨日期, 应发货时间, 发货截止时间, 要求发货时间, 最晚履约时间, 最晚发货日期, 発送予定日, 발송기한, วันที่คาดว่าจะทำการจัดส่งสินค้า',
  ),
  items: names(
    '商品明细, 订单明细, line_items, order_items, product_info, Product Details, 平台SKU*数量, 商家编码*数量, 商品编码*数量, 商品SKU*数量, SKU*数量, SKU编码*数量',
  ),
  sku: names(
    'MSKU, SKU, Line Item SKU, Position: Artikelnummer, SKU货号, sku编码, Seller SKU, Lineitem sku, item_sku, 平台SKU, 商家编码, 产品编号, SKU編號, ' +
      'SKU编号, Variant SKU, Product SKU, Custom Label, Custom label, 商家编码-规格维度, 商家编码-商品维度, 规格编码, SKU Reference No., Nomor Referensi SKU, เลขอ้างอิง SKU, Número de referência SKU, SKU phân loại hàng, 商品選項貨號, 商品选项货号, Bestandseinheit, Item - SKU, contribution sku, sellerSku, Référence SKU, Etiqueta personalizada, Libellé personnalisé, Etichetta personalizzata' +
      ', SKU编码, 平台sku编码, 店铺SKU, 渠道SKU, 销售SKU, 客户SKU, 商家SKU, 卖家SKU, 产品SKU, 商家SKU编码, 商户编码, 外部系统编号, 外部编码, 商品sku编码, SKU码, システム連携用SKU番号, SKU管理番号, 商品コード, 販売者商品コード, 品番, 옵션관리코드, 판매자 상품코드, 업체상품코드, 상품코드, รหัส SKU, Mã SKU, Kode SKU, SKU do produto' +
      ', 型号编码, Item SKU Code, 판매자 관리코드, 貨號, 货号, 单品货号' +
      ', 품목코드',
  ),
  warehouseSku: names(
    '商品SKU, 商品编码, 仓库SKU, 通途SKU, 仓库订单编码' +
      ', 系统SKU, 本地SKU, 库存SKU, 库存SKU编号, ERP SKU, 产品编码, 产品代码, 货品编码, 货品SKU',
  ),
  platformSkuId: names('SKUID, SKU ID, 产品ID, asin, product_id, Product ID, SKCID, SPUID'),
  listingId: names('Listing ID, ItemID'),
  productTitle: names(
    '商品名称, 产品名称, 产品信息, 多品名, 商品名, 品名, 商品名稱, 作品タイトル, 商品简称, 購入商品 商品名, Position: Artikelname, 품목명, 품목명(ERP), Item Name, Product Name, product-name, item_name, ' +
      'Item Description, Lineitem name, 商品名, 商品, 选购商品, 商品中文名称, Item Title, Item title, Nama Produk, ชื่อสินค้า, Tên sản phẩm, Nome do Produto, Angebotstitel, Artikelbezeichnung, Titre de l’objet, Título del artículo, Titolo dell’inserzione, Item - Name, itemName, Item' +
      ', 宝贝标题, 标题, 商品标题, 产品标题, 货品标题, 货品名称, 宝贝名称, 商品標題, 상품명, 등록상품명, 노출상품명, SKU名称, 产品中文名称, 产品英文名称' +
      ', 作品名, Item SKU Name',
  ),
  variation: names(
    '规格属性, 产品规格, 商品规格, 商品规格名称, 规格名称, 规格型号, 商品属性, 销售属性, 商品销售属性, 属性, 规格, 規格, ' +
      '商品規格, 商品選項名稱, 变体编号, Variation, Variations, Variation Name, Variant, Variant Title, item_meta, Variation Details, Variation details, Variation Name, Nama Variasi, ชื่อตัวเลือก, Tên phân loại hàng, Nome da variação, Variantendetails, Variationsdetails, Détails de la variante, Detalles de la variación, Item - Options, Product Variation, Lineitem variant, SKU信息, 商品规格信息' +
      ', SKU规格, SKU属性, 商品选项, 商品選項, 選項, 产品属性, 规格信息, 销售规格, 变体属性, 变种属性, 变体, 规格/型号, 颜色/尺码, 颜色规格, 规格型号名称, 颜色规格, 颜色及规格, オプション情報, 項目・選択肢, バリエーション, 옵션정보, 등록옵션명, 옵션명, 옵션, Phân loại hàng, Variasi, 款式规格' +
      ', 变种名称, 商品型号, 種類, オプション, 주문옵션',
  ),
  quantity: names(
    '数量, 产品数量, 单个产品数量, 应履约件数, Position: Anzahl, Line Item Qty, Line Item Quantity, 下单数量, 商品数量, 數量, 购买数量, Quantity, Qty, ' +
      'Lineitem quantity, quantity-to-ship, quantity-purchased, item_quantity, 個数, Jumlah, จำนวน, Số lượng, Quantidade, Anzahl, Stückzahl, Menge, Quantité, Cantidad, Quantità, Item - Qty, quantity to ship' +
      ', 订购数量, 购买件数, SKU件数, 成交数量, 件数, 商品件数, 产品件数, SKU数量, 下单件数, 商品数, 购买数, 注文数量, 受注数量, 注文数, 購入数, 수량, 구매수, 주문수량, จำนวนสินค้า, Số lượng sản phẩm, Kuantitas, 产品总数量' +
      ', 货品数量' +
      ', 상품수량, 내품수량',
  ),
  unitPrice: names(
    '单价, 产品售价, 售价, 單價, Price, Unit Price, Item Cost, Lineitem price, item_price, Sold For, Sold for, Verkauft für, Deal Price, Harga Setelah Diskon, ราคาขาย, Preço acordado, Item - Price, 商品单价' +
      ', 价格, 商品价格, 京东价, 成交单价, 単価, 販売価格, 상품가격, ราคา, Giá ưu đãi',
  ),
  lineTotal: names('销售金额, item-price, SKU Subtotal After Discount, Item Total'),
  currency: names('币种, 币种缩写, 订单币种, 幣別, Currency'),
  orderTotal: names(
    '订单金额, 订单总金额, 买家实付金额, Order Total, order_total, Order Amount, Order Value' +
      ', 实付款, 实付金额, 实收款, 订单实付金额',
  ),
  shippingFee: names(
    '运费, 总运费, 买家支付运费, Order Shipping, Order Delivery, Delivery, shipping-price, ' +
      'Shipping Cost, Shipping Fee After Discount',
  ),
  personalization: names(
    '定制内容, 定制信息, 定制详情, 定制要求, 个性化信息, 个性化内容, 个性化定制, 个性化定制内容, 个性化要求, 客製內容, 客製化內容, 客製化資訊, Personalization, ' +
      'Personalisation, Personalisierung, Personnalisation, Personalización, Personalizzazione, Personalização, Personalization Info, ' +
      'Personalization Details, Customization, Customization Info, Customization Details, Customisation' +
      ', Personalizacja, Personalizace, Personalizácia, Personalisatie, Personalisering, Personalizare, Персонализация, Персоналізація, Kişiselleştirme, Personalisasi, パーソナライズ, 개인화, 商品定制信息, 买家定制信息, 用户定制信息, 客户定制信息, 买家定制内容, Customized Information, Customization Information, 個人化資訊, 客製化文字',
  ),
  designCode: names('设计编号, 设计编码, Design Code, Design ID'),
  imageUrl: names(
    '产品图片网址, 商品图片网址, 商品图片链接, 产品图片链接, Product Image URL, Item Image URL, 效果图链接, customized-url',
  ),
  recipientName: names(
    '收件人, 收货人姓名, 收件人姓名, 收货人, 收货人名称, 姓名, 收件人名稱, 买家姓名, Ship Name, Shipping Name, ' +
      'recipient-name, Recipient, Recipient Name, Customer Name, Full Name, ' +
      'Ship To Name, shipping_name, 届け先氏名, 客户姓名, Ship To Name, Post To Name, Delivery Name, Receiver Name, Nama Penerima, ชื่อผู้รับ, Nome do destinatário, Tên Người nhận, 收件者姓名, Name des Empfängers, Vollständiger Name des Käufers, Nom du destinataire, Nombre del destinatario, Nome del destinatario, Ship To - Name, shippingName, Full Name (Shipping), Name (Shipping)' +
      ', 收货联系人, 联系人, 收件者, 收件者名稱, 收貨人, 收貨人姓名, 收货人/提货人, 收货姓名, 收件人名字, 收货人名字, 收貨人名字, 送付先氏名, お届け先氏名, 届け先名, お届け先名, 送り先名称, お届け先名称, 届け先名称, 送付先名称, 配送先名称, 受取人名, 配送先氏名, 수취인명, 수취인이름, 수취인, 수령인, 수령인명, 받는사람, 받는분, 받는분성명, Tên người nhận hàng, ชื่อผู้รับสินค้า, Penerima' +
      ', 收货人/提货人姓名, 收货/提货人',
  ),
  company: names(
    '公司, 公司名, 收货人公司, Company, Shipping Company, shipping_company, ' +
      'buyer-company-name, Company (Shipping), Ship To - Company, Recipient company name',
  ),
  country: names(
    '国家二字码, 国家, 国家代码, 收货人国家, 收件人国家, 收货国家, 中文国家名, 國家, Country, Country Code, ' +
      'Ship Country, Shipping Country, ship-country, shipping_country, 国家/地区, Ship To Country, Post To Country, Delivery Country, País, Quốc gia, ประเทศ, Versand nach - Land, Land des Empfängers, Land des Käufers, Ship To - Country, shippingCountry, Country Code (Shipping), Country (Shipping)' +
      ', 收件国家, 国家名称, 国家简码, 国家编码, 国家中文名, 国家二字简码, 国家(中文), 国家（二字码）, 收件人国家代码, 收件人国家二字码, 收件人国家/地区, 目的国, 目的国家, 收货国家/地区, 国家或地区, 國家地區, Negara, Nation, 国名',
  ),
  province: names(
    '州/省, 省/州, 省份, 省, 州, 收货人州/省, 收件人省, 收件人省份, State, Province, Ship State, ship-state, ' +
      'Shipping Province, shipping_state, State/Province, 所属地区, Ship To State, Post To State, Post To County, Post to county, Delivery State, Provinsi, จังหวัด, UF, Tỉnh/Thành phố, Versand nach - Bundesland, Bundesland des Empfängers, Staat des Käufers, Ship To - State, shippingRegion, State Code (Shipping), State (Shipping)' +
      ', 收件省, 收件人州/省, 收件人州, 收件人省/州, 收货省份, 收货省, 收货人省份, 收货人省, 省/直辖市, 都道府県, 送付先住所都道府県, 省/市, 縣市, Governorate, Gouvernorat, Governatorato, Gobernación, Wilaya, الولاية, Emirate, الإمارة',
  ),
  city: names(
    '城市, 收货人城市, 收件人城市, 市, City, Ship City, Shipping City, ship-city, shipping_city, ' +
      'Regency and City, 所属城市, Ship To City, Post To City, Delivery City, Kota/Kabupaten, อำเภอ, เขต/อำเภอ, Cidade, TP / Quận / Huyện, 城市, Versand nach - Ort, Ort des Empfängers, Ort des Käufers, Ship To - City, shippingCity, City (Shipping)' +
      ', 收件市, 收件城市, 收货城市, 收货市, 收货人市, 收件人市, 城市名称, 鄉鎮市區',
  ),
  district: names(
    '区县, 区, 區, District, Districts, Ship District, 行政區, 行政区, Bairro, Quận, Town, 街道' +
      ', 区/县, 县/区, 区/县/镇, 区县/镇, 区县镇, 区/县/街道, 收货区县, 收货区, 收件区, 收件人区县, 收件人区, 收货人区县, 收货人地区, 行政區域, Phường/Xã, Kecamatan, แขวง/ตำบล',
  ),
  address1: names(
    '地址1, 详细地址1, 地址, 배송주소, Street Line 1, 收货人地址, 收件地址, 收货地址, 详细地址, 地址1+地址2, Address, Address 1, ' +
      'Address Line 1, Ship Address1, Shipping Address1, Shipping Street, ' +
      'ship-address-1, shipping_address_1, Ship to Address 1, Detail Address, Street, 住所, 邮寄地址1, 收件地址, Ship To Address 1, Post To Address 1, Delivery Address1, Delivery Address 1, Delivery Address, Delivery address, Alamat Pengiriman, ที่อยู่ในการจัดส่ง, Endereço de entrega, Địa chỉ nhận hàng, Adresse 1 des Empfängers, Käuferadresse 1, Ship To - Address 1, shippingAddress, Address 1&2 (Shipping), Address 1 (Shipping)' +
      ', 收件人地址, 收件人地址1, 收件地址1, 收货地址1, 收货人地址1, 收货详细地址, 详细收货地址, 收件详细地址, 收件人详细地址, 客户地址, 街道地址, 街道1, 地址一, 收貨地址, 收件人住址, 送付先住所, お届け先住所, 届け先住所, 配送先住所, 수취인 주소, 수취인주소, 통합배송지, 배송지, 주소, ที่อยู่, Địa chỉ, Alamat, Alamat Lengkap' +
      ', 收货人/提货人详细地址, 详细收货地址/提货地址, 收货地址/提货地址, 收货/提货详细地址, 수취인 전체주소',
  ),
  address2: names(
    'Street Line 2, 地址2, 详细地址2, Address 2, Address Line 2, Ship Address2, Shipping Address2, ' +
      'ship-address-2, shipping_address_2, Ship to Address 2, ' +
      'Additional address information, 邮寄地址2, Ship To Address 2, Post To Address 2, Delivery Address2, Delivery Address 2, Adresse 2 des Empfängers, Käuferadresse 2, Ship To - Address 2, shippingAddress2, Address 2 (Shipping)' +
      ', 收件人地址2, 收件地址2, 收货地址2, 收货人地址2, 街道2, 地址二, 상세배송지',
  ),
  address3: names('地址3, 详细地址3, ship-address-3, Address 3, Villages'),
  houseNo: names('门牌号, 收货人门牌号, House Number' + ', 收件人门牌号'),
  postcode: names(
    '邮编, 收货地址邮编, 邮政编码, 收件人邮编, 郵編, 郵遞區號, Zip, Zip Code, Zipcode, Postal Code, Postcode, ' +
      'Ship Zipcode, Shipping Zip, ship-postal-code, shipping_postcode, 郵便番号, Ship To Zip, Post To Postcode, Post To Postal Code, Delivery Zipcode, Delivery Zip, Delivery postal code, Kode Pos, รหัสไปรษณีย์, CEP, Versand nach - PLZ, PLZ des Empfängers, Postleitzahl des Käufers, Ship To - Postal Code, shippingPostCode, Postcode (Shipping), Postcode Code (Shipping)' +
      ', 收件邮编, 收货邮编, 收货人邮编, 邮政编号, 收件人邮政编码, 送付先郵便番号, お届け先郵便番号, 届け先郵便番号, 우편번호, Mã bưu điện, Mã bưu chính, Kodepos',
  ),
  phone: names(
    '电话, 收货人电话, 收货人联系方式, 联系电话, 联系方式, 收件人电话, 电话2, 電話, Phone, Phone #, Phone Number, ' +
      'Shipping Phone, ship-phone-number, buyer-phone-number, billing_phone, 電話番号, 电话1, 收件人手机号, 收件者電話, 收件者电话, Ship To Phone, Post To Phone, Recipient phone, recipient phone number, No. Telepon, หมายเลขโทรศัพท์, Telefone, Số điện thoại, Telefonnummer des Empfängers, Ship To - Phone, shippingPhone, Phone (Shipping), Phone (Billing)' +
      ', 收件人联系方式, 收件电话, 收货电话, 收货人联系电话, 收货人手机号, 收货人电话号码, 收货联系电话, 电话号码, 收貨人電話, 受取人電話番号, 送付先電話番号, お届け先電話番号, 届け先電話番号, 수취인연락처1, 수취인전화번호, 수령인 연락처, 받는분전화번호, เบอร์โทรศัพท์, เบอร์โทร, SĐT, Nomor Telepon' +
      ', 收货人手机号/提货人手机号, 收货人手机号/提货人手机, 收货人/提货人手机号, 座机, 固话, 固定电话, 收货人座机, 收件人座机, 수취인 핸드폰 번호',
  ),
  mobile: names(
    '手机, 收货人手机, 收货人手机号码, 手机号, 备用联系方式, 手機, 行動電話, Mobile' +
      ', 联系手机, 手机号码, 收件人手机, 收货手机, 收货人手机号, 收貨人手機, 수취인연락처2, 휴대폰번호, 휴대폰, 휴대전화, 휴대전화번호, 핸드폰, 핸드폰번호, 수령인 휴대폰, 수취인 휴대폰, 받는분 휴대폰, 联系人手机, 联系人手机号, 联系人手机号码, お届け先携帯, お届け先携帯電話, 送付先携帯電話, 送付先携帯電話番号, Handynummer, Handy-Nr., Portable, Celular, Celular destinatario, Telefone celular, Komórka, Telefon komórkowy, GSM, Мобильный, Мобильный телефон, Моб. телефон, เบอร์มือถือ, Nomor HP penerima, Nomor HP',
  ),
  // Found among those of `phone`, by whose they say they are.
  buyerPhone: [],
  email: names(
    '邮箱, 买家邮箱, 收货人邮箱, 买家Email, Email, E-mail, Buyer Email, buyer-email, billing_email, E-Mail des Käufers, Contact email, Email (Billing), virtual email',
  ),
  taxNo: names('税号, 买家税号, 收货人税号, Tax ID, cpf'),
  idNo: names('身份证号'),
  ioss: names('IOSS, 卖家税号（IOSS）, ioss-number'),
  buyerNote: names(
    '买家备注, 订单备注, 买家留言, 备注, 備註, Buyer Message, Note from buyer, customer_note, ' +
      'gift-message-text, Notes, Buyer Note, Remark from buyer, Catatan dari Pembeli, หมายเหตุจากผู้ซื้อ, Observação do comprador, 買家備註, Notes - From Buyer, Note from customer, Customer Note, Hinweis des Käufers' +
      ', 用户备注, 顾客留言, 客户备注, 客户留言, 客户订单备注, 留言, 買家留言, 備考, 배송메세지, 배송메시지, 배송메모, Nhận xét từ Người mua' +
      ', 배송시 요구사항',
  ),
  sellerNote: names(
    '卖家备注, 客服备注, Seller Note, Tags' +
      ', 商家备注, 卖家备忘, 店铺备注, 包裹备注信息, 卖家留言, 賣家備註, 内部备注, 跟单备注, ひとことメモ',
  ),
  pickNote: names('拣货备注, 赠品, 赠品名称, 赠品信息, 赠品商品, 商家赠品, 赠品规格, 赠品数量'),
  shippingMethod: names(
    '物流方式, 买家指定物流, 物流商, 配送方式, 邮寄方式, Shipping Method, ship-service-level, ' +
      'Delivery Option, Shipping Provider Name, shipping_method' +
      ', 物流公司, 快递公司, 物流渠道, 物流服务商, 配送公司, 택배사, 買家選擇物流, 买家选择物流, 买家自选物流方式, 寄送方式, 配送会社',
  ),
  trackingNo: names(
    '运单号, 跟踪号, 物流单号, Tracking ID, Tracking Number, No. Resi, หมายเลขติดตามพัสดุ, Número de rastreamento, Mã vận đơn, Sendungsnummer, 货运单号, 快递单号' +
      ', 发货快递单号, 物流追踪号, 追踪号, 物流跟踪号, 运输单号, 운송장번호, 송장번호, 送り状番号, お荷物伝票番号, 包裹查詢號碼' +
      ', 运单号码',
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

/** The headers of each field: those of `OWN_ALIASES` first, then those of other languages. */
export const ALIASES = Object.fromEntries(
  Object.entries(OWN_ALIASES).map(([field, own]) => [
    field,
    [...own, ...furtherNames(ALIASES_BY_LANGUAGE, field), ...furtherNames(ALIASES_OF_MORE_LANGUAGES, field)],
  ]),
) as unknown as Record<OrderField, readonly string[]>;

function furtherNames(lists: Partial<Record<OrderField, string>>, field: string): readonly string[] {
  return names(lists[field as OrderField]?.replace(/\s+/g, ' ') ?? '').filter(Boolean);
}

function names(list: string): readonly string[] {
  return list.split(', ').map((name) => name.trim());
}

const knownKeys = lazy(() => new Set(listedKeys(Object.values(ALIASES).flat())));

/** Whether a normalised header is one of all these; says how likely a row is the row of headers. */
export function isKnownHeader(key: string): boolean {
  return knownKeys().has(key);
}
