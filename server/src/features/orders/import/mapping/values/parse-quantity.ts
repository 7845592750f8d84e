import { plainDigits } from './plain-digits.ts';

const MAX_QUANTITY = 100_000;

/** Words behind a number of pieces, in the languages of order files. A pair and a dozen are other numbers. */
const PIECES =
  '件|个|個|只|隻|张|張|枚|点|點|份|套|台|本|pcs?\\.?|pieces?|units?|ea|sets?|개|장|매|벌|ชิ้น|ตัว|อัน|ใบ|cái|chiếc|sản phẩm|buah|helai|unidades?|peças?';
const QUANTITY = new RegExp(
  `^[x×*]?\\s*(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.0+|,0{1,2})?\\s*(?:${PIECES.normalize('NFKC')})?$`,
  'u',
);

/** Whole pieces from 1 to 100,000: `2`, `２`, `٢`, `2.0`, `x2`, `2件`, `2 pieces`; null = not readable as such. */
export function parseQuantity(text: string): number | null {
  const plain = (plainDigits(text) ?? '')
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .trim()
    .toLowerCase();
  // `1.000` and `1,000` are one piece with three decimals, or a thousand, by who writes them. Nobody can say which.
  if (/^[x×*]?\s*[1-9]\d{0,2}[.,]000(?!\d)/.test(plain)) return null;
  const digits = QUANTITY.exec(plain)?.[1];
  const quantity = digits ? Number(digits.replaceAll(',', '')) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}
