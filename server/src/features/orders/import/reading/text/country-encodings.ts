import { countryCode } from '../../mapping/address/country-code.ts';

/** Encodings of old files and the countries that write them, which hardly ever write the Western one. */
const USUAL: readonly (readonly [encoding: string, countries: ReadonlySet<string>])[] = [
  'windows-1250 PL CZ SK HU SI HR RO BA RS ME AL',
  'windows-1251 RU UA BY BG MK KZ KG',
  'windows-1253 GR CY',
  'windows-1254 TR AZ',
  'windows-1255 IL',
  'windows-1256 SA AE EG IQ JO KW LB MA OM QA IR PK',
  'windows-1257 EE LV LT',
  'iso-8859-4 EE LV LT',
  'windows-1258 VN',
  'windows-874 TH',
].map((line) => {
  const [encoding = '', ...codes] = line.split(' ');
  return [encoding, new Set(codes)] as const;
});
const LONGEST_COUNTRY = 40;
/** Countries whose states and provinces are named by two letters, and those that are codes of countries above as well. */
const WITH_STATES = new Set(['US', 'CA', 'IT', 'BR']);
const STATES = new Set('AL AZ MA ME IL SK RO SI BA LT CZ TR GR BG SA RS'.split(' '));

const ICELANDIC = new Set(['IS', 'FO']);
/** Countries whose own languages write à, ì and ï; codes of states of others are left out. */
const ROMANCE = new Set('AD BE CH ES FR IT LU MC PT SM'.split(' '));

/** Calling codes of these countries, where nothing else says where a row goes. */
const CALLING: readonly (readonly [RegExp, string])[] =
  '48=PL 420=CZ 421=SK 36=HU 385=HR 386=SI 40=RO 381=RS 359=BG 380=UA 7=RU 30=GR 90=TR 972=IL 370=LT 371=LV 372=EE'
    .split(' ')
    .map((pair) => {
      const [digits = '', country = ''] = pair.split('=');
      return [new RegExp(`^\\s*['(]?(?:\\+|00)${digits}[\\s()-]?\\d`), country] as const;
    });
const POLISH_POSTCODE = /^\s*'?\d\d-\d{3}\s*$/;

function hintOf(cell: string): string | undefined {
  if (cell.length > LONGEST_COUNTRY || !/\d/.test(cell)) return undefined;
  if (POLISH_POSTCODE.test(cell)) return 'PL';
  return CALLING.find(([is]) => is.test(cell))?.[1];
}

/**
 * Encodings that older programs of the countries named in a row write, where these are not the Western one; without a country a phone or
 * postcode names one. `isNorthern`: of a country whose own letters are the commonest of Turkish in its encoding; `isRomance`: of one
 * whose own letters are those of Baltic languages in theirs.
 */
export function countryEncodings(cells: readonly string[]): {
  encodings: string[];
  isNorthern: boolean;
  isRomance: boolean;
} {
  const named = cells.flatMap((cell) => {
    const code = cell.length <= LONGEST_COUNTRY && /\p{L}{2}/u.test(cell) ? countryCode(cell) : null;
    return code === null ? [] : [{ code, isState: STATES.has(cell.trim().toUpperCase()) }];
  });
  const hasStates = named.some(({ code }) => WITH_STATES.has(code));
  const countries = named.filter(({ isState }) => !(isState && hasStates));
  const hinted = countries.length === 0 ? cells.flatMap((cell) => hintOf(cell) ?? []) : [];
  const codes = [...countries.map(({ code }) => code), ...hinted];
  return {
    encodings: USUAL.flatMap(([encoding, countries]) =>
      codes.some((code) => countries.has(code)) ? [encoding] : [],
    ),
    isNorthern: countries.some(({ code }) => ICELANDIC.has(code)),
    isRomance: countries.some(({ code }) => ROMANCE.has(code)),
  };
}
