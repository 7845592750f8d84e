import type { OrderField } from '@diy/contract/orders/order-field-names';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { foldLetters } from './normalise-header.ts';

/** The item of a line, before or behind the part of it that a header names: `Artikel Menge`, `Item Qty Ordered`, `Tétel név`. */
const ITEMS = `item, items, orderitem, lineitem, orderline, line, product, products, article, goods, merchandise, orderproduct, artikel, produkt, position, ware, produit, produits, articles, lignearticle, producto, artículo, productos, prodotto, articolo, produto, produtos,
  towar, towaru, produktu, produktů, zboží, tovar, tovaru, položka, položky, tétel, termék, termékek, produs, produsului, articol, vare, varens, vara, varan, tuote, tuotteen, προϊόν, προϊόντος, είδος, είδους, товар, товара, товару, ürün, ürünün,
  المنتج, منتج, מוצר, המוצר, פריט, محصول, کالا, sảnphẩm, hànghóa, hàng, สินค้า, produkbarang, barang, produk, 商品, 注文商品, 購入商品, 品目, アイテム, 상품, 제품, 품목, 货品, 产品, 產品, 宝贝, 物品`;

/** Words for the parts of a line. Numbers and codes are those of the items only beside a word for them that cannot be the line's. */
const PARTS: Readonly<Partial<Record<OrderField, string>>> = {
  sku: 'n°, nº, no, sku, skucode, skuno, skunumber, stockcode, code, codes, nummer, nr, artikelnummer, sellersku, merchantsku, kod, kód, cod, codice, código, codigo, référence, ref, symbol, cikkszám, kodu, stokkodu, артикул, κωδικός, varenummer, numer, koodi, رمز, كود, מקט, קוד, کد, mã, รหัส, kode, コード, 品番, 番号, 코드, 번호, 编码, 编号, 货号, 條碼',
  quantity: `qty, quantity, quantityordered, qtyordered, orderedqty, orderedquantity, qtytoship, count, pieces, pcs, units, menge, anzahl, stück, stückzahl, mengebestellt, bestelltemenge, quantité, qté, cantidad, cant, quantità, qta, qtà, quantidade, qtd, qtde, ilość, liczba, sztuk, množství, počet, početkusů, mennyiség, darabszám, db,
    cantitate, cantitatea, antal, määrä, kpl, ποσότητα, τεμάχια, количество, колво, кількість, adedi, adet, miktar, miktarı, الكمية, كمية, כמות, تعداد, sốlượng, จำนวน, jumlah, kuantitas, 数, 数量, 個数, 点数, 注文数, 수량, 개수, 件数, 個數, 數量`,
  productTitle: `name, title, productname, itemname, bezeichnung, titel, beschreibung, artikelname, nom, libellé, titre, désignation, nombre, título, nome, titolo, denominazione, nazwa, tytuł, název, názov, név, megnevezés, nume, denumire, navn, betegnelse, namn, benämning, nimi, nimike,
    όνομα, περιγραφή, название, наименование, назва, adı, ismi, اسم, שם, نام, tên, ชื่อ, nama, 名, 名称, 名稱, タイトル, 명, 이름, 标题, 標題`,
  variation: `variant, variants, variation, variations, option, options, optionname, variante, varianten, ausführung, déclinaison, déclinaisons, opción, opciones, opzione, opzioni, opção, opções, wariant, varianta, variáns, változat, variantă, variantti, παραλλαγή, вариант, варіант, varyant, varyasyon, seçenek,
    المتغير, الخيارات, וריאציה, phânloại, ตัวเลือก, varian, variasi, 規格, 规格, 属性, 選択肢, 種類, オプション, 옵션, 옵션명, 规格名称, 规格属性`,
};
/** Beside these words a bare number counts the lines, not the items. */
const OF_LINES: ReadonlySet<string> = new Set(
  listOf(
    'line, orderline, position, item, items, orderitem, lineitem, položka, položky, tétel, lignearticle, 品目',
  ),
);
const BARE_NUMBERS: ReadonlySet<string> = new Set(
  listOf('n°, nº, no, code, codes, nummer, nr, numer, 番号, 번호, 编号, cod, kod, kód, código, codice'),
);

/** What an order is called, beside its number and its day. */
const ORDERS = `purchase, kauf, achat, compra, dacquisto, acquisto, aankoop, zakupu, nákupu, vásárlás, vásárlási, achiziției, købs, kjøps, köp, inköps, osto, oston, αγοράς, покупки, покупка, купівлі, satınalma, mua, muahàng, การซื้อ, ซื้อ, pembelian, 購入, ご購入, 구매, 购买, order, orders, salesorder, customerorder, purchaseorder, bestell, bestellung, bestellungs, auftrag, auftrags, commande, lacommande, pedido, delpedido, dopedido, orden, ordine, dellordine, bestelling, bestel, zamówienia, zamówienie, zamowienia, objednávky, objednávka, rendelés, rendelési, megrendelés, comandă, comenzii, comanda,
  ordre, ordrens, order, beställning, beställnings, tilaus, tilauksen, παραγγελίας, заказа, заказ, замовлення, поръчка, поръчката, sipariş, siparişin, الطلب, طلب, הזמנה, ההזמנה, سفارش, đơnhàng, đơn, คำสั่งซื้อ, pesanan, pesan, pemesanan, transaction, 注文, 受注, ご注文, オーダー, 주문, 발주, 订单, 訂單, 下单, 单据`;
const ORDER_PARTS: Readonly<Partial<Record<OrderField, string>>> = {
  externalOrderNo: `no, number, num, nr, nummer, id, ref, reference, code, numéro, numero, número, n, nº, n°, numer, číslo, kód, szám, száma, azonosító, azonosítója, număr, numărul, nr, numre, numero, tunnus, αριθμός, κωδικός, номер, numarası, no, kodu, رقم, מספר, شماره, mã, số, เลขที่, หมายเลข, nomor, kode, 番号, no, id, コード, 번호, 编号, 号, 單號, 单号, 編號`,
  placedAt: `date, datum, time, datetime, dateandtime, datetimeutc, zeit, zeitpunkt, datumundzeit, createdat, createdate, creationdate, placedat, jour, heure, dateheure, dateetheure, fecha, fechayhora, hora, data, dataora, dataeora, datahora, dataehora, datazłożenia, złożenia, czas, čas, datumačas, dátum, dátuma, ideje, időpont, időpontja, dată, dato, tid, tidspunkt, datoogtid,
    päivä, päivämäärä, aika, pvm, ημερομηνία, ώρα, дата, датаивремя, время, час, tarihi, tarih, saati, تاريخ, التاريخ, תאריך, تاریخ, ngày, thờigian, ngàytạo, วันที่, เวลา, tanggal, waktu, 日, 日時, 日付, 年月日, 時刻, 일, 일자, 일시, 날짜, 시간, 时间, 日期, 時間, 创建时间, 生成时间, 提交时间`,
};

interface Composed {
  /** Field of each key that is put together of words for items or orders. */
  fieldOf(key: string): OrderField | undefined;
}

const tables = lazy((): Composed => {
  const items = new Set(listOf(ITEMS));
  const orders = new Set(listOf(ORDERS));
  const parts = wordsOf(PARTS);
  const orderParts = wordsOf(ORDER_PARTS);
  const longest = 48;
  const see = (whose: string, word: string): OrderField | undefined => {
    const field = items.has(whose) ? parts.get(word) : undefined;
    if (field && !(field === 'sku' && OF_LINES.has(whose) && BARE_NUMBERS.has(word))) return field;
    return orders.has(whose) ? orderParts.get(word) : undefined;
  };
  const fieldOf = (key: string): OrderField | undefined => {
    if (key.length > longest) return undefined;
    for (let at = 1; at < key.length; at++) {
      const [head, tail] = [key.slice(0, at), key.slice(at)];
      const field = see(head, tail) ?? see(tail, head) ?? see(withoutJoint(tail), head);
      if (field) return field;
    }
    const rest = PLATFORM.exec(key)?.[1];
    if (!rest) return undefined;
    const own = parts.get(rest);
    return own === 'quantity' || (own === 'sku' && !BARE_NUMBERS.has(rest)) ? own : fieldOf(rest);
  };
  return { fieldOf };
});

/** A platform before a part of its lines: “amazon-order-id”, “etsy sku”. */
const PLATFORM =
  /^(?:amazon|ebay|etsy|shopify|walmart|woocommerce|woo|tiktok|shopee|lazada|temu|shein|allegro|ozon|wildberries|kaufland|otto|rakuten|yahoo|wayfair|wish|trendyol|hepsiburada|noon|flipkart|meesho|coupang)(.+)$/;

/** `Date de la commande`, `Numero dell'ordine`. */
const JOINT = /^(?:dela|delos|de|du|des|del|della|dello|dell|di|do|da|dos|der|des|van|of|the|le|la|na|за)/;

function withoutJoint(word: string): string {
  return word.replace(JOINT, '');
}

function wordsOf(lists: Readonly<Partial<Record<OrderField, string>>>): ReadonlyMap<string, OrderField> {
  return new Map(
    Object.entries(lists).flatMap(([field, words]) =>
      listOf(words).map((word) => [word, field as OrderField] as const),
    ),
  );
}

function listOf(words: string): string[] {
  return foldLetters(words)
    .split(',')
    .map((word) => word.trim());
}

/** `Código (SKU)`: the note says what the code is. */
const SAYS_SKU = '(sku)';

const COMPOSED = ['externalOrderNo', 'sku', 'quantity', 'productTitle', 'variation', 'placedAt'] as const;

/** `Description` alone is the items' where no column has their name. */
const DESCRIPTIONS: readonly string[] = listOf(
  'description, itemdescription, beschreibung, warenbezeichnung, descripción, descrizione, descrição, omschrijving, opis, popis, megnevezés, leírás, descriere, beskrivelse, varebeskrivelse, beskrivning, kuvaus, περιγραφή, описание, опис, наименование, найменування, наименованиетовара, açıklaması, الوصف, תיאור, شرح, môtả, รายละเอียดสินค้า, deskripsi, 商品描述, 品目名称, 상품설명',
);

/** All items of an order in one cell, in one word for several of them. */
const LISTS: readonly string[] = listOf(
  'items, orderitems, products, orderedproducts, orderedgoods, orderdetails, itemsordered, produkte, bestellteartikel, artikelliste, articles, produits, listedesproduits, productos, artículos, prodotti, articoli, produtos, itens, itensdopedido, producten, artikelen, przedmioty, produkty, zamówienie, zamówioneprodukty, položky, tételek, termékek, produse, varer, varor, produkter, ' +
    'tuotteet, προϊόντα, товары, составзаказа, товари, ürünler, المنتجات, תוכןההזמנה, מוצרים, פריטים, محصولات, danhsáchsảnphẩm, chitiếtđơnhàng, รายการสินค้า, detailproduk, daftarproduk, rincianproduk, 商品清单, 商品列表, 购买商品, 订购商品, 订单详情, 订单明细, 商品详情, 商品明细, 订单商品, 注文内容, 購入商品一覧, 상품목록, 주문상품목록',
);

/**
 * Maps a column that lists all items of an order, where no column has a SKU, a name or pieces of one. Its cells are read only if all of one is in
 * a known form.
 */
export function mapListOfItems(keys: readonly string[], columns: Mapping['columns']): void {
  if (columns.items || columns.sku || columns.warehouseSku || columns.productTitle || columns.quantity)
    return;
  const used = new Set(Object.values(columns).flat());
  const found = keys.flatMap((key, column) => (LISTS.includes(key) && !used.has(column) ? [column] : []));
  if (found.length === 1) columns.items = found;
}

/**
 * Maps the items' and the order's columns that no list names, for fields without any column: their headers are put together of a word for
 * the items or the order and a word for its part, in any language.
 */
export function mapComposedItems(
  keys: readonly string[],
  notes: readonly string[],
  columns: Mapping['columns'],
): void {
  const open = COMPOSED.filter((field) => !columns[field] && !(field === 'sku' && columns.warehouseSku));
  if (open.length === 0) return;
  const used = new Set(Object.values(columns).flat());
  for (const [column, key] of keys.entries()) {
    if (used.has(column) || key === '') continue;
    const field = open.find((one) => one === tables().fieldOf(key));
    if (field && !columns[field]) columns[field] = [column];
  }
  const named =
    columns.sku || columns.warehouseSku
      ? -1
      : notes.findIndex((note, at) => note === SAYS_SKU && !used.has(at));
  if (named >= 0) columns.sku = [named];
  if (columns.productTitle) return;
  const described = keys.findIndex((key, column) => DESCRIPTIONS.includes(key) && !used.has(column));
  if (described >= 0) columns.productTitle = [described];
}
