import { normaliseHeader } from '../headers/normalise-header.ts';
import { asksForPrint } from '../headers/note-headers.ts';
import { COLOUR_HEADERS, SIZE_HEADERS, variationKind, wordsOf } from '../headers/variation-headers.ts';
import { maybePersonalised } from '../personalised-name.ts';
import { isMark, isPack } from './mark-headers.ts';

/** Words for a colour, a size, a style or an option wherever they stand, and however they are glued to others. */
const ANYWHERE =
  /colou?r(?!ado)|(?<!re|up|down)siz(?:e|es|ing)|couleur|farbe|farben|gro(?:ß|ss)e|kleur|kolor|rozmiar|taman[ho]o?|barva|velikost|velkost|storlek|storrelse|størrelse|culoare|marime|warna|ukuran|kulay|mausac|kichthuoc|kichco|phanloai|χρωμα|μεγεθοσ|μεγεθος|цвет|размер|коліp|колір|розмір|вариант|варіант|диза[йи]н|рисунок|принт(?!ер)|мотив|опци|опці|характеристик|^пол$|颜色|顏色|花色|色号|色號|配色|尺寸|尺码|尺碼|码数|款式|样式|樣式|规格|規格|型号|型號|机型|機型|选项|選項|(?:商品|产品|產品|销售|銷售|sku)[属屬]性|性别|性別|款型|版型|袖长|领型|容量|香味|画框|相框|图案|圖案|花型|花纹|花紋|图样|圖樣|设计|設計|主题|主題|カラー|サイズ|オプション|バリエーション|スタイル|仕様|種別|柄|図案|デザイン|テーマ|色$|색상|디자인|무늬|테마|사이즈|컬러|크기|옵션|용량|재질|소재|기종|모델|종류|타입|취향|ลาย|สี|ขนาด|ตัวเลือก|تصميم|نمط|لون|موديل|طراز|خامة|الوان|ألوان|مقاس|حجم|خيار|צבע|דגם|חומר|מידה|מידות|גודל|עיצוב|תבנית|דוגמה|סגנון|אפשרות|וריאציה|طرح|رنگ|مدل|جنس|سایز|اندازه|گزینه|ڕەنگ|قەبارە|هەڵبژاردە/u;
/** The same as their own words: shorter ones stand inside many others. */
const ALONE = new Set(
  (
    'cor cores farve farge farg vari koko szin meret renk rengi beden mau saiz maat taille tailles talla tallas taglia taglie colore colori coloris coloration ' +
    'style styles stil estilo stile styl fit model modell modelo modele material materials fabric finish pattern ' +
    'design designs motiv motive motives motivo motivos motif motifs dessin dessins diseno disenos disegno disegni desenho desenhos ontwerp wzor vzor minta desen desain corak hoavan theme themes thema theme tema ' +
    'gender geschlecht sexe sexo sesso plec cinsiyet frame frames framing rahmen cadre marco cornice capacity sleeve sleeves neckline scent flavor flavour duft geruch ' +
    'varian pilihan wariant warianty opcja opcje atrybut atrybuty ozellik ozellikler valtozat opcio varianta moznost alternativ valg vaihtoehto muunnelma keuze keuzes ' +
    'option options opcion opciones opzione opzioni opcao opcoes optie opties variant variants variante varianten variantes variation variations variationen variacion variaciones variacao variacoes ' +
    'variatie variaties variasi secenek secenekler varyant choice choices attribute attributes attribut atributo'
  ).split(' '),
);
const TYPE_OF_ITEM =
  /(?:shirt|tee|hoodie|garment|apparel|mug|cup|case|bag|hat|cap|bottle|tumbler|phone|device)s?(?:types?|models?)$/;

/** What is no part of the goods: how a parcel is packed and sent, paper work, money, marks of programs. */
const OTHER_THINGS =
  /打标|标旗|旗帜|flagcolou?r|fulfil|packag|packing|parcel|carton|mailer|envelope|shipping|shipment|delivery|courier|carrier|postage|payment|invoice|billing|insurance|warehouse|sizechart|sizeguide|filesize|papersize|labelsize|batchsize|versand|lieferung|verpackung|paket|colis|livraison|emballage|envio|paquete|spedizione|imballaggio|verzend|verpakking|wysylk|paczk|достав|посылк|упаков|包裹|包装|包裝|外箱|纸箱|箱规|物流|快递|快遞|配送|发货|發貨|面单|面單|支付|付款|发票|梱包|発送|荷物|택배|배송|포장|พัสดุ|จัดส่ง|แพ็ค|kemasan|pengiriman|شحن|طرد|توصيل|משלוח|חבילה|אריזה|ارسال|بسته/u;
/** Behind an option these say something about it, and not which one it is. */
const ABOUT =
  /^(?:ids?|sku|skus|price|prices|cost|costs|fees?|amount|total|tax|barcode|ean|upc|gtin|weight|urls?|links?|qty|quantity|count|stock|inventory|date|time|discount|currency|status|charges?|surcharge|grams|preis|prix|precio|prezzo|prijs|cena|цена)$/;
const NUMBERED_STYLE =
  /^(?:style|styles|model|variant|variation|option|material)(?:code|number|no|nr|num|#)$/;
const ABOUT_HAN =
  /编码|編碼|编号|編號|代码|代碼|货号|貨號|条码|條碼|价|價|费|費|金额|金額|数量|數量|库存|庫存|重量|图(?![案样])|圖(?![案樣])|链接|鏈接|状态|狀態|备注|備註|(?:id|sku)$|(?<![a-z])no$|コード|番号|価格|在庫|数$|가격|코드|번호|수량|재고/;

/** Whether a column that nobody reads may say what the line is printed on. */
export function asksVariation(header: string): boolean {
  const key = normaliseHeader(header);
  if (key === '' || key.length > MAX_LETTERS || ONLY_OFFERED.test(key)) return false;
  if (CONSENT.test(key)) return false;
  if (isMark(key) || isPack(key) || CHANGED.test(key) || maybePersonalised(header)) return true;
  if (asksForPrint(header)) return true;
  if (COLOUR_HEADERS.includes(key) || SIZE_HEADERS.includes(key) || variationKind(header)) return true;
  if (OTHER_THINGS.test(key) || ABOUT_HAN.test(key) || NUMBERED_STYLE.test(key)) return false;
  const words = wordsOf(header);
  if (words.some((word) => ABOUT.test(word))) return false;
  return ANYWHERE.test(key) || TYPE_OF_ITEM.test(key) || words.some((word) => ALONE.has(word));
}

/** Somebody exchanged what was ordered. */
const CHANGED =
  /修改后的?(?:sku|规格|商品|编码)|(?:更换|变更|换)后?的?(?:sku|规格|商品|编码|颜色|尺码)|(?:new|changed|replacement|replaced|substitute|substituted|updated|corrected|amended|revised)(?:sku|item|product|variant|variation|option)/;
/** What a shop may send its buyer: `Subscribe to stay updated with new products` exchanges nothing. */
const CONSENT =
  /^(?:un)?subscri|^(?:i|we)?(?:agree|accept|consent)(?!ed)|newsletter|^(?:opt(?:ed)?in|marketing|sms(?:consent|marketing))|^(?:abonn|inscri|suscri|iscriv|订阅|訂閱)/;
/** Checkouts ask for whatever a shop wants to know, and marketplaces link to their own pages and pictures: those are only offered. */
const ONLY_OFFERED = /noteattributes|customi[sz]edpage|预览|效果图|preview|mock-?up|thumbnail|proof/;

const MAX_LETTERS = 80;
