/** The characters that make up half of all Chinese text, in both scripts, kana and accented Latin letters. */
const COMMON = new Set(
  '的一是了我不人在他有这这個个上们們来來到时時大地为為子中你说說生国國年着就那和要她出也得里后自以会家可下而过过過天去能对對小多然于心学學么之都好看起发發当當没沒成只如事把还用第样道想作种開开美总从無无情己面最女但现前些所同日手又行意动方期它头头經经长兒儿回位分爱老因很给名法间斯知世什两次使身者被高已亲其进此话常与活正感订單单号號收货貨件数數量址址城市省州邮郵编編电電话話店铺鋪品规規格备備注價价额額姓色码碼红紅黑白蓝藍绿綠黄黃大小路区區县縣街镇楼樓室',
);

/** The syllables that make up half of all Korean text, and those of orders. */
const COMMON_KOREAN = new Set(
  '이다의는에을가고한지로사하도를기자인어리대서그아나해일들시주수정스전부구과제있보상소조적으은면비유여원것관라장신안니용오당공만문번호품명량름화옵션우편취결배송받필금액색검흰동길',
);

/** Letters beyond ASCII of a text, and how many of them are common ones, or stand in words of Cyrillic or Greek. */
export function countFrequent(text: string): { wide: number; common: number } {
  let wide = 0;
  let common = 0;
  let hasOtherScript = false;
  for (const letter of text) {
    if (letter < '\u0080') continue;
    wide++;
    if (COMMON.has(letter) || COMMON_KOREAN.has(letter) || /[\u3041-\u30f6à-öø-ÿÀ-Ö]/.test(letter)) common++;
    hasOtherScript ||= letter >= '\u0370' && letter < '\u0530';
  }
  return { wide, common: common + (hasOtherScript ? lettersOfWords(text) : 0) };
}

/** Words of Cyrillic or Greek, which the encodings of East Asia have as well: by chance no row of their bytes is in such order. */
const OTHER_WORD =
  /(?<!\p{L})(?:\p{Script=Cyrillic}(?:(?=\p{Ll})\p{Script=Cyrillic}){2,}|\p{Script=Greek}(?:(?=\p{Ll})\p{Script=Greek}){2,}|(?:(?=\p{Lu})\p{Script=Cyrillic}){3,}|(?:(?=\p{Lu})\p{Script=Greek}){3,})(?!\p{L})/gu;

function lettersOfWords(text: string): number {
  return (text.match(OTHER_WORD) ?? []).reduce((sum, word) => sum + word.length, 0);
}
