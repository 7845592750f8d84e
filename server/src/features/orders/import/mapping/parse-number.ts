const MAX_QUANTITY = 100_000;

/** Whole pieces from 1 to 100,000: `2`, `２`, `2.0`, `x2`, `2件`; null = not readable as such. */
export function parseQuantity(text: string): number | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const digits = /^[x×*]?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?\s*(?:件|个|個|pcs?|ea)?$/.exec(plain)?.[1];
  const quantity = digits ? Number(digits.replaceAll(',', '')) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

/** Hundredths of a currency: `1,234.56`, `1.234,56`, `US$ 12.5`, `￥19.9`, `12,50 €`; null = not readable. */
export function parseMoney(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/^[^\d.,+-]+|[^\d.,]+$/g, '')
    .replace(/[\s'’]/g, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(plain)) return null;
  // The last separator is the decimal one, unless three digits and no other kind follow it: 1,234 and 1.234.567.
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const mark = last < 0 ? '' : plain[last]!;
  const tail = last < 0 ? 0 : plain.length - last - 1;
  const repeated = mark !== '' && plain.indexOf(mark) !== last;
  const grouping = repeated || (mark === ',' && tail === 3);
  const number =
    last < 0 || grouping
      ? plain.replace(/[.,]/g, '')
      : `${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`;
  const cents = Math.round(Number(number) * 100);
  return Number.isSafeInteger(cents) ? cents : null;
}
