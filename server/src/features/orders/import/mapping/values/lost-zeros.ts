import type { OrderAddress } from '../../../model/order-line.ts';

/** Digits of a postcode where all have the same number of them, and some begin with 0. */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    '4: AU BG CY NO NZ ZA',
    '5: DE EE ES FI FR HR IT KR LT MX MY TR UA US',
    '6: CN CO RO SG',
    '7: JP',
    '8: BR',
  ].flatMap((line) => {
    const [digits = '', codes = ''] = line.split(': ');
    return codes.split(' ').map((code) => [code, Number(digits)]);
  }),
);

const MOST_ZEROS = 2;

/** Whether a spreadsheet took a postcode for a number and dropped the zeros at its front. */
export function isZeroLost({ country, postcode }: Pick<OrderAddress, 'country' | 'postcode'>): boolean {
  const digits = DIGITS[country];
  return (
    digits !== undefined &&
    /^[1-9]\d*$/.test(postcode) &&
    postcode.length < digits &&
    postcode.length >= digits - MOST_ZEROS
  );
}

/** Calling codes of countries where a number without one begins with 0. */
const CALLING: Readonly<Record<string, string>> = Object.fromEntries(
  'AT=43 AU=61 BE=32 CH=41 DE=49 FI=358 FR=33 GB=44 IE=353 IL=972 JP=81 KR=82 NL=31 NZ=64 SE=46 TH=66 TR=90 TW=886 UA=380 ZA=27'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Whether a phone number that is digits only lacks the zero at its front: with neither it nor a calling code it reaches nobody. */
export function isPhoneZeroLost(phone: string, country: string): boolean {
  const calling = CALLING[country];
  return calling !== undefined && /^[1-9]\d{7,10}$/.test(phone) && !phone.startsWith(calling);
}
