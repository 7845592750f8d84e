import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';
import { encodeText } from '../../reading/text/encode-text.ts';
import type { Dice } from './dice.ts';

const WIDE = /\P{ASCII}/u;

/** What happens to cells on their way through programs; null = this cannot happen to that text. */
const KINDS: Record<string, (text: string, dice: Dice) => string | null> = {
  question: (text) => (WIDE.test(text) ? text.replace(/\P{ASCII}/gu, '?') : null),
  box: (text) => (WIDE.test(text) ? text.replace(/\P{ASCII}/u, '□') : null),
  replacement: (text) => (WIDE.test(text) ? text.replace(/\P{ASCII}/u, '\ufffd') : null),
  'utf-8 as windows-1252': (text) =>
    WIDE.test(text) ? decodeBytes(Buffer.from(text), 'windows-1252') : null,
  'utf-8 as gbk': (text) => (WIDE.test(text) ? decodeBytes(Buffer.from(text), 'gb18030') : null),
  'gbk as windows-1252': (text) =>
    /\p{Script=Han}/u.test(text) ? reread(text, 'gb18030', 'windows-1252') : null,
  'windows-1251 as windows-1252': (text) =>
    /\p{Script=Cyrillic}{3}/u.test(text) ? reread(text, 'windows-1251', 'windows-1252') : null,
  'shift_jis as windows-1252': (text) =>
    /[\u3040-\u30ff]/u.test(text) ? reread(text, 'shift_jis', 'windows-1252') : null,
  scientific: (text) => (/^\d{11,}$/.test(text) ? exponent(text) : null),
  'scientific with comma': (text) => (/^\d{11,}$/.test(text) ? exponent(text).replace('.', ',') : null),
  'number with .0': (text) => (/^\d{1,15}$/.test(text) ? `${Number(text)}.0` : null),
  'zeros lost': (text) => (/^0\d+$/.test(text) ? text.replace(/^0+/, '') : null),
  blanks: (text, dice) => (text === '' ? null : `${text}${dice.pick([' ', '\u00a0', '\t', '  ', '\u3000'])}`),
  nul: (text, dice) => {
    const at = dice.int(1, Math.max(1, text.length - 2));
    return text.length > 3 ? `${text.slice(0, at)}\0${text.slice(at + 1)}` : null;
  },
  hashes: (text) => (text === '' ? null : '########'),
  'formula error': (text) => (text === '' ? null : '#N/A'),
};

function exponent(text: string): string {
  const [digits = '', power = ''] = Number(text).toExponential(5).split('e+');
  return `${digits}E+${power.padStart(2, '0')}`;
}

function reread(text: string, written: Parameters<typeof encodeText>[1], read: string): string | null {
  try {
    return decodeBytes(encodeText(text, written), read);
  } catch {
    return null;
  }
}

export function damage(dice: Dice, text: string): { kind: string; text: string } | null {
  const kind = dice.pick(Object.keys(KINDS));
  const broken = KINDS[kind]!(text, dice);
  return broken === null || broken === text ? null : { kind, text: broken };
}
