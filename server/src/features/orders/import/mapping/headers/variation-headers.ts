import { foldLetters, listedKey, listedKeys } from './normalise-header.ts';

/** Bare headers of a colour and of a size, best first. */
export const COLOUR_HEADERS = keys(
  'Color, Colour, Product Color, Item Color, Item Colour, Farbe, Couleur, Colore, Kleur, Kolor, Cor, Färg, Renk, Цвет, カラー, 色, 颜色, 顏色, 颜色分类, 商品颜色, 색상, 色名, カラー名, 颜色名称, 颜色名, 색상명, Colour Name, Color Name, Farbname, Nom couleur',
);
export const SIZE_HEADERS = keys(
  'Size, Product Size, Item Size, Größe, Taille, Talla, Taglia, Maat, Rozmiar, Tamanho, Storlek, Beden, Размер, サイズ, 尺码, 尺寸, 尺碼, 码数, 商品尺码, 手机型号, 사이즈, サイズ名, 尺码名称, 尺码名, 사이즈명, Size Name, Größenname, Nom taille',
);

const COLOUR = words(
  'color, colors, colour, colours, farbe, couleur, couleurs, colore, colori, cor, cores, kleur, kolor, färg, renk, цвет, カラー, 颜色, 顏色, 색상',
);
const SIZE = words(
  'size, sizes, größe, taille, tailles, talla, tallas, taglia, taglie, tamanho, tamaño, tamaños, maat, rozmiar, storlek, beden, размер, サイズ, 尺码, 尺碼, 码数, 사이즈',
);
const STYLE = words('style, styles, 款式, 机型, 機型, 手机型号, phonemodel, devicemodel, phonetype');
/** Words next to them that say nothing else: `Selected Color`, `Color/Size`, `T-Shirt Size`. */
const BESIDE = words(
  `item, items, product, products, variant, variants, variation, option, options, lineitem, sku, selected, chosen, choose, select, preferred, your, buyer, customer,
   shirt, tshirt, t, tee, hoodie, sweatshirt, garment, apparel, clothing, mug, cup, tumbler, bottle, phone, device, phonecase, bag, tote, hat, pillow, poster, canvas, blanket, shoe, unisex, adult, kids,
   choice, and, or, und, oder, et, ou, y, o, e, i, en, the, of, du, de, des, del, do, da, della, der,
   artikel, produkt, produit, article, producto, artículo, prodotto, articolo, produto, товара, 商品, 产品, 產品, 选择, 選擇, 规格, 所选, 买家, 和, 与, 或, 及`,
);
/** Only behind such a word: `Color Name` is a colour, `Name Color` the colour of a name. */
const BEHIND = words('name, value, title');
const ALL: ReadonlySet<string> = new Set([...COLOUR, ...SIZE, ...STYLE, ...BESIDE, ...BEHIND]);
/** Words as short as `cor` are read only between borders: `Core` is no colour. */
const SHORTEST_GLUED = 4;
const MAX_LETTERS = 40;

/** What a header of nothing but such words is about; null = it has other words as well. */
export type VariationKind = 'colour' | 'size' | 'style' | 'several';

/**
 * What a header is about that is made of words for a colour, a size or a style and of nothing else: `Selected Color`, `Color/Size`. `Print
 * Color` and `Font Size` are about what is printed, not about what it is printed on.
 */
export function variationKind(header: string): VariationKind | null {
  if (header.length > MAX_LETTERS) return null;
  const found: string[] = [];
  for (const word of wordsOf(header)) {
    const parts = partsOf(word);
    if (!parts) return null;
    found.push(...parts);
  }
  if (isPhoneModel(found)) return 'style';
  const first = found.findIndex((word) => COLOUR.has(word) || SIZE.has(word) || STYLE.has(word));
  if (first < 0 || found.slice(0, first).some((word) => BEHIND.has(word))) return null;
  const kinds = [
    found.some((word) => COLOUR.has(word)) ? (['colour'] as const) : [],
    found.some((word) => SIZE.has(word)) ? (['size'] as const) : [],
    found.some((word) => STYLE.has(word)) ? (['style'] as const) : [],
  ].flat();
  return kinds.length === 1 ? kinds[0]! : 'several';
}

/** The words of a header in small letters without accents, parted by blanks, signs, digits and capitals inside. */
export function wordsOf(header: string): string[] {
  // Most headers; the engine needs milliseconds for what the patterns below say of all scripts.
  if (ASCII.test(header))
    return header
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll('`', '')
      .split(/[^a-z0-9]+|(?<=[a-z])(?=[0-9])|(?<=[0-9])(?=[a-z])/)
      .filter((word) => word !== '');
  const parted = header.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldLetters(parted.toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .filter((word) => word !== '');
}

const ASCII = /^[\u0020-\u007e]*$/;

const isPhoneModel = (found: readonly string[]): boolean =>
  ['phone model', 'device model', 'phone type'].includes(found.join(' '));

/** A word of our lists, or several that stand together without a border. */
function partsOf(word: string): string[] | null {
  if (ALL.has(word) || word === 'model' || word === 'type') return [word];
  const shortest = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(word) ? 1 : SHORTEST_GLUED;
  for (let length = word.length - shortest; length >= shortest; length -= 1) {
    if (!ALL.has(word.slice(0, length))) continue;
    const rest = partsOf(word.slice(length));
    if (rest) return [word.slice(0, length), ...rest];
  }
  return null;
}

function keys(list: string): readonly string[] {
  return listedKeys(list.split(', '));
}

function words(list: string): ReadonlySet<string> {
  return new Set(
    foldLetters(list)
      .split(',')
      .map((word) => listedKey(word.trim())),
  );
}
