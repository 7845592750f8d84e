import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';
import { countryCode } from '../../mapping/address/country-code.ts';

/** Countries whose old files are hardly ever in the Western encoding, by the one that they are in. */
const USUAL: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'windows-1250 PL CZ SK HU SI HR RO BA RS ME AL',
    'windows-1251 RU UA BY BG MK KZ KG',
    'windows-1253 GR CY',
    'windows-1254 TR AZ',
    'windows-1255 IL',
    'windows-1256 SA AE EG IQ JO KW LB MA OM QA IR PK',
    'windows-1257 EE LV LT',
  ].flatMap((line) => {
    const [encoding = '', ...codes] = line.split(' ');
    return codes.map((code) => [code, encoding] as const);
  }),
);
const LONGEST_COUNTRY = 40;
/** Countries whose states and provinces are named by two letters, and those that are codes of countries above as well. */
const WITH_STATES = new Set(['US', 'CA', 'IT', 'BR']);
const STATES = new Set('AL AZ MA ME IL SK RO SI BA LT CZ TR GR BG SA RS'.split(' '));

/** Western letters of Iceland and the Faroes alone, whose bytes are the commonest letters of Turkish. */
const SELDOM = /[ÐÞðþÝý]/;
const ICELANDIC = new Set(['IS', 'FO']);

const differing = new Map<string, ReadonlySet<string>>();

/** Letters of the Western encoding that are others in this one. */
function differingFrom(encoding: string): ReadonlySet<string> {
  const known = differing.get(encoding);
  if (known) return known;
  const bytes = Buffer.from(Array.from({ length: 128 }, (_, at) => at + 128));
  const [western, other] = ['windows-1252', encoding].map((one) => [...decodeBytes(bytes, one)]);
  const letters = new Set(western!.filter((letter, at) => letter !== other![at]));
  differing.set(encoding, letters);
  return letters;
}

/**
 * Columns of a row that was read as Western because nothing spoke against it, while the country it names writes the same bytes
 * as other letters: `£ódŸ` may be Łódź.
 */
export function doubtfulColumns(cells: readonly string[]): number[] {
  if (!cells.some((cell) => /[^\0-\u007F]/.test(cell))) return [];
  const named = cells.flatMap((cell) => {
    const code = cell.length <= LONGEST_COUNTRY && /\p{L}{2}/u.test(cell) ? countryCode(cell) : null;
    return code === null ? [] : [{ code, isState: STATES.has(cell.trim().toUpperCase()) }];
  });
  const hasStates = named.some(({ code }) => WITH_STATES.has(code));
  const countries = named.filter(({ isState }) => !(isState && hasStates));
  const encodings = new Set(countries.flatMap(({ code }) => USUAL[code] ?? []));
  const isNorthern = countries.some(({ code }) => ICELANDIC.has(code));
  const seldom = isNorthern ? [] : cells.flatMap((cell, column) => (SELDOM.test(cell) ? [column] : []));
  if (encodings.size === 0 || seldom.length > 0) return seldom;
  return cells.flatMap((cell, column) =>
    [...encodings].some((encoding) => [...cell].some((letter) => differingFrom(encoding).has(letter)))
      ? [column]
      : [],
  );
}
