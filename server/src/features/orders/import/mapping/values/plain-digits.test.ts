import { expect, it } from 'vitest';
import { plainDigits } from './plain-digits.ts';

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
