import { darkRuns, type EncodedCode, firstCharacters } from './code-symbol.ts';

/** Bars of the digits at the left with odd parity (set A); the other sets follow from it (GS1 General Specifications 5.2.1.2). */
const SET_A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const SET_C = SET_A.map((bits) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1')));
const SET_B = SET_C.map((bits) => [...bits].reverse().join(''));

/** Which of the six digits at the left are of set B: that is how the first digit of an EAN-13 is written. */
const PARITIES = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
];

const GUARD = '101';
const CENTRE = '01010';

/** The digit that makes a GTIN whole: from the right, digits count three times and once in turn. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** EAN-13, EAN-8 and UPC-A, with all their digits: none is added, none put right. */
export function encodeEan(kind: 'ean-13' | 'ean-8' | 'upc-a', value: string): EncodedCode {
  const refuse = (problem: NonNullable<EncodedCode['problem']>) => ({ symbol: null, problem });
  const strange = [...new Set(value)].filter((character) => !/^[0-9]$/.test(character));
  if (strange.length > 0) return refuse({ id: 'characters', characters: firstCharacters(strange) });
  const wanted = { 'ean-13': 13, 'ean-8': 8, 'upc-a': 12 }[kind];
  if (value.length !== wanted) return refuse({ id: 'length', length: value.length, wanted });
  const right = checkDigitOf(value.slice(0, -1));
  if (!value.endsWith(right)) return refuse({ id: 'check-digit', digit: value.slice(-1), wanted: right });
  return { symbol: kind === 'ean-8' ? ean8(value) : ean13(kind, value), problem: null };
}

function ean13(kind: 'ean-13' | 'upc-a', value: string) {
  // A UPC-A is the EAN-13 that begins with 0.
  const digits = kind === 'upc-a' ? `0${value}` : value;
  const parity = PARITIES[Number(digits[0])] ?? '';
  const left = [...digits.slice(1, 7)].map(
    (digit, at) => (parity[at] === 'B' ? SET_B : SET_A)[Number(digit)],
  );
  const bits = `${GUARD}${left.join('')}${CENTRE}${right(digits.slice(7))}${GUARD}`;
  const isUpc = kind === 'upc-a';
  const ends = isUpc ? 10 : 3;
  return {
    columns: bits.length,
    rows: 1,
    quiet: isUpc ? { left: 9, right: 9, top: 0, bottom: 0 } : { left: 11, right: 7, top: 0, bottom: 0 },
    runs: [darkRuns(bits)],
    guards: [[0, ends] as const, [45, 50] as const, [95 - ends, 95] as const],
    words: isUpc
      ? [
          { text: value.slice(0, 1), from: -9, to: -2 },
          { text: value.slice(1, 6), from: 11, to: 44 },
          { text: value.slice(6, 11), from: 51, to: 84 },
          { text: value.slice(11), from: 97, to: 104 },
        ]
      : [
          { text: value.slice(0, 1), from: -10, to: -2 },
          { text: value.slice(1, 7), from: 4, to: 44 },
          { text: value.slice(7), from: 51, to: 91 },
        ],
  };
}

function ean8(value: string) {
  const left = [...value.slice(0, 4)].map((digit) => SET_A[Number(digit)]).join('');
  const bits = `${GUARD}${left}${CENTRE}${right(value.slice(4))}${GUARD}`;
  return {
    columns: bits.length,
    rows: 1,
    quiet: { left: 7, right: 7, top: 0, bottom: 0 },
    runs: [darkRuns(bits)],
    guards: [[0, 3] as const, [31, 36] as const, [64, 67] as const],
    words: [
      { text: value.slice(0, 4), from: 4, to: 30 },
      { text: value.slice(4), from: 37, to: 63 },
    ],
  };
}

function right(digits: string): string {
  return [...digits].map((digit) => SET_C[Number(digit)]).join('');
}
