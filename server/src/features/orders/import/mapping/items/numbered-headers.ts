import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { trimEndOf } from '../../../../../platform/text/trim-signs.ts';
import { ALIASES } from '../headers/aliases.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import { plainCode } from '../values/plain-digits.ts';

/** Which item of a row a column speaks of: its number, or one of the others where the header only says `additional`. */
export type ItemNumber = number | 'other';

/** What a header of one item is about. */
export type ItemPart = 'sku' | 'quantity' | 'title';

/** Words that number an item, by language; of some scripts they stand without blanks. */
const ORDINALS: readonly [ItemNumber, string][] = [
  [
    1,
    'first|erste[rsn]?|premi(?:er|ère)|primer[oa]?|prim[oa]|primeir[oa]|eerste|pierwsz[yae]|перв(?:ый|ая|ое)|birinci|första|første|ראשון|ראשונה|الأول|اول',
  ],
  [
    2,
    'second|secondary|zweite[rsn]?|deuxi[eè]me|seconde|segund[oa]|second[oa]|tweede|drug[ia]|drugie|втор(?:ой|ая|ое)|ikinci|kedua|andra|anden|שני|שנייה|שניה|الثاني|ثاني|دوم',
  ],
  [
    3,
    'third|dritte[rsn]?|troisi[eè]me|tercer[oa]?|terz[oa]|terceir[oa]|derde|trzeci[ae]?|трет(?:ий|ья|ье)|üçüncü|ketiga|tredje|שלישי|שלישית|الثالث|ثالث|سوم',
  ],
  [4, 'fourth|vierte[rsn]?|quatri[eè]me|cuart[oa]|quart[oa]|vierde'],
  [5, 'fifth|fünfte[rsn]?|cinqui[eè]me|quint[oa]|vijfde'],
  [6, 'sixth'],
  [7, 'seventh'],
  [8, 'eighth'],
  [9, 'ninth'],
  [10, 'tenth'],
  [
    'other',
    "additional|addl|add'l|other|others|extra|another|further|next|bonus|zusätzliche[rsn]?|zusatz|weitere[rsn]?|andere[rsn]?|autres?|supplémentaires?|additionnel(?:le)?s?|otr[oa]s?|adicional(?:es)?|altr[oaie]|aggiuntiv[oaie]|ulteriore|outr[oa]s?|adicionais|extra's|aanvullende?|dodatkow[yae]|inn[yae]|дополнительн(?:ый|ая|ое)|друг(?:ой|ая|ое)|diğer|ek|lain|tambahan|khác|אחר|אחרת|נוסף|נוספת|آخر|إضافي|دیگر",
  ],
];
const ANOTHER_IN_HAN = /其他|其它|附加|追加|另外|その他|추가|기타|다른/;
const HAN_NUMBERS = '一二三四五六七八九十';
const HAN_NUMBER = new RegExp(
  `第([${HAN_NUMBERS}])[件个個款号號]?|(?<=商品|产品|產品|sku)([${HAN_NUMBERS}])|(?<=\\S)([${HAN_NUMBERS}])$`,
);
/** A number with what counts it: `#2`, `No. 2`, `2nd`, `第2件`, `2번째`. Zeros in front say nothing. */
const NUMBER =
  /(?:#|№|第|\bno\.|\bnr\.|\bnum\.)?\s*(?<!\d)0*(\d{1,3})(?!\d)(?:st|nd|rd|th|er|re|[eèaoº°ª](?!\p{L})|件目|つ目|個目|번째|번|号|號|件(?!数|數)|款)?/gu;
/** `SKU B` is the second of several; a number in Roman letters as well. */
const LETTER = /(?<=[\s_-])(?:[b-h]|ii|iii|iv|vi{0,3})$/;

const ordinals = lazy(() =>
  ORDINALS.map(([place, words]): [ItemNumber, RegExp] => [
    place,
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu'),
  ]),
);

/** What is left of a header without what numbers it, and the place; null = nothing numbers it. */
export function withoutNumber(header: string): { rest: string; place: ItemNumber } | null {
  const places: ItemNumber[] = [];
  const take = (place: ItemNumber) => {
    places.push(place);
    return ' ';
  };
  const plain = plainCode(header) ?? header.normalize('NFKC');
  let text = plain
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replaceAll('\u0307', '')
    // Numbers in brackets count the items; any other note in brackets says nothing of them.
    .replace(/[([{【]([^()[\]{}【】]*)[)\]}】]/g, (_, note: string) =>
      /^\s*\d{1,3}\s*$/.test(note) ? ` ${note} ` : ' ',
    )
    .replace(/^\*+/, '');
  text = trimEndOf(text, /\*/)
    .trim()
    .replace(NUMBER, (_, digits: string) => take(Number(digits)))
    .replace(HAN_NUMBER, (...all: string[]) => take(HAN_NUMBERS.indexOf((all[1] ?? all[2] ?? all[3])!) + 1))
    .replace(ANOTHER_IN_HAN, () => take('other'));
  for (const [place, words] of ordinals()) text = text.replace(words, () => take(place));
  if (places.length === 0) text = text.replace(LETTER, () => take('other'));
  const [place] = places;
  if (place === undefined) return null;
  return { rest: text.replaceAll('#', ' '), place: places.length === 1 ? place : 'other' };
}

const FIELDS: readonly [ItemPart, readonly OrderField[]][] = [
  ['quantity', ['quantity']],
  ['sku', ['sku', 'warehouseSku']],
  ['title', ['productTitle']],
];
/** What a part of an item is called behind the word for the item. */
const SHORT: ReadonlyMap<string, ItemPart> = new Map(
  Object.entries<ItemPart>({
    name: 'title',
    title: 'title',
    名称: 'title',
    名稱: 'title',
    code: 'sku',
    ref: 'sku',
    编码: 'sku',
    編碼: 'sku',
    货号: 'sku',
    貨號: 'sku',
  }),
);
const ALONE: ReadonlyMap<string, ItemPart> = new Map(
  Object.entries<ItemPart>({
    code: 'sku',
    编码: 'sku',
    产品: 'title',
    產品: 'title',
    lineitem: 'title',
  }),
);
/** Words for the item that stand beside the part: `Line 2 SKU`, `Bundle SKU 2`, `items[1].sku`. */
const THING =
  /^(?:(?:order|cart|basket|line|bundle|set|pack|kit|combo|addon|upsell)*(?:items?|lines?|products?|articles?|bundle|set|pack|kit|combo|addon|upsell|artikel|position|produits?|productos?|articulos?|prodott[oi]|articol[oi]|produtos?|urun|товар|商品|产品|產品|品目|상품))/;

const parts = lazy(
  () =>
    new Map(
      [...FIELDS]
        .reverse()
        .flatMap(([part, fields]) =>
          fields.flatMap((field) => listedKeys(ALIASES[field]).map((key): [string, ItemPart] => [key, part])),
        ),
    ),
);

/** What the header of a numbered item is about, without its number; null = nothing of an item. */
export function itemPart(rest: string): ItemPart | null {
  const key = normaliseHeader(rest);
  const known = parts().get(key) ?? ALONE.get(key);
  if (key === '' || known) return known ?? null;
  // `sku2Qty`: the pieces of the second SKU.
  const thing = THING.exec(key)?.[0] ?? (key.startsWith('sku') ? 'sku' : null);
  if (thing === null) return null;
  const behind = key.slice(thing.length);
  return SHORT.get(behind) ?? parts().get(behind) ?? null;
}
