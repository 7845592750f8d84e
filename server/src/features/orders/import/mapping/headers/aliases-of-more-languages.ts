import type { OrderField } from '@diy/contract/orders/order-fields';

/**
 * Headers by language: Arabic, Hebrew, Persian, Greek, Czech and Slovak, Hungarian, Romanian, Ukrainian, Danish and Norwegian, Finnish. A word
 * that means two things in an order file is in no list.
 */
export const ALIASES_OF_MORE_LANGUAGES: Partial<Record<OrderField, string>> = {
  externalOrderNo: `หมายเลขรายการ, เลขที่รายการ, Bilagsnr., Bilagsnummer, ID Transaksi, No. Transaksi, Kode Transaksi, SalesOrder No, رقم الطلب, رقم الطلبية, معرف الطلب, מספר הזמנה, מס' הזמנה, מס הזמנה, شماره سفارش, کد سفارش, Αριθμός παραγγελίας, Αρ. παραγγελίας, Κωδικός παραγγελίας,
    Číslo objednávky, Kód objednávky, Číslo objednávky, Rendelésszám, Rendelés száma, Rendelés azonosító, Rendelésazonosító, Număr comandă, Numărul comenzii, Nr. comandă, Nr. comanda, Numar comanda, ID comandă,
    Номер замовлення, № замовлення, Ordrenummer, Bestillingsnummer, Ordre nr., Tilausnumero, Tilauksen numero`,
  orderStatus: `حالة الطلب, סטטוס, סטטוס הזמנה, מצב הזמנה, وضعیت سفارش, Κατάσταση, Κατάσταση παραγγελίας, Stav objednávky, Stav, Rendelés állapota, Rendelés státusza, Állapot, Státusz,
    Status comandă, Stare comandă, Starea comenzii, Статус замовлення, Ordrestatus, Tilauksen tila, Tila`,
  paymentStatus:
    'حالة الدفع, סטטוס תשלום, وضعیت پرداخت, Κατάσταση πληρωμής, Stav platby, Fizetés állapota, Fizetési állapot, Status plată, Статус оплати, Betalingsstatus, Maksun tila',
  placedAt: `Дата, Дата и время, التاريخ, تاریخ, Ngày, วันที่, Dato, Päivämäärä, 日付, 날짜, Tanggal, Tanggal Pesan, Tgl Pesan, Tanggal Pemesanan, Tanggal Transaksi, Tanggal Order, Date création, Date Added, order.sales_datetime, Created, تاريخ الطلب, تاريخ الإنشاء, תאריך הזמנה, תאריך ההזמנה, תאריך, تاریخ سفارش, تاریخ ثبت, Ημερομηνία, Ημερομηνία παραγγελίας, Datum objednávky, Dátum objednávky, Datum vytvoření, Rendelés dátuma, Rendelés ideje,
    Data comenzii, Data comandă, Дата замовлення, Ordredato, Bestillingsdato, Tilauspäivä, Tilausaika, Létrehozva, Létrehozás dátuma, Létrehozás ideje, Dátum, Vytvořeno, Vytvorené, Dátum vytvorenia, Datum vytvoření, Data creării, Data crearii, Creat la, Creată la, Oprettet, Oprettelsesdato, Opprettet, Opprettet dato, Luotu, Luontipäivä, Δημιουργήθηκε, Ημερομηνία δημιουργίας,
    Створено, Дата створення, Създадена, Дата на създаване, Datum kreiranja, Kreirano, Ustvarjeno, נוצר, נוצר בתאריך, تاريخ الإضافة, ngày tạo, Ngày đặt, Ngày mua, Ngày lập, วันที่สร้าง, วันที่สั่ง, Tanggal Dibuat, Dibuat, 발주일, 발주일자, 접수일, 접수일시, 접수일자, 생성일, 생성일시, 등록일시`,
  sku: `Article Number, 商品货号, Satıcı Stok Kodu, Mağaza Stok Kodu, Mağaza Ürün Kodu, Kod towaru, Kode Produk, Référence du vendeur, رمز المنتج, رمز التخزين, رقم المنتج, מק"ט, מקט, קוד מוצר, کد محصول, کد کالا, Κωδικός προϊόντος, Κωδικός είδους, Kód produktu, Kód zboží, Kód položky, Kód tovaru, Cikkszám, Termékkód, Cod produs, Cod articol,
    Артикул товару, Varenummer, Varenr., Tuotekoodi, Tuotenumero`,
  productTitle: `アイテム名, Intitulé de l'objet, Intitulé, Intitulé du produit, Название, Ürün, Ürün İsmi, Article Name, Line Item Product Title, Line Item Title, Titre ligne de commande, Titre de la ligne, اسم المنتج, المنتج, שם מוצר, שם המוצר, שם פריט, نام محصول, نام کالا, Προϊόν, Όνομα προϊόντος, Περιγραφή προϊόντος, Název produktu, Název zboží, Název položky, Názov produktu, Názov tovaru, Terméknév, Termék neve,
    Nume produs, Denumire produs, Назва товару, Produktnavn, Varenavn, Tuotteen nimi, Tuotenimi`,
  variation:
    'خيارات المنتج, المتغير, וריאציה, אפשרויות, ویژگی محصول, Παραλλαγή, Varianta, Varianta produktu, Varian, Varian Produk, Tipe Varian, Seçenek, Ürün Seçeneği, Wariant produktu, Option du produit, Line Item Variant Title, Változat, Variáns, Variantă, Варіант, Variant, Muunnelma, Vaihtoehto',
  quantity:
    'الكمية, כמות, تعداد, مقدار, Ποσότητα, Množství, Množstvo, Počet kusů, Počet kusov, Mennyiség, Darabszám, Cantitate, Кількість, Antal, Antall, Määrä, Kpl, Qty to ship, To ship, Pieces to ship, Open Qty, Open Quantity, Outstanding Qty, Outstanding Quantity, Unfulfilled Qty, Unfulfilled Quantity, Current Quantity, Current Qty, Lineitem current quantity, Line: Current Quantity, Fulfillable Quantity, Line: Fulfillable Quantity, Qty Needed, Quantity Needed, Qty Remaining, Quantity Remaining, Remaining Qty, Remaining Quantity, Quantity Open, Qty Open, Quantity Outstanding, Qty to Make, Quantity to Make, Qty to Produce, Quantity to Produce, 应发数量, 应发货数量, 需发数量, 需发货数量, 剩余数量, 剩余待发数量, 待生产数量, 需生产数量, 生产数量, 残数量, 残数, Noch zu liefern, Zu produzierende Menge, Quantité à produire, Quantité à expédier, Cantidad por enviar, Quantità residua, 待发数量, 待发货数量, 未发数量, 未发货数量, Offene Menge, Menge offen, Restmenge, Quantité restante, Cantidad pendiente, Quantità da spedire, 未出荷数, 未出荷数量, 미출고수량',
  unitPrice:
    'سعر الوحدة, سعر المنتج, מחיר ליחידה, מחיר יחידה, قیمت واحد, Τιμή μονάδας, Cena za kus, Jednotková cena, Egységár, Preț unitar, Ціна за одиницю, Stykpris, Enhetspris, Yksikköhinta',
  recipientName: `Imię Nazwisko, ФИ, ФИО получателя, Shipping Customer Name, Delivery Customer Name, اسم المستلم, اسم العميل, الاسم الكامل, שם הנמען, שם מלא, שם מקבל, نام گیرنده, نام و نام خانوادگی, Ονοματεπώνυμο, Όνομα παραλήπτη, Παραλήπτης, Jméno a příjmení, Meno a priezvisko, Jméno příjemce, Příjemce, Címzett, Címzett neve, Szállítási név,
    Nume destinatar, Nume complet, Nume și prenume, Nume si prenume, Одержувач, Отримувач, ПІБ, ПІБ отримувача, Modtager, Modtagernavn, Mottaker, Mottakers navn, Vastaanottaja, Vastaanottajan nimi, Alıcı, Alıcı Adı, Alıcı Adı Soyadı,
    Empfänger, Destinataire, Destinatario, Destinatário, Ontvanger, Odbiorca, Получатель, Mottagare`,
  company:
    'اسم الشركة, שם חברה, نام شرکت, Εταιρεία, Επωνυμία, Cégnév, Denumire firmă, Компанія, Virksomhed, Yritys',
  country:
    'الدولة, البلد, מדינה, ארץ, کشور, Χώρα, Země, Stát doručení, Krajina, Ország, Țară, Tara, Țara, Країна, Maa',
  province:
    'Negeri, Tỉnh, Tỉnh/TP, المنطقة, المحافظة, מחוז, استان, Νομός, Περιφέρεια, Megye, Județ, Judet, Область, Регион / Область, Регион/Область, Область / Регион, Область / край, Fylke, Maakunta',
  city: 'Località, Comune, Município, Municipio, Leveringsby, Şehir, Kota, Kabupaten, Kabupaten/Kota, Kota/Kab, Kota / Kabupaten, Bandar, Thành phố, Huyện/Thành phố, المدينة, עיר, ישוב, יישוב, شهر, Πόλη, Město, Mesto, Obec, Város, Település, Oraș, Oras, Localitate, Місто, Poststed, Kaupunki, Postitoimipaikka, Paikkakunta',
  district: 'Quận/Huyện, Huyện, الحي, שכונה, Район міста',
  address1: `Địa chỉ chi tiết, Địa chỉ cụ thể, Số nhà tên đường, العنوان, عنوان الشحن, عنوان التوصيل, الشارع, כתובת, כתובת למשלוח, כתובת משלוח, רחוב, آدرس, نشانی, آدرس گیرنده, Διεύθυνση, Διεύθυνση αποστολής, Οδός, Ulice, Ulice a číslo, Ulica a číslo, Adresa, Dodací adresa, Adresa doručení, Doručovací adresa,
    Szállítási cím, Cím, Adresă, Adresa de livrare, Adresă livrare, Strada, Stradă, Адреса, Адреса доставки, Вулиця, Leveringsadresse, Gade, Gateadresse, Katuosoite, Osoite, Toimitusosoite`,
  postcode:
    'Poskod, Posta Kodu, الرمز البريدي, מיקוד, کد پستی, کدپستی, Τ.Κ., ΤΚ, Ταχυδρομικός κώδικας, PSČ, Irányítószám, Cod poștal, Cod postal, Поштовий індекс, Індекс, Postnr., Postinumero',
  phone: `Fone, هاتف العميل, جوال العميل, رقم العميل, טלפון לקוח, טלפון הלקוח, Телефон клиента, Телефон покупателя, Телефон заказчика, تلفن مشتری, SĐT khách hàng, Số điện thoại khách, เบอร์ลูกค้า, Telefone do cliente, Teléfono del cliente, Téléphone client, Kundentelefon, Telefono cliente, Telefon klienta, رقم الجوال, رقم الهاتف, الهاتف, الجوال, טלפון, מספר טלפון, נייד, טלפון נייד, شماره تماس, شماره موبایل, تلفن, موبایل, Τηλέφωνο, Κινητό, Telefonní číslo, Telefónne číslo, Telefonszám, Număr de telefon, Număr telefon, Номер телефону,
    Telefonnummer, Puhelin, Puhelinnumero, Telepon, Telepon Penerima, Nomor HP, No HP, Customer Buyer Phone Number, Telefon kontaktowy odbiorcy, Telefon odbiorcy, Téléphone mobile, Cep Telefonu, Alıcı Telefonu`,
  email:
    'البريد الإلكتروني, אימייל, ایمیل, Ηλεκτρονικό ταχυδρομείο, E-mail cím, Електронна пошта, Sähköposti',
  buyerNote: `ملاحظات العميل, ملاحظات الطلب, הערות לקוח, הערות הלקוח, הערות להזמנה, توضیحات مشتری, یادداشت مشتری, Σχόλια πελάτη, Σημείωση πελάτη, Poznámka zákazníka, Poznámka k objednávce, Vásárlói megjegyzés, Megjegyzés a rendeléshez,
    Observații client, Observatii client, Коментар покупця, Примітка покупця, Kundenotat, Kundekommentar, Asiakkaan viesti`,
};
