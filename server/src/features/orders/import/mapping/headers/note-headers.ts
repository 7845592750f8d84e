import type { Mapping } from '../../../model/mapping.ts';
import { maybePersonalised, personalisedName } from '../personalised-name.ts';
import { normaliseHeader } from './normalise-header.ts';
import { wordsOf } from './variation-headers.ts';

/** Words for a note, a message or a remark, each on its own or glued to others. */
const NOTE_WORD =
  /备注|備註|备忘|備忘|留言|附言|便签|便笺|便箋|嘱咐|囑咐|メモ|備考|要望|コメント|메모|메시지|메세지|요청|남기(?:는|실|신|고싶은)|한마디|하실말씀|หมายเหตุ|ข้อความ|примеч|коммент|пожелан|приміт|побажан|ملاحظ|تعليق|הער(?:ה|ות)|توضیح|یادداشت|تێبینی|catatan|keterangan|ghichu|luuy|loinhan|poznamk|megjegyz|huomautus|merknad|bemærkning|σχολι|σημειωσ|anmerkung|bemerkung|hinweis|kommentar|nachricht|remarque|commentaire|observa(?:c|ti)|comentari|mensaje|mensagem|messaggi|comment[io]|opmerking|notiti|uwagi|notatk|wiadomosc|komentarz|aciklama|instructions?$|requests?$|remarks?$|comments?$/;
/** The same in words for a request or a message that are glued to others. */
const REQUEST_WORD =
  /mitteilung|anweisung|w[uü]nsche?$|instruct|instruccion|instruco|istruzion|instrukc|instruktion|instruksi|consignes$|demandesparticulieres|demandeparticuliere|^precisions$|motduclient|^(?:indicacion|peticion|aclaracion)|^(?:richiest[ae]|indicazioni|annotazioni)|bericht(?:klant|koper|aan|van)|^(?:cadeau)?bericht$|^verzoek|^wensen|meddelande|onskemal|^halsning|^besked|^hilsen|^melding|^ønsker|uzenet|vzkaz|^sprava(?:pre|od|zakaznik)?|^pozadavek|mesaj|^zyczeni|^prosb|^permintaan|yeucau|tinnhan|^talep|istek$|^talimat|メッセージ|希望$|通信欄|特記事項|^ご質問|^のし$|^熨斗|비고|요구사항|전달사항|특이사항|하고싶은말|要求|需求$|(?:订单|買家|买家|客户|客人|补充|其他|特殊|特别)(?:说明|說明)|的话$|贺卡|賀卡|祝福|寄语|寄語|卡片内容|礼品卡内容|附加信息|คำขอ|โน้ต|รายละเอียดเพิ่มเติม|сообщен|указани|инструкц|открытк|طلبات|رسال|تعليمات|בקש[הת]|הודע[הת]|הנחיות|پیام|درخواست|^(?:additional|extra)(?:info|information)$|^greeting|(?:giftcard|card)text|^(?:wishes|preferences)$/;
/** What the buyer says to the seller is the buyer's. */
const TO_SELLER =
  /an(?:den)?verkaufer|aan(?:de)?verkoper|auvendeur|alvendedor|aovendedor|alvenditore|dosprzedaj|prepredajc|продавцу|saticiya|ถึงผู้ขาย|chonguoiban|toseller|toshop/;
/** The same as whole words: `Notebook` is none. */
const ALONE = new Set(
  'note notes notiz notizen nota notas memo message messages msg remark remarks comment comments notlar notu not mesaj mesaji pesan viesti kommentti'.split(
    ' ',
  ),
);
/** Papers, programs, what says something about a note, and what may be part of the address. */
const NO_NOTE =
  /^(?:tanggal|tgl|waktu|ngay|thoigian|תאריך|تاريخ|дата|время|fecha|hora|datum|zeit|datade|dataora|วันที่|เวลา)|credit|debit|courier|carrier|kurier|物流|快递|快遞|택배|宅配|addr|地址|주소|адрес|adres|direcc|indirizz|endereco|标记|標記|flag|promissory|attribut|notification|messageid|propert|status|状态|狀態|customi[sz]|personali|定制|客制|engrav|gravur|e-?mail|邮件|sms|短信|invoice|发票|發票|rechnung|print|打印|refund|return|退款|退货|cancel|取消|storn|(?:ids?|no|number|count|date|time|url|flag|type|by|at|when|数量|编号|时间|日期|人|类型|標識|标识|일|일자|일시|날짜|日|日時|日付|tarihi|datum)$/;
/** Words for one piece: what is said of it is not carried to the next one of its order. */
const OF_PIECE =
  /line|item|piece|product|artikel|articulo|article|articolo|produkt|produit|produto|producto|prodotto|urun|товар|明细|明細|单品|商品|상품/;
const SELLERS =
  /seller|merchant|vendor|staff|internal|private|yourself|admin|intern|lager|warehouse|magazyn|verkaufer|handler|vendeur|vendedor|venditore|verkoper|sprzedaw|satici|penjual|продав|卖家|賣家|商家|客服|内部|內部|团长|仓库|倉庫|店铺|店舖|店家|판매자|便签|便笺|มุมร้าน|ผู้ขาย/;

/**
 * Maps columns of notes that no list names: words that ask for something would be lost otherwise, and nobody would know. Those of the
 * seller's own are his, those of one piece stay with it, all others count as the buyer's.
 */
export function mapNoteColumns(
  headers: readonly string[],
  keys: readonly string[],
  columns: Mapping['columns'],
): void {
  const used = new Set(Object.values(columns).flat());
  for (const [column, key] of keys.entries()) {
    if (used.has(column) || !isNote(headers[column]!, key)) continue;
    const isSellers = SELLERS.test(key) && !TO_SELLER.test(key);
    const field = isSellers ? 'sellerNote' : OF_PIECE.test(key) ? 'pickNote' : 'buyerNote';
    columns[field] = [...(columns[field] ?? []), column];
  }
}

/** A note about what is engraved or printed: `Engraving Note`, 定制备注. It may be the personalisation itself. */
export function asksForPrint(header: string): boolean {
  const key = normaliseHeader(header);
  if (key.length > MAX_LETTERS || NOT_ASKED.test(key) || !OF_PRINT.test(key)) return false;
  return NOTE_WORD.test(key) || wordsOf(header).some((word) => ALONE.has(word));
}

const OF_PRINT =
  /customi[sz]|personali[sz]|perso[nñ]+ali|定制|客制|客製|个性化|個性化|刻字|印字|印花|打印|印刷|engrav|gravur|gravier|gravure|grabado|incision|grawer|gravyr|名入れ|刻印|각인|^print(?!e[rd])|(?<!foot|blue)print(?:ing)?(?:note|message|remark|comment|instruction|request|memo)/;
/** Words of a program about a note, or about paper that is printed. */
const NOT_ASKED =
  /customi[sz]edpage|invoice|发票|發票|rechnung|面单|面單|快递|快遞|物流|label|notification|messageid|noteattribut|lineitempropert|(?:ids?|number|count|date|time|url|flag|type|status|at|数量|编号|时间|日期|状态|人|类型|标识)$/;

const MAX_LETTERS = 40;

function isNote(header: string, key: string): boolean {
  if (key === '' || key.length > MAX_LETTERS || NO_NOTE.test(key)) return false;
  const isSaid =
    NOTE_WORD.test(key) || REQUEST_WORD.test(key) || wordsOf(header).some((word) => ALONE.has(word));
  // A header about printing is no note: notes are carried to the next row of the order, texts to be printed are not.
  return isSaid && personalisedName(header) === null && !maybePersonalised(header) && !asksForPrint(header);
}
