import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const NAMES = ['lina-prints', '丽娜定制'];

describe('isGuessable', () => {
  it.each([
    'password',
    'Password1',
    'PASSWORD!!',
    'p@ssw0rd',
    '12345678',
    '123456789a'.slice(0, 9),
    'qwertyuiop',
    'iloveyou2024',
    '        ',
    'aaaaaaaa',
    'abababab',
    'xyzxyzxyz',
    'abcdefgh',
    '87654321',
    '19870612',
    '13812345678',
    'diystudio',
    'DIY-Studio9',
    'admin2026',
    '在线定制系统1',
    'lina-prints',
    'Lina-Prints1!',
    'xlina-printsx',
    '丽娜定制丽娜定制',
    'ｐａｓｓｗｏｒｄ',
  ])('%j is', (password) => expect(isGuessable(password, NAMES)).toBe(true));

  it.each([
    'correct horse battery',
    'new password 新',
    'Tr0ub4dor&3',
    'a8Kq-29xZ',
    '红色的杯子放在窗边',
    'lina-prints und ein Hund',
    '483920175566',
    'kjh3487fgw',
  ])('%j is not', (password) => expect(isGuessable(password, NAMES)).toBe(false));

  it('short or missing names say nothing', () => {
    expect(isGuessable('a8Kq-29xZ', ['', 'a8'])).toBe(false);
  });
});
