import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = '订单号,SKU,数量,收件人\r\nA1,TEE-1,1,张三 😀\r\n';

function utf32(text: string, isLittle: boolean): Buffer {
  const codes = [0xfeff, ...[...text].map((letter) => letter.codePointAt(0)!)];
  const bytes = Buffer.alloc(codes.length * 4);
  for (const [n, code] of codes.entries()) {
    if (isLittle) bytes.writeUInt32LE(code, n * 4);
    else bytes.writeUInt32BE(code, n * 4);
  }
  return bytes;
}
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** 주문번호,상품명,수량 / A1,검정 티셔츠,1 in EUC-KR. */
const KOREAN = Buffer.from(
  'c1d6b9aeb9f8c8a32cbbf3c7b0b8ed2cbcf6b7ae0d0a41312cb0cbc1a420c6bcbcc5c3f72c310d0a',
  'hex',
);

describe('the bytes of a text', () => {
  it.each<[string, Buffer, string, string]>([
    ['UTF-8', Buffer.from(TEXT), 'utf-8', TEXT],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8', TEXT],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), 'utf-16le', TEXT],
    ['UTF-16, the other way round', utf16be(TEXT), 'utf-16be', TEXT],
    ['UTF-32', utf32(TEXT, true), 'utf-32', TEXT],
    ['UTF-32, the other way round', utf32(TEXT, false), 'utf-32', TEXT],
    [
      'UTF-8 with a zero byte in a word: a letter may be missing there',
      Buffer.from(TEXT.repeat(9).replace('TEE', 'T\0EE')),
      'utf-8',
      TEXT.repeat(9).replace('TEE', 'T\ufffdEE'),
    ],
    [
      'UTF-8 with zero bytes at the end of a cell',
      Buffer.from(TEXT.repeat(9).replace(',', '\0\0,')),
      'utf-8',
      TEXT.repeat(9),
    ],
    ['short UTF-8 with zero bytes', Buffer.from(`${TEXT}\0\0`), 'utf-8', TEXT],
    ['EUC-KR', KOREAN, 'euc-kr', '주문번호,상품명,수량\r\nA1,검정 티셔츠,1\r\n'],
  ])('%s', (_name, bytes, encoding, text) => {
    expect(decodeText(bytes, undefined)).toEqual({ text, encoding });
  });
});
