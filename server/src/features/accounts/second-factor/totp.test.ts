import { expect, test } from 'vitest';
import { codeOfStep, otpauthUri, stepAt, stepOfCode, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000));
  expect(codeOfStep(secret, step, 8)).toBe(code);
  expect(codeOfStep(secret, step)).toBe(code.slice(2));
});

test('a code counts one step early and one step late, not two', () => {
  const step = 1000;
  const at = (steps: number) => new Date((step + steps) * 30_000);
  const code = codeOfStep(secret, step);
  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, code, at(steps)))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ]);
  expect(stepOfCode(secret, '', at(0))).toBeNull();
});

test('where the operator is strict a code counts in its own thirty seconds alone', () => {
  const code = codeOfStep(secret, 1000);
  const at = (seconds: number) => new Date(1000 * 30_000 + seconds * 1000);
  expect([-1, 0, 29, 30].map((seconds) => stepOfCode(secret, code, at(seconds), true))).toEqual([
    null,
    1000,
    1000,
    null,
  ]);
});

// RFC 4648, section 10, where no padding is needed.
test.each([
  ['fooba', 'MZXW6YTB'],
  ['', ''],
])('base32 of %j is %s', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});

test('the address names system and account, and holds the secret', () => {
  expect(otpauthUri(secret, '小王 & co')).toBe(
    `otpauth://totp/DIY%20Studio:${encodeURIComponent('小王 & co')}?secret=${toBase32(secret)}&issuer=DIY%20Studio&algorithm=SHA1&digits=6&period=30`,
  );
});
