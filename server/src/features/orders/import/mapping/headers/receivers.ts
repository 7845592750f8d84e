import type { OrderField } from '@diy/contract/orders/order-field-names';
import type { Mapping } from '../../../model/mapping.ts';
import { namesRecipient } from './compose-header.ts';
import { listedKeys } from './normalise-header.ts';

/** Who receives a parcel, in one word without `Name`. */
const RECEIVERS = keys(
  'Receiver, Consignee, Recipient, Addressee, Delivery Recipient, Ship-to Party, Empfänger, Lieferempfänger, Warenempfänger, Destinataire, Destinatario, Destinatária, Destinatário, ' +
    'Ontvanger, Geadresseerde, Odbiorca, Mottagare, Mottaker, Modtager, Vastaanottaja, Alıcı, Teslim Alan, Получатель, Отримувач, Приемник, Příjemce, Príjemca, Címzett, Destinatar, Primatelj, Prejemnik, ' +
    'Παραλήπτης, Penerima, ผู้รับ, Người nhận, المستلم, المرسل إليه, נמען, מקבל, گیرنده, وەرگر, 收货方, 收件方, 收货客户, 收貨方, 受取人, 받는 분, 받는분, 받는 사람, 받는인, 받는이, 받으실 분, 받으시는 분, 수취인, 수취자, 수령인, 수령자, 수하인',
);
/** Words that may stand above the whole address as well: names where the street has its own column. */
const TO = keys(
  'Deliver To, Delivered To, Delivery To, Ship To, Shipto, Ship-to, Shipped To, Shipping To, Send To, Sent To, Mail To, Post To, Lieferung an, Liefern an, Versand an, Livrer à, Livraison à, Enviar a, Entregar a, ' +
    'Consegnare a, Spedire a, Verzenden naar, Bezorgen aan, Wysyłka do, Skicka till, お届け先, 届け先, 送り先, 配送先',
);
/** Who gets the present in the end; the parcel may go to the one who gives it. */
const OF_GIFT = keys('Gift Recipient');
const OTHER_NAME = /name$|姓名$|^(?:buyer|customer)$/;
const RECIPIENTS =
  /recipient|receiver|consignee|ship|deliver|liefer|empfanger|livraison|destinat|envio|entrega|consegna|收件|收货|收貨|수취|수령|受取|届け先|送付先/;

/**
 * Maps a column that says in one word who receives the parcel, before those that may be the buyer's: next to `Customer Name` the parcel would
 * go out under the buyer's name.
 */
export function mapReceiverColumn(
  all: readonly string[],
  columns: Mapping['columns'],
  joined: OrderField[],
): void {
  const used = new Set(Object.values(columns).flat());
  const known = columns.recipientName ?? [];
  const at = joined.indexOf('recipientName');
  const saysSo = (column: number) =>
    namesRecipient(all[column]!) || RECIPIENTS.test(all[column]!) || RECEIVERS.has(all[column]!);
  const said = known.filter(saysSo);
  if (said.length > 0) {
    // Where no column was taken yet, those that say “recipient” come before the buyer's.
    if (at < 0) columns.recipientName = [...said, ...known.filter((column) => !saysSo(column))];
    return;
  }
  const isReceiver = (key: string) =>
    RECEIVERS.has(key) ||
    (OF_GIFT.has(key) && known.length === 0 && !all.some((other) => OTHER_NAME.test(other))) ||
    (TO.has(key) && columns.address1 !== undefined);
  const column = all.findIndex((key, place) => isReceiver(key) && !used.has(place));
  if (column < 0) return;
  // Halves of the buyer's name are no second choice.
  columns.recipientName = at < 0 ? [column, ...known] : [column];
  if (at >= 0) joined.splice(at, 1);
}

const HALF =
  /^(?:customers?|buyers?|clients?|purchasers?|kunden?|kaufer|acheteur|cliente|comprador|acquirente|klant)(first|given|last|family|sur|vor|nach)_?(?:name)?$/;

/** Both halves of the buyer's name, where no column says another one: `Customer First Name`, `Customer Last Name`. */
export function mapBuyerNameParts(
  all: readonly string[],
  columns: Mapping['columns'],
  joined: OrderField[],
): void {
  if (columns.recipientName) return;
  const halfAt = (is: RegExp) => all.findIndex((key) => is.test(HALF.exec(key)?.[1] ?? ''));
  const [first, last] = [halfAt(/^(?:first|given|vor)$/), halfAt(/^(?:last|family|sur|nach)$/)];
  if (first < 0 || last < 0) return;
  columns.recipientName = [first, last];
  joined.push('recipientName');
}

/** The buyer's name, which is the recipient's only where a file names nobody else. */
const OF_BUYER = keys(
  'Customer, Client, Kunde, Kundin, Cliente, Klant, Klient, Zákazník, Asiakas, Πελάτης, Müşteri, Pelanggan, 顧客, お客様, 고객, ' +
    'Müşteri Adı, Müşteri Adı Soyadı, Müşteri İsmi, Kundenname, Nom du client, Nom client, Nombre del cliente, Nombre cliente, ' +
    'Nome cliente, Nome del cliente, Nome do cliente, Nome do contato, Klantnaam, Nazwa klienta, Nama Pelanggan, Nama Pembeli, 顧客名, 顧客氏名, お客様名, お客様氏名, 고객명, 客户姓名, 客戶姓名, ' +
    'Покупатель, Клиент, Заказчик, Имя клиента, Имя покупателя, Покупець, Клієнт, اسم العميل, العميل, اسم المشتري, שם הלקוח, שם לקוח, הלקוח, نام مشتری, Khách hàng, Tên khách hàng, Tên khách, Người mua, ชื่อลูกค้า, ชื่อผู้ซื้อ, ลูกค้า, ' +
    'Kundenavn, Kundnamn, Asiakkaan nimi, Jméno zákazníka, Meno zákazníka, Vásárló neve, Vevő neve, Nume client, Όνομα πελάτη, 구매자명, 구매자, 주문자명, 주문자',
);
/** Words for a person, in a header of any kind. */
const OF_PERSON =
  /n[ao]m(?:e|bre|inativo|n)|^nom|nom$|naam|nazw|navn|nimi|^imi|isim|isi?mi|^ad[iı]?$|ad[iı]$|soyad|^nama|vorname|prenom|contact|kontakt|ansprech|person(?!al)|attention|^attn|zuhanden|^zhd|quem|quien|qui(?:recoit|receptionne)|recei[vp]|recib|receb|recep|recip|ricev|destin|empf|ontvang|odbi|alici|teslimal|kisi|penerima|addressee|consignee|adresat|geadress|lieferungan|lieferan$|shipto$|deliverto$|livrera|enviara$|entregara/;
/** Names of goods, shops and papers. */
const NO_PERSON =
  /prod|supplier|lieferant|fourniss|proveedor|fornec|fornit|leverancier|dostawc|tedarik|artikel|articu?l|artik|towar|urun|barang|item|sku|varian|shop|store|laden|magaza|toko|sklep|tienda|boutique|loja|negozio|winkel|datei|file|platform|kanal|channel|courier|kurier|carrier|date|time|status|preis|price|prix|^prec|prezzo|prijs|cena/;

/** Whether a key is the buyer's name: `Nome cliente` is no mistake for `Note cliente`. */
export function namesBuyer(key: string): boolean {
  return OF_BUYER.has(key);
}

/** The same in English, which our lists have among the recipient's names. */
const BUYERS_IN_ENGLISH = keys('Customer Name, Client Name, Buyer Name, Purchaser Name');
const FIRST = keys('First Name, Firstname, Given Name, Forename');
const LAST = keys('Last Name, Lastname, Surname, Family Name');

/** Names that are no buyer's by their word, in full. */
const BARE_FULL = keys('Full Name, Contact Name, Contact Person, Contact, Attention, Attn');

/** Whether a key may be the name of the one who pays: `Customer Name`, `Nome cliente`. */
function mayNameBuyer(key: string): boolean {
  return OF_BUYER.has(key) || BUYERS_IN_ENGLISH.has(key);
}

/** Leaves `Customer Name` out where a full name, or first and last name, stand beside it: the two may be two persons. */
export function dropNameOfBuyer(all: readonly string[], columns: Mapping['columns']): void {
  const { recipientName = [] } = columns;
  if (recipientName.length === 0) return;
  const others = recipientName.filter((column) => !BUYERS_IN_ENGLISH.has(all[column]!));
  if (others.length > 0) {
    if (!others.some((column) => namesRecipient(all[column]!) || RECIPIENTS.test(all[column]!)))
      columns.recipientName = others;
    return;
  }
  const hasHalves = all.some((key) => FIRST.has(key)) && all.some((key) => LAST.has(key));
  const used = new Set(Object.values(columns).flat());
  const full = all.findIndex((key, column) => BARE_FULL.has(key) && !used.has(column));
  if (full >= 0) columns.recipientName = [full];
  else if (hasHalves) delete columns.recipientName;
}

/** Columns of a buyer's name that nobody reads, where the recipient's name does not say whose it is: it is asked about if it is another one. */
export function unreadBuyers(all: readonly string[], columns: Mapping['columns']): number[] {
  const { recipientName = [] } = columns;
  const isSure = recipientName.some(
    (column) => namesRecipient(all[column]!) || RECIPIENTS.test(all[column]!),
  );
  if (recipientName.length === 0 || isSure) return [];
  const used = new Set(Object.values(columns).flat());
  const isBuyers = recipientName.every((column) => mayNameBuyer(all[column]!));
  // A bare `Name` is an order's or a product's where no other column is.
  const isBareOpen = isBuyers && !!columns.externalOrderNo && !!columns.productTitle;
  const isOther = (key: string) =>
    mayNameBuyer(key) || (isBuyers && (FIRST.has(key) || LAST.has(key))) || (isBareOpen && key === BARE);
  return all.flatMap((key, column) => (isOther(key) && !used.has(column) ? [column] : []));
}

const BARE = 'name';

/** Names that say nobody whose they are: the recipient's, the buyer's, the product's, or the one to print. */
const NOBODYS = keys(
  'Name, Names, Nom, Nombre, Nome, Naam, Namn, Navn, Nimi, İsim, Имя, Όνομα, 名字, 名前, お名前, 이름, الاسم, שם, نام',
);
const FIRST_ABROAD = keys(
  'Vorname, Prénom, Voornaam, Förnamn, Fornavn, Imię, Etunimi, Nombre de pila, Primeiro nome',
);
const LAST_ABROAD = keys(
  'Nachname, Familienname, Nom de famille, Apellido, Apellidos, Cognome, Sobrenome, Achternaam, Efternamn, Nazwisko, Sukunimi, Soyad, Фамилия',
);
const isFirst = (key: string) => FIRST.has(key) || FIRST_ABROAD.has(key);
const isLast = (key: string) => LAST.has(key) || LAST_ABROAD.has(key);

/** Whether a column that nobody reads may name a person besides the recipient: the buyer, or half of another name. */
export function mayNamePerson(key: string): boolean {
  return mayNameBuyer(key) || isFirst(key) || isLast(key) || NOBODYS.has(key.replace(/\d$/, ''));
}

/** Columns of names that nobody reads, and that may be what is printed, or the goods: both halves of a name are a person's. */
export function unassignedNameColumns(all: readonly string[], isFree: (column: number) => boolean): number[] {
  const free = all.flatMap((_, column) => (isFree(column) ? [column] : []));
  const firsts = free.filter((column) => isFirst(all[column]!));
  const bare = free.filter((column) => NOBODYS.has(all[column]!.replace(/\d$/, '')));
  if (free.some((column) => isLast(all[column]!))) return [];
  return firsts.length > 0 && bare.length > 0 ? [] : [...firsts, ...bare];
}

/** Maps the buyer's name where no column names another person; otherwise somebody says whose name the parcel bears. */
export function mapBuyerName(all: readonly string[], columns: Mapping['columns']): void {
  if (columns.recipientName) return;
  const used = new Set(Object.values(columns).flat());
  const own = all.flatMap((key, column) => (OF_BUYER.has(key) && !used.has(column) ? [column] : []));
  const isOther = (key: string, column: number) =>
    !own.includes(column) && !used.has(column) && OF_PERSON.test(key) && !NO_PERSON.test(key);
  if (own.length > 0 && !all.some(isOther)) columns.recipientName = own;
}

function keys(list: string): ReadonlySet<string> {
  return new Set(listedKeys(list.split(', ')));
}
