import { isUtf8 } from 'node:buffer';
import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
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
    'windows-1258 VN',
    'windows-874 TH',
  ].flatMap((line) => {
    const [encoding = '', ...codes] = line.split(' ');
    return codes.map((code) => [code, encoding] as const);
  }),
);
const LONGEST_COUNTRY = 40;
const WIDE = /[^\0-\u007f]/;
const NONE: ReadonlySet<string> = new Set();
/** Countries whose states and provinces are named by two letters, and those that are codes of countries above as well. */
const WITH_STATES = new Set(['US', 'CA', 'IT', 'BR']);
const STATES = new Set('AL AZ MA ME IL SK RO SI BA LT CZ TR GR BG SA RS'.split(' '));

/** Western letters of Iceland and the Faroes alone, whose bytes are the commonest letters of Turkish. */
const SELDOM = /[ÐÞðþÝý]/;
/** Commonest letters of Czech, Hungarian and Romanian, which the Western encoding has for Danish and Portuguese: ř, ő, ă. */
const OF_FEW = /[øØõÕãÃ]/;
const WESTERN_COUNTRIES = new Set(
  'DK NO SE FI IS FO GL EE BR PT AO MZ CV VN DE AT CH FR ES IT NL BE LU MX AR CL CO PE'.split(' '),
);
const ICELANDIC = new Set(['IS', 'FO']);

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

/** Words of headers in languages that are written in the Western encoding; English alone says nothing. */
const WESTERN_WORDS =
  /bestell|stra(?:ß|ss)e|liefer|empf[äa]nger|kunden|artikel|commande|livraison|adresse|quantit[éeàa]|pedido|env[íi]o|direcci[óo]n|cantidad|destinatario|endere[çc]o|quantidade|ordine|spedizione|indirizzo|ordernummer|aantal|bezorg|beställning|leverans|mottagare|modtager|mottaker|levering|tilaus|vastaanottaja/i;
const HEAD = 4000;

/** Whether the head of a file is in a language of the Western encoding. */
export function looksWestern(text: string): boolean {
  return WESTERN_WORDS.test(text.slice(0, HEAD));
}

const [LF, CR] = [0x0a, 0x0d];
/** Two letters of three bytes, or three of two. */
const WIDE_BYTES = 6;

/** Whether lines of a file in an old encoding are UTF-8 as a whole, which its own letters never are: two files, or headers of another program. */
export function hasUtf8Lines(bytes: Buffer): boolean {
  // Old Macs end lines with CR alone.
  const lineEnd = bytes.includes(LF) ? LF : CR;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    from += line.length + 1;
    if (isUtf8(line) && countWide(line) >= WIDE_BYTES) return true;
  }
  return false;
}

function countWide(line: Buffer): number {
  let count = 0;
  for (const byte of line) if (byte >= 0x80) count++;
  return count;
}

/** Letters of the Western encoding that are others in this one. */
const differingFrom = rememberTexts((encoding): ReadonlySet<string> => {
  const bytes = Buffer.from(Array.from({ length: 128 }, (_, at) => at + 128));
  const [western, other] = ['windows-1252', encoding].map((one) => [...decodeBytes(bytes, one)]);
  return new Set(western!.filter((letter, at) => letter !== other![at]));
});

/**
 * Columns of a row that was read as Western because nothing spoke against it, while the country it names writes the same bytes
 * as other letters: `£ódŸ` may be Łódź. Without a country a phone or postcode names one; where nothing does, `Piêkna` may be Piękna.
 * @param isWestern the file is in a language of the Western encoding
 * @param suspected encodings that other rows of the file may be in: a program writes all of them in one
 * @param isPlain nothing in the file speaks for a Western language: `Jiøí` may be Jiří
 */
export function doubtfulColumns(
  cells: readonly string[],
  isWestern = true,
  suspected: ReadonlySet<string> = NONE,
  isPlain = false,
): number[] {
  if (!cells.some((cell) => WIDE.test(cell))) return [];
  const { encodings, isNorthern } = encodingsOf(cells, isWestern);
  const seldom = isNorthern ? [] : cells.flatMap((cell, column) => (SELDOM.test(cell) ? [column] : []));
  const all = [...encodings, ...suspected];
  if (all.length === 0 && seldom.length === 0 && isPlain)
    return cells.flatMap((cell, column) => (OF_FEW.test(cell) ? [column] : []));
  if (all.length === 0 || seldom.length > 0) return seldom;
  return cells.flatMap((cell, column) => (all.some((one) => isOtherIn(cell, one)) ? [column] : []));
}

/** Encodings that rows of a file read as Western may be in, by the countries they name. */
export function suspectedEncodings(rows: Iterable<readonly string[]>, isWestern: boolean): Set<string> {
  const found = new Set<string>();
  for (const cells of rows) {
    if (!cells.some((cell) => WIDE.test(cell))) continue;
    for (const encoding of encodingsOf(cells, isWestern).encodings)
      if (!found.has(encoding) && cells.some((cell) => isOtherIn(cell, encoding))) found.add(encoding);
  }
  return found;
}

/** Whether a row names a country whose language is written in the Western encoding; English needs none of its letters. */
export function namesWesternCountry(rows: Iterable<readonly string[]>): boolean {
  const known = new Map<string, string>();
  const codeOf = (cell: string): string => {
    if (cell.length > LONGEST_COUNTRY || !/\p{L}{2}/u.test(cell)) return '';
    const code = known.get(cell) ?? countryCode(cell) ?? '';
    if (known.size < MOST_KNOWN) known.set(cell, code);
    return code;
  };
  for (const cells of rows) {
    const codes = cells.map(codeOf);
    const hasStates = codes.some((code) => WITH_STATES.has(code));
    // Beside its country `DE` is Delaware.
    if (codes.some((code, at) => WESTERN_COUNTRIES.has(code) && !(hasStates && isPair(cells[at]!, code))))
      return true;
  }
  return false;
}

function isPair(cell: string, code: string): boolean {
  return cell.trim().length === 2 && !WITH_STATES.has(code);
}

const MOST_KNOWN = 5000;

function isOtherIn(cell: string, encoding: string): boolean {
  return WIDE.test(cell) && [...cell].some((letter) => differingFrom(encoding).has(letter));
}

function encodingsOf(
  cells: readonly string[],
  isWestern: boolean,
): { encodings: Set<string>; isNorthern: boolean } {
  const named = cells.flatMap((cell) => {
    const code = cell.length <= LONGEST_COUNTRY && /\p{L}{2}/u.test(cell) ? countryCode(cell) : null;
    return code === null ? [] : [{ code, isState: STATES.has(cell.trim().toUpperCase()) }];
  });
  const hasStates = named.some(({ code }) => WITH_STATES.has(code));
  const countries = named.filter(({ isState }) => !(isState && hasStates));
  const hinted = countries.length === 0 ? cells.flatMap((cell) => hintOf(cell) ?? []) : [];
  const codes = [...countries.map(({ code }) => code), ...hinted];
  const encodings = new Set(codes.flatMap((code) => USUAL[code] ?? []));
  if (codes.length === 0 && !isWestern) encodings.add('windows-1250');
  return { encodings, isNorthern: countries.some(({ code }) => ICELANDIC.has(code)) };
}
