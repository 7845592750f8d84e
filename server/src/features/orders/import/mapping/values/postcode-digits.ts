/** Digits of a postcode where all have the same number of them, and some begin with 0. */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    '4: AM AU BG CY GE NO NZ ZA',
    '5: DE EE ES FI FR GT HR IT KE KR LA LK LT MX MY PR TR UA US VI',
    '6: CN CO EC KZ RO SG',
    '7: JP',
    '8: BR',
  ].flatMap((line) => {
    const [digits = '', codes = ''] = line.split(': ');
    return codes.split(' ').map((code) => [code, Number(digits)]);
  }),
);

/** null = they differ, or none begins with 0. */
export function postcodeDigits(country: string): number | null {
  return DIGITS[country] ?? null;
}
