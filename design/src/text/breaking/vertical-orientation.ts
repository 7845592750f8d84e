/**
 * How a character stands in a column (after UAX #50): `upright`; `turned` with the line of a Latin word; `moved` =
 * upright at another place of its cell (、。); `form` = upright where the font has a form for columns, else turned
 * (brackets); `quote` = like `form` among Chinese, else turned: Latin has the same signs.
 */
export type Orientation = 'upright' | 'turned' | 'moved' | 'form' | 'quote';

const moved =
  /[、。，．！？：；﹐-﹒﹔-﹗]|[\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6]/u;
const form =
  /[\u2329\u232a\u3008-\u3011\u3014-\u301f\u3030\u30a0\u30fc\ufe59-\ufe5e（）－＜-＞［］＿｛-｠￣～〜]/u;
const quote = /[“”‘’…‥—―⸺]/u;
const upright = new RegExp(
  `[${[
    '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\\p{Script=Yi}',
    // Signs that stand on their own: § © ® ± ¼ × ÷ ‖ † ‰ ※, units, fractions, numerals in circles, shapes, stars, hearts.
    '\\u00a7\\u00a9\\u00ae\\u00b1\\u00bc-\\u00be\\u00d7\\u00f7\\u2016\\u2020\\u2021\\u2030\\u2031\\u203b\\u203c',
    '\\u2047-\\u2049\\u2051\\u20dd-\\u20e0\\u2100\\u2101\\u2103-\\u2109\\u2113\\u2114\\u2116\\u2117\\u211e-\\u2123',
    '\\u2150-\\u2189\\u221e\\u2234\\u2235\\u2460-\\u24ff\\u25a0-\\u2619\\u2620-\\u2767\\u2776-\\u2793\\u2b50-\\u2b59',
    '\\u2e80-\\u3007\\u3012\\u3013\\u3020-\\u302f\\u3031-\\u33ff\\ufe10-\\ufe1f\\ufe30-\\ufe48\\uff01-\\uff60\\uffe0-\\uffe6',
    // Characters no standard has given a place to, and pictographs.
    '\\ue000-\\uf8ff\\p{Extended_Pictographic}\\u{1f000}-\\u{1fbff}\\u{20000}-\\u{3fffd}',
  ].join('')}]`,
  'u',
);

/** The place of a character in a column, from its first code point. */
export function orientationOf(character: string): Orientation {
  // ASCII digits, # and * count as pictographic in Unicode (keycaps).
  if (character <= '\u00a0') return 'turned';
  if (moved.test(character)) return 'moved';
  if (form.test(character)) return 'form';
  if (quote.test(character)) return 'quote';
  return upright.test(character) ? 'upright' : 'turned';
}

/** Signs that stand at the lower left of their cell in lines, and at its upper right in columns. */
export function standsInCorner(character: string): boolean {
  return /[、。，．：；﹐-﹒﹔﹕]/u.test(character);
}
