import type { OrderField } from '@diy/contract/orders/order-fields';

/**
 * Further headers of shops and marketplaces by language, after those of `aliases.ts`: en, de, fr, es, it, nl, pl, pt, sv, tr, ru, ja.
 * The recipient's columns are put together by `compose-header.ts` and need no entry. A word that means two things (`Estado`,
 * `Reference`, `Name`) is in no list here: only a profile knows which of them.
 */
export const ALIASES_BY_LANGUAGE: Partial<Record<OrderField, string>> = {
  externalOrderNo: `Nomor Invoice, No. Invoice, Belegnummer, 业务订单号, Order Reference ID, 売上ID, Order Name, Order Reference, Order Increment ID, Increment ID, Order Code, Order, Web Order Number, Sales Order, Sales Order No, Order Id, Customer Order ID, Channel Order Number, Purchase Order Number, PO Number, Order Ref No,
    Bestell-Nr., Bestellnr, Bestellnr., Bestell-ID, Bestellung, Auftragsnummer, Auftrags-Nr., Auftrags-ID, Auftrag, N° de commande, N° commande, Nº commande, No de commande, Numéro commande, Référence commande, Référence de la commande, ID commande, ID de commande, Commande,
    N.º de pedido, Nº de pedido, Nº pedido, N° de pedido, N° pedido, Número pedido, ID de pedido, ID del pedido, ID pedido, Pedido, Número de orden, N. ordine, N° ordine, Nr. ordine, ID ordine, Codice ordine, Ordine, Numero d'ordine, Numero dell'ordine,
    Bestelnummer, Ordernummer, Bestelling, Numer zamówienia, Nr zamówienia, ID zamówienia, Zamówienie, Número do pedido, Nº do pedido, N.º do pedido, Ordernummer, Sipariş Numarası, Sipariş No, Номер заказа, ID заказа, 注文ID, 受注番号, オーダー番号`,
  externalLineId:
    'Line Item ID, Item Reference ID, Order Line ID, Order Line Number, Line ID, Line Number, Line No, Order Product ID, Order Unit ID, Position ID, Positions-ID, Positionsnummer, Bestellposition, ID transazione, Transaktions-ID, ID de transacción, ID de transaction, Transactie-ID, ID transakcji, ID da transação',
  orderStatus: `Order State, Shipment Status, Shipping Status, Fulfillment Status, Fulfilment Status, Fulfillment State, Dispatch Status, Bestellstatus, Auftragsstatus, Status der Bestellung, Versandstatus, Lieferstatus,
    Statut, Statut de la commande, Statut commande, État de la commande, État, Estado del pedido, Estado de la orden, Estado del envío, Estado de preparación, Stato ordine, Stato dell'ordine, Stato, Stato spedizione, Bestelstatus, Orderstatus, Verzendstatus,
    Status zamówienia, Stan zamówienia, Status do pedido, Situação, Sipariş Durumu, Статус заказа, Статус, 注文ステータス, 受注ステータス, 出荷ステータス`,
  cancelMark:
    'Cancelled Date, Canceled at, Date Cancelled, Cancellation Date, Cancelled on, Stornodatum, Storniert am',
  holdMark:
    'Customer Intent To Cancel, Buyer requested cancellation, Cancellation Requested, buyer-requested-cancellation, Is Buyer Requested Cancel, is buyer requested cancellation, Storniert, Stornierte Menge, Menge storniert, Annulé, Annulée, Quantité annulée, Quantité remboursée, Cancelado, Cancelada, Cantidad cancelada, Annullato, Quantità annullata, Quantidade cancelada, Geannuleerd, Anulowane, Отменено, Количество отмен, İptal, จำนวนที่ยกเลิก, จำนวนที่ส่งคืน, Số lượng hủy, Jumlah Dibatalkan, Reclamo abierto, Reclamação aberta, Unidades reembolsadas, Item Qty Canceled, Item Qty Cancelled, Item Qty Refunded, Alasan Pembatalan, เหตุผลในการยกเลิกคำสั่งซื้อ, Lý do hủy, Motivo do cancelamento, Motivo da cancelamento, Cancelar Motivo, Sebab Pembatalan',
  paymentStatus:
    'Payment State, Paid Status, Order Payment Status, Zahlungsstatus, Bezahlstatus, Statut de paiement, Statut du paiement, État du paiement, Estado del pago, Estado de pago, Stato pagamento, Stato del pagamento, Betaalstatus, Betalingsstatus, Status płatności, Status do pagamento, Ödeme Durumu, Статус оплаты, 支払いステータス, 決済ステータス',
  lineStatus:
    'Item Fulfillment Status, Item Fulfilment Status, Line Item Status, Order Line Status, Line Item Fulfillment Status, Product Status, Positionsstatus, Artikelstatus',
  placedAt: `Purchase Date, Date Ordered, Date Placed, Order Placed, Order Placed At, Order Placed Date, Order Time, Order Created, Order Created Date, Order Created At, Created Date, Creation Date, Created On, CreatedOn, Date Created, Purchased On, Ordered At, Ordered On, Placed At, Order Date & Time, Order Date and Time, Date, Completed at,
    Bestelldatum, Bestellzeitpunkt, Bestellt am, Auftragsdatum, Kaufdatum, Datum, Erstellt am, Date de commande, Date commande, Date de la commande, Date d'achat, Date de création, Fecha de pedido, Fecha del pedido, Fecha pedido, Fecha de compra, Fecha, Fecha de la orden,
    Data ordine, Data dell'ordine, Data acquisto, Data di acquisto, Data di creazione, Data, Besteldatum, Orderdatum, Data zamówienia, Data zakupu, Data złożenia zamówienia, Data do pedido, Data da compra, Orderdatum, Sipariş Tarihi, Дата заказа, 注文日, 受注日, 受注日時`,
  paidAt:
    'Tanggal Pembayaran, Payment Date, Date of Payment, Paid Date, Date de paiement, Fecha de pago, Data pagamento, Betaaldatum, Data płatności, Bezahldatum, Bezahlt am, 入金日',
  shipBy:
    'Must Ship By, Ship By Deadline, Ship Before, Latest Ship Date, Expected Ship Date, Ship Date Deadline, Versanddatum bis, Spätestes Versanddatum, Expédier avant, Enviar antes del, Spedire entro, Verzenden voor, uiterlijke verzenddatum, exact latest delivery',
  sku: `Stock Keeping Unit (SKU), Partner-Artikelnummer, Partner-SKU, Händlerartikelnummer, Nomor SKU, 在线sku, 货品编号, 规格代码, Partner Article Number, Item SKU, Merchant SKU, Vendor SKU, Partner SKU, Supplier SKU, Your SKU, Offer SKU, Line SKU, Line Item SKU, LineItem SKU, Product SKU Code, Product Code, Product Id/SKU, SKU Code, SKU Number, SKU ID/Code, Stock Code, StockCode, Item Code, Item No, Item No., Style Number, Model, Part Number,
    Artikel-Nr., Artikelnr., Artikel-Nr, Artikelnummer, Artikel SKU, Händler-SKU, SKU des Händlers, Verkäufer-SKU, Produktnummer, Référence vendeur, Référence produit, Référence article, Réf. produit, Réf. article, SKU vendeur, SKU del vendedor, Referencia del producto, Ref. producto, Referencia del artículo,
    SKU venditore, SKU del venditore, Codice articolo, Codice prodotto, Riferimento prodotto, Artikelcode, Kod produktu, Sygnatura, Sygnatura oferty, Symbol, Código do produto, SKU do produto, Stok Kodu, Ürün Kodu, Артикул, Артикул продавца, 商品コード, 品番, SKUコード, 商品管理番号`,
  productTitle: `Product Title, Item Title, Line Item Name, LineItem Name, Lineitem Name, Listing Title, Item, Product, Item Names, Title,
    Artikelname, Artikel, Artikelbezeichnung, Bezeichnung, Produktname, Produkt, Produkttitel, Produktbezeichnung, Titel, Nom du produit, Nom produit, Produit, Libellé, Libellé produit, Désignation, Désignation produit, Titre, Titre du produit, Nom de l'article, Article,
    Nombre del producto, Nombre de producto, Producto, Título, Título del producto, Artículo, Nombre del artículo, Nome prodotto, Nome del prodotto, Prodotto, Titolo, Titolo prodotto, Descrizione articolo, Nome articolo, Nome dell'articolo, Artikelnaam, Productnaam, Producttitel, Artikelomschrijving, Omschrijving,
    Nazwa produktu, Nazwa przedmiotu, Nome do item, Nazwa oferty, Tytuł oferty, Produto, Título do produto, Produktnamn, Ürün Adı, Название товара, Наименование товара, Товар, 商品タイトル`,
  variation: `平台规格名称, 系统规格名称, Item Variation, Item Variant, Item Options, Item Option, Product Options, Product Option, Product Variant, Variant Name, Variant Options, Variant Description, Selected Options, Options, Option, Option Name, Option Set, Attributes, Item Attributes, Product Attributes, Lineitem Options, Line Item Options, Line Item Variant, LineItem Variant, Option Values, Specification, Specifications,
    Varianten, Variante, Variation(en), Variationen, Ausführung, Optionen, Eigenschaften, Artikelvariante, Déclinaison, Déclinaisons, Variante du produit, Attributs, Variación, Variaciones, Opciones, Variante del producto, Atributos, Varianti, Variazione, Opzioni, Attributi, Opties, Productvariant, Wariant, Opcje, Atrybuty, Variação, Variações, Varyasyon, Varyasyonlar, Seçenekler, Dettagli della variante, Dettagli variante, Détails de la variante, Detalles de la variación, Opções, Вариант, Варианты, バリエーション, 選択肢, 項目・選択肢`,
  quantity: `Jumlah Produk Dibeli, Jumlah Produk, 订货数量, Item Quantity, Item Qty, Product Quantity, Product Qty, Qty Ordered, Quantity Ordered, Ordered Qty, Ordered Quantity, Line Item Quantity, LineItem Quantity, Lineitem Qty, Line Quantity, Units, Qty., Quantity Purchased, No. of Items,
    Bestellmenge, Bestellte Menge, Stück, Artikelanzahl, Qté, Quantité commandée, Quantités, Nombre d'articles, Cant., Unidades, Cantidad pedida, Q.tà, Qtà, Quantità ordinata, Aantal, Hoeveelheid, Ilość, Liczba sztuk, Sztuk, Qtd, Qtde, Antal, Adet, Miktar, Количество, Кол-во, 注文数, 数量`,
  unitPrice: `Item Price, Product Price, Product Unit Price, Unit Cost, Wholesale Price, Line Item Price, Einzelpreis, Stückpreis, Artikelpreis, Preis, Prix unitaire, Prix, Precio unitario, Precio, Prezzo unitario, Prezzo, Prijs, Cena, Cena jednostkowa, Preço unitário, Preço, Birim Fiyatı, Цена`,
  currency:
    'Order Currency, Currency Code, Order Currency Code, Währung, Devise, Moneda, Divisa, Valuta, Waluta, Moeda, Para Birimi, Валюта, 通貨',
  buyerNote: `Item Note, Item Notes, Item Comment, Item Comments, Line Note, Line Notes, Line Comment, Product Note, Product Notes, Customer Notes, Customer Message, Customer Comment, Customer Comments, Customer Provided Note, Order Comments, Order Comment, Order Note, Order Notes, Buyer Notes, Buyer Comments, Buyer Comment, Buyer Instructions, Checkout Message, Comments, Comment, Message to Seller, Note to Seller, Notes to Seller, Message from buyer, Note from Customer, Delivery Instructions, Special Instructions, Gift Message,
    Kundenkommentar, Kundenbemerkung, Kundennotiz, Kundennachricht, Kundenhinweis, Anmerkung, Anmerkungen, Kommentar, Kommentare, Bemerkung, Bemerkungen, Notiz des Käufers, Nachricht des Käufers, Nachricht vom Käufer, Käufernotiz, Commentaire, Commentaires, Commentaire client, Message du client, Message de l'acheteur, Note du client, Note de l'acheteur, Remarque de l'acheteur,
    Comentarios, Comentario, Comentarios del cliente, Nota del cliente, Mensaje del comprador, Nota del comprador, Note cliente, Note del cliente, Nota cliente, Commenti, Messaggio dell'acquirente, Nota dell'acquirente, Opmerking, Opmerkingen, Notitie klant, Uwagi, Uwagi kupującego, Wiadomość od kupującego, Wiadomość do sprzedającego, Observações, Observação, Müşteri Notu, Alıcı Notu, Notatka, Meddelande, Комментарий, Комментарий покупателя, 備考, ご要望, お客様コメント`,
  sellerNote:
    'Private Notes, Private Note, Internal Notes, Staff Notes, Staff Note, Merchant Notes, Notes - Internal, Admin Note, My Item Note, Interne Notiz, Händlernotiz, Note interne',
  trackingNo:
    'Tracking No, Tracking No., Tracking, Tracking Code, Tracking #, Consignment Number, Trackingnummer, Paketnummer, Numéro de suivi, N° de suivi, Número de seguimiento, Numero di tracking, Track & Trace, Trackingcode, Numer przesyłki, Código de rastreio, Трек-номер, 追跡番号, お問い合わせ番号',
  shippingMethod:
    'Shipping Service, Delivery Method, Ship Method, Carrier, Requested Shipping Service, Shipping Option, Versandart, Versandmethode, Versandservice, Lieferart, Mode de livraison, Transporteur, Método de envío, Transportista, Metodo di spedizione, Corriere, Verzendmethode, Sposób dostawy, Metoda dostawy, Forma de envio, 配送方法',
  phone:
    'Recipient Number, No Telp Penerima, Recipient Tel, Buyer Phone, Buyer Phone Number, Buyer Tel, Customer Phone, Customer Phone Number, Customer Telephone, Contact Phone',
  shop: 'Sales Channel, Storefront, Channel Name, Marketplace, Shop-Name, Boutique, Tienda, Negozio, Winkel, Sklep, Loja',
};
