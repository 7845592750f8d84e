import type { OrderAddress } from '../../../model/order-line.ts';
import { postcodeDigits } from './postcode-digits.ts';

const MAX_ZEROS = 2;
/** A postcode of another country has as many digits at least, when it lost a zero: `8001` of Barcelona in a Japanese shop's file. */
const ELSEWHERE = 4;

/** Whether a spreadsheet took a postcode for a number and dropped the zeros at its front. */
export function isZeroLost({ country, postcode }: Pick<OrderAddress, 'country' | 'postcode'>): boolean {
  const digits = postcodeDigits(country);
  return (
    digits !== null &&
    /^[1-9]\d*$/.test(postcode) &&
    postcode.length < digits &&
    postcode.length >= Math.min(digits - MAX_ZEROS, ELSEWHERE)
  );
}

/** Calling codes of countries where a number without one begins with 0. */
const CALLING: ReadonlyMap<string, string> = new Map(
  'AT=43 AU=61 BE=32 CH=41 DE=49 FI=358 FR=33 GB=44 IE=353 IL=972 JP=81 KR=82 NL=31 NZ=64 SE=46 TH=66 TR=90 TW=886 UA=380 ZA=27'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/**
 * Whether a phone number of digits only lacks the zero at its front: without the zero and without a calling code it
 * reaches nobody.
 */
export function isPhoneZeroLost(phone: string, country: string): boolean {
  const calling = CALLING.get(country);
  return calling !== undefined && /^[1-9]\d{7,10}$/.test(phone) && !phone.startsWith(calling);
}
