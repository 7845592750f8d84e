import { expect, it } from 'vitest';
import { plainCode, plainDigits } from './plain-digits.ts';

it.each<[string, string | null]>([
  ['10115', '10115'],
  ['１０１１５', '10115'],
  ['١٢٣٤٥', '12345'],
  ['۱۲۳۴۵', '12345'],
  ['१२३४५', '12345'],
  ['১২৩৪৫', '12345'],
  ['๑๒๓๔๕', '12345'],
  ['၁၂၃၄၅', '12345'],
  ['១២៣៤៥', '12345'],
  ['໑໒໓໔໕', '12345'],
  ['+\u202a966 50\u202c', '+966 50'],
  ['\u2066+٩٦٦ ٥٠\u2069', '+966 50'],
  ['شارع ١٢', 'شارع 12'],
  ['SW1A 1AA', 'SW1A 1AA'],
  // Two scripts in one number, a number turned around, and signs of numbers that are no digits.
  ['1٢3', null],
  ['١۲', null],
  ['\u202e123', null],
  ['12³', null],
  ['Ⅻ', null],
  ['①②', null],
  ['𑁦', null],
])('%s', (text, plain) => expect(plainDigits(text)).toBe(plain));

it.each<[string, string | null]>([
  ['+98 ۹۱۲ 345 ٦٧٨٩', '+98 912 345 6789'],
  ['٠5٠-123٤٥٦٧', '050-1234567'],
  ['０81 ๒๓๔ 5678', '081 234 5678'],
  ['\u200f050\u200e ١٢٣', '050 123'],
  ['06 1234', '06 1234'],
  // No rows of digits: one is turned around on the screen, in the others a sign may be a digit, an extension or a mark.
  ['\u202e0501234567', null],
  ['050-123³', null],
  ['①②③', null],
  ['050 𑁦', null],
])('the code %s', (text, plain) => expect(plainCode(text)).toBe(plain));
