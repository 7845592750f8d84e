import type { PersonalisedText } from '../model/order-line.ts';

/** Keys in mixed columns that are about printing. */
const PRINT_KEYS =
  /personali[sz]|custom|engrav|定制|客制|客製|刻字|印字|文字|名字|姓名|name|text|字体|font|date|日期|照片|photo|图片|名入れ|刻印|名前|メッセージ|이름|각인|문구|이니셜/i;

/** Words of a key that is about the goods and not about what is printed on them: `Color name`, `Product type`, Etsy's `Custom Property`. */
const PRODUCT_KEYS =
  /colou?r|size|style|material|model|product|item|variant|variation|variante|device|frame|propert|propri[eé]t|propi?edad|option|opci[oó]n|opzion|brand|texture|context|paper|customs|customer|deliver|shipp?ing|ship by|order date|类型|类别|数量|选项|属性|是否|发货|到货|送达|下单|有效期|有效日期|颜色|尺码|尺寸|规格|款式|型号|材质|商品|产品|カラー|サイズ|素材|種類|색상|사이즈|상품|제품|모델|소재/i;

/** Whether a key in a column of other things names words to print. */
export function isPrintKey(key: string): boolean {
  return PRINT_KEYS.test(key) && !PRODUCT_KEYS.test(key);
}

const MAX_KEY = 60;

/** One pair `key: value`, with an ASCII or Chinese colon; null = none. An address of the web is none. */
export function pairIn(part: string): { name: string; value: string } | null {
  const text = part.trim();
  const colon = text.slice(0, MAX_KEY + 20).search(/[:：]/);
  const name = colon < 0 ? '' : text.slice(0, colon).trim();
  if (name === '' || name.length > MAX_KEY || text.startsWith('//', colon + 1)) return null;
  return { name, value: text.slice(colon + 1).trim() };
}

/** The lines of a text, else what `;`, or a comma or ` / ` before the next key, separates. */
export function splitParts(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length > 1
    ? lines
    : text.split(
        /[;；](?=[^:：;；]{1,40}[:：])|[|｜](?=[^:：|｜]{1,40}[:：])|[,，](?=\s*[^,，:：]{1,40}[:：](?!\/\/))|\s\/\s(?=[^/:：]{1,40}[:：](?!\/\/))/,
      );
}

/** `key: value` on separate lines, else separated by `;` or by a comma before the next key. */
export function splitPairs(text: string): PersonalisedText[] {
  const pairs: PersonalisedText[] = [];
  for (const part of splitParts(text)) {
    const pair = pairIn(part);
    const last = pairs.at(-1);
    if (pair) pairs.push(pair);
    // A line without a key continues with the one above: an engraving of two lines.
    else if (last) last.value += `\n${part.trim()}`;
  }
  return pairs;
}
