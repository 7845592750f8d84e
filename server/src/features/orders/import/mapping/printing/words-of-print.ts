/** How words come onto goods besides engraving: embroidered, printed, etched, by language. */
const WAYS =
  /embroider|stitch(?:ed|ing)?[ _-](?:text|names?|letters?)|etch(?:ed|ing)|\binscribe|laser(?:ed)?[ _-]text|jersey[ _-](?:names?|numbers?)|squad[ _-]numbers?|stick(?:erei|text|name|motiv)|drucktext|druckmotiv|bedruck|beflock|aufschrift|\bbrod(?:er|erie|é)|flocage|marquage|bordado|bordar|estampado|leyenda|impres[oã]o? (?:do|de) (?:nome|texto)|ricam[oai]|dicitura|bor(?:d|du)ur|bedrukking|opdruk|\bhaft|do wydruku|výšiv|vyšív|vyšit|hímz|hímez|broderi|tryckt?text|trykktekst|tryktekst|вышив|вишив|нанесени|нанесенн|nakış|bask[ıi][ _-]?(?:met|yaz|ism)|(?:bas|yaz|kazın)[ıi]?lacak|(?:işlen|dikil)ecek|刺繍|プリント(?:文字|内容|名)|文字入れ|入れる(?:名前|文字)|名前入れ|ネーム入れ|^ネーム$|자수|(?:인쇄|프린팅|프린트)\s?(?:내용|문구|이름)|새길|刺绣|刺繡|绣字|繡字|(?:烫印|烫金|雕刻|激光|镭射|镭雕|喷绘|打字|喷字|印制|打印|喷印|丝印|烫画|图文)(?:内容|文字|名字|姓名|要求)|^喷字$|^(?:首?字母|背号|印号)$|تطريز|نص الطباعة|المطبوع|רקמ[הת]|להדפס|گلدوزی|متن چاپ|thêu|tên in|ปัก|พิมพ์|สกรีน|bordir|(?:nama|teks|tulisan)[ _-]cetak/;

/** Words with what they stand on: `Name on Mug`, `Prénom sur tasse`. */
const ON_PRODUCTS =
  /(?:text|names?|words?|message|numbers?|letters?|initials|quote) (?:on|for) (?:the )?(?:mug|cup|shirt|t-?shirt|tee|hoodie|jersey|cap|hat|bag|case|back|front|chest|sleeve|product|item|gift|plate|sign|print|engraving|embroidery)|(?:name|text|spruch) (?:auf|für|zum)\b|(?:prénom|nom|texte) (?:à|sur|d['’]impression|imprimé)|(?:nombre|texto) (?:a|en|impreso|de impresión)\b|(?:nome|testo) (?:da|su|sulla|sul|stampa|di stampa)\b|te drukken|имя на |текст (?:для|на) /;

/** Names and days of those something is made for. */
const OF_SOMEBODY =
  /^(?:the )?(?:child|kid|baby|pet|dog|cat|couple|player|bride|groom)(?:['’]?s)?[ _-]?names?$|^(?:bride|groom)$|^(?:wedding|anniversary)[ _-]date$|^back[ _-](?:name|number)$|^song[ _-]title$|^caption$|^(?:your|customer|uploaded?)[ _-](?:logo|photo|picture|image|file)s?$|^(?:logo|photo|picture|artwork|design)[ _-](?:file|upload)$|^(?:image|file)[ _-]uploads?$|^logo$/;

/** Papers, parcels and programs have printed words as well, and so have those who print. */
const OF_PAPERS =
  /invoice|rechnung|factur|fattura|faktur|receipt|label|etiket|étiquette|packing|slip|account|bank|credit|address|adress|dirección|indirizzo|barcode|printer|queue|server|printed|data|zeit|datum|面单|面單|发票|發票|快递|快遞|物流|单据|單據|送货|伝票|領収|納品|송장|영수증|หน้ากล่อง|فاتورة|חשבונית/;

/** Whether a header asks for words or a picture that come onto the goods for one buyer. */
export function asksForWords(header: string): boolean {
  // Removes the combining dot that `toLowerCase` leaves of `İ`.
  const text = header.normalize('NFC').trim().toLowerCase().replaceAll('\u0307', '');
  if (text.length > MAX_LETTERS || OF_PAPERS.test(text)) return false;
  return WAYS.test(text) || ON_PRODUCTS.test(text) || OF_SOMEBODY.test(text);
}

const MAX_LETTERS = 60;
