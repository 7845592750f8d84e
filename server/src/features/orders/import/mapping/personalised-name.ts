import { lazy } from '../../../../platform/cache/lazy.ts';
import { ALIASES } from './headers/aliases.ts';
import { MAX_HEADER_LETTERS } from './headers/normalise-header.ts';
import { asksForWords } from './printing/words-of-print.ts';
import { hasTwoMeanings } from './printing/words-of-two-meanings.ts';

/** Explicit: the prefix, a sign, and the layer's name, as in our own template. A blank is no sign: `Custom Label` is a SKU. */
const PREFIXED =
  /^(?:定制内容|定制|个性化|个性化定制|客制|客製|刻字|印字|personali[sz]ation|customi[sz]ation)\s*[:：\-–—_/·]\s*(.+)$/i;

/** Columns that hold words to print, in full. Compared without case, width, blanks and notes in brackets. */
const ALONE = new Set(
  names(
    '刻字, 刻字内容, 刻字文字, 印字, 印字内容, 印花内容, 印花文字, 定制文字, 定制文案, 定制名字, 定制姓名, 定制图片, 定制照片, 定制日期, 签名, 签名内容, 印刷文字, 印刷内容, ' +
      'Engraving, Engraving Text, Engraved Text, Engraved Name, Engraving Message, Engraving Line 1, Engraving Line 2, Engraving Line 3, ' +
      'Custom Text, Custom Name, Custom Message, Custom Photo, Custom Image, Personalised Text, Personalized Text, Personalised Name, ' +
      'Personalized Name, Personalised Message, Personalized Message, Personalization Text, Personalisation Text, Name On Product, ' +
      'Name On Shirt, Name On Mug, Name On Item, Name To Print, Name To Engrave, Text To Print, Text To Engrave, Print Text, Your Name, ' +
      'Your Text, Your Message, Your Photo, Front Text, Back Text, Sleeve Text, Text Line 1, Text Line 2, Text Line 3, Line 1 Text, ' +
      'Line 2 Text, Line 3 Text, Initials, Monogram, Gravur, Gravurtext, Wunschtext, Wunschname, Texte à graver, Gravure, Texto a grabar, ' +
      'Grabado, Testo da incidere, Incisione, 名入れ, 刻印, 刻印内容, 각인, 각인 문구',
  ).map(compared),
);

/**
 * Headers about a personalisation whose text is never printed, also after an explicit prefix: `定制-费用` is a fee, `定制:状态`
 * a status.
 */
const NOT_PRINTED =
  /(?:^|[\s_-])(?:fees?|costs?|price|prices|amount|charge|status|state|type|id|ids|no|number of|code|sku|url of|time|remarks?|notes?|flag|qty|quantity|count|required|enabled|yes\/no|method|option|options|template|file name|filename)$|费|金额|价|状态|类型|编号|单号|时间|备注|数量|标记|标识|是否|商家|供应商|工厂|模板|方式|工艺|审核|来源/i;

/** The name of the layer a column's text goes to; null = the column is not a personalisation. `定制-名字` is 名字. */
export function personalisedName(header: string): string | null {
  if (header.length > MAX_HEADER_LETTERS) return null;
  const text = header.normalize('NFKC').trim().replace(/^\*+/, '').trim();
  const rest = PREFIXED.exec(text)?.[1]?.trim();
  if (rest) return NOT_PRINTED.test(rest) ? null : rest;
  if (ALONE.has(compared(text))) return text.replace(/^定制(?=.)/, '');
  // One of several: `Engraving 2`, `Gravur Zeile 2`, 定制内容2.
  const base = ENDS_IN_NUMBER.test(text) ? NUMBERED.exec(text)?.[1] : undefined;
  return base && (ALONE.has(compared(base)) || personalisationKeys().has(compared(base))) ? text : null;
}

/** Asked first: few headers do, and the other pattern takes the engine milliseconds to make ready. */
const ENDS_IN_NUMBER = /\d\s*行?$/;
const NUMBERED =
  /^(.*?\p{L})[\s_-]*(?:#|no\.?|nr\.?|line|zeile|ligne|línea|linea|riga|第)?[\s_-]*\d{1,2}\s*行?$/iu;
const personalisationKeys = lazy(() => new Set(ALIASES.personalization.map(compared)));

/**
 * Columns with a name that sounds like a personalisation. They are offered with samples, and nothing is read from them
 * until somebody accepts them.
 */
export function maybePersonalised(header: string): boolean {
  if (header.length > MAX_HEADER_LETTERS) return false;
  const text = header.normalize('NFKC');
  return (
    isPlainWord(text) ||
    hasTwoMeanings(text) ||
    (!NOT_PRINTED.test(text) &&
      (/定制|客制|客製|个性化|刻字|印字|印花|personali[sz]|customi[sz]ed|custom (?:text|field|info)|engrav|note attributes|lineitem properties|customized-page|customi[sz]ation|\bfonts?\b|(?:thread|text|font|ink|foil|print|printing|engraving|lettering) colou?r|(?:names?|title|initials?|monogram|letters?|quote|message|slogan|logo|border|line art) (?:colou?r|style|size)|add-?ons?\b|\b(?:front|back|rear|left|right|inside|outside|inner|outer|top|bottom|sleeve|chest|pocket|neck|collar|lid|(?<!(?:product|item|style|sku|model|variant)[ _-])base) (?:print|printing|design|name|image|photo|picture|logo|message|words?|line|text)\b|\b(?:wording|inscription|dedication|slogan)\b|字体|文字颜色|印刷颜色|schriftart|schriftfarbe/i.test(
        text,
      ) ||
        IN_OTHER_LANGUAGES.test(text) ||
        asksForWords(text)))
  );
}

/** Plain words of what is printed: in full, or with a number. Within other headers they say nothing: `Text message`, `Artwork fee`. */
const PLAIN_WORDS = new Set(
  names(
    'Text, Texts, Texte, Texto, Testo, Tekst, Teksti, Szöveg, Metin, Yazı, Текст, Κείμενο, 文字, テキスト, 텍스트, ข้อความที่พิมพ์, النص, טקסט, متن, ' +
      'Date on print, Date to print, Print date text, Artwork, Artworks, Artwork file, Artwork link, Artwork URL, Design file, Design link, Print file, Print file URL, ' +
      'Print, Prints, Druck, Impression, Impresión, Impressão, Stampa, Печать, Baskı, Tryk, Trykk, Tryck, Tisk, Druk, 印刷, プリント, 프린트, 인쇄, طباعة, הדפסה, چاپ, ' +
      'Photo, Photos, Foto, Fotos, Fotoğraf, Zdjęcie, Fotografie, Fotografía, Fotografia, Фото, Фотография, 照片, 相片, 写真, 사진, صورة, תמונה, عکس, 号码, 球衣号码, 印号, 数字, ' +
      'Druckdatei, Druckdatei Link, Motivdatei, Fichier à imprimer, Archivo de impresión, File di stampa, Drukbestand, Plik do druku, 印刷文件, 图案文件, 设计文件, 定制文件',
  ).map(compared),
);

const LINE_NUMBER = /(?:line|zeile|ligne|línea|linea|linha|riga|regel|第)?#?\d{1,2}行?$/;

function isPlainWord(header: string): boolean {
  return PLAIN_WORDS.has(compared(header).replace(LINE_NUMBER, ''));
}

/** What is printed or engraved for one buyer, in the languages of marketplaces: offered and asked about. */
const IN_OTHER_LANGUAGES =
  /personnalis|personaliz|personalis|personeli[sz]|personlig|perso[an]n?anpass|gravur|gravier|gravure|graver(?!age de)|grabad|grabar|incision|incider|gravaç|gravar|gravering|gravyr|grawer|gravír|gravír|gravíroz|gravare|kaiverr|kişisel|kişiye özel|isim yaz|özel yaz|yazı metni|beschrift|wunsch(?:text|name|motiv)|dedykacj|dedicator|aufdruck|texte? (?:à|a|zum|para|do|da|na|pe)|(?:napis|nadruk|treść|felirat|potisk|inscrip|iscrizione|inscrição|opschrift|naam op|navn på|namn på|tekst på|text på)|персонализ|персоналіз|гравиров|гравіюв|надпис|напис|именн|χάραξ|εξατομ|επιγραφ|刻印|名入れ|彫刻|オリジナル文字|각인|문구|이니셜|새김|(?:개별|추가|직접)\s?입력|입력형|تخصيص|نقش|حفر|חריטה|הקדשה|התאמה אישית|کنده|حکاکی|شخصی|khắc|cá nhân hóa|nội dung in|chữ in|สลัก|สกรีน|personalisasi|ukir|grafir|tulisan|sablon/i;

function compared(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[\s_\-:：]+/g, '')
    .toLowerCase();
}

function names(list: string): string[] {
  return list.split(', ');
}
