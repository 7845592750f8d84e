import { foldLetters, listedKey } from './normalise-header.ts';

export const COLOUR_HEADERS = names(
  'Color, Colour, Product Color, Item Color, Item Colour, Farbe, Couleur, Colore, Kleur, Kolor, Cor, Färg, Renk, Цвет, カラー, 色, 颜色, 顏色, 颜色分类, 商品颜色, 색상',
);
export const SIZE_HEADERS = names(
  'Size, Product Size, Item Size, Größe, Taille, Talla, Taglia, Maat, Rozmiar, Tamanho, Storlek, Beden, Размер, サイズ, 尺码, 尺寸, 尺碼, 码数, 商品尺码, 手机型号, 사이즈',
);

function names(list: string): string[] {
  return list.split(', ');
}

/** What a line is printed on, in the words of headers. */
const CHOICE = words(
  `color, colors, colour, colours, size, sizes, style, styles, farbe, größe, couleur, couleurs, taille, tailles, talla, tallas, colore, colori, taglia, taglie, cor, cores, tamanho, tamaño, tamaños,
   kleur, maat, kolor, rozmiar, färg, storlek, renk, beden, цвет, размер, カラー, サイズ, 颜色, 顏色, 尺码, 尺碼, 码数, 款式, 机型, 機型, 手机型号, 색상, 사이즈, phonemodel, devicemodel, phonetype, phonesize`,
);
/** Words beside them that say nothing else: `Selected Color`, `Color/Size`, `T-Shirt Size Name`. */
const BESIDE = words(
  `item, items, product, products, variant, variants, variation, option, options, lineitem, line, sku, selected, chosen, choose, select, preferred, your, buyer, customer,
   shirt, tshirt, tee, hoodie, sweatshirt, garment, apparel, clothing, mug, cup, tumbler, bottle, case, phonecase, bag, tote, hat, cap, pillow, poster, canvas, frame, blanket, unisex, adult, kids,
   name, value, title, choice, and, or, und, oder, et, ou, y, o, e, i, en, the, of,
   artikel, produkt, produit, article, producto, artículo, prodotto, articolo, produto, товара, 商品, 产品, 產品, 选择, 選擇, 规格, 所选, 买家, 和, 与, 或, 及`,
);
const WHOLE = new RegExp(`^(?:${CHOICE}|${BESIDE}|&|\\+|,)+$`);
const CHOICE_WORD = new RegExp(CHOICE);

/**
 * Whether a header is made of words for a colour, a size or a style and of nothing else: `Selected Color`, `Color/Size`. `Print Color` and
 * `Font Size` are about what is printed, not about what it is printed on.
 */
export function isVariationHeader(key: string): boolean {
  return key.length <= MAX_LETTERS && CHOICE_WORD.test(key) && WHOLE.test(key);
}

const MAX_LETTERS = 40;

/** Longer words first, so that `colours` is not cut behind `colour`. */
function words(list: string): string {
  const all = list.split(',').map((word) => listedKey(foldLetters(word.trim())));
  return all.sort((a, b) => b.length - a.length).join('|');
}
