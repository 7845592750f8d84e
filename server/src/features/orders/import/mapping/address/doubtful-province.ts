import { readStatus } from '../../../meanings/read-status.ts';
import { countryCode } from './country-code.ts';
import { isKnownProvince } from './known-provinces.ts';
import { isProvinceCode } from './province-codes.ts';
import { isChinaProvince } from './split-china-address.ts';

/** What shops write short of a status. */
const SHORT_STATUS = new Set(
  'rto hld pnd pen cxl cnl can ref rfd rts rtv shp dsp dlv wip qc prd prt opn cls cmp err fld inv rdy pkd pd oos bo ofd pod trn tbc tbd eta na ok go no yes y n x'.split(
    ' ',
  ),
);

/**
 * Whether nobody can say that the text under a bare `State` is the province: it is in no list, reads like a status, or is a code that its
 * country does not have.
 * @param country `''` where the row names none
 */
export function isDoubtfulProvince(text: string, country: string): boolean {
  const plain = text.trim();
  const code = isProvinceCode(plain, country);
  // Where no country is named, only codes of two letters are beyond doubt: `CAN` may be cancelled.
  if (code) return country === '' && plain.length !== 2 && isShortStatus(plain);
  // A city or an island that is a separate country stands there as its own province.
  const isCountry = country !== '' && countryCode(plain) === country;
  return !isKnownProvince(plain, country) && !isChinaProvince(plain) && !isCountry;
}

function isShortStatus(text: string): boolean {
  return SHORT_STATUS.has(text.toLowerCase()) || readStatus(text) !== 'unknown';
}
