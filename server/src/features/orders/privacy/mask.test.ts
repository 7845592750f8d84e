import { expect, it } from 'vitest';
import { maskName, maskPhone } from './mask.ts';

it.each([
  ['王小明', '王**'],
  ['Anna Smith-Johnson', 'A*** S****'],
  ['', ''],
  ['李', '李'],
  ['😀ab', '😀**'],
  ['محمد علي', 'م*** ع**'],
])('masks the name %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it.each([
  ['+86 138 0013 8000', '*** 8000'],
  ['12345', '***'],
  ['', ''],
  ['none', ''],
])('masks the phone %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
