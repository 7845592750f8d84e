import { describe, expect, it } from 'vitest';
import { decodeSvg as decode } from './decode-svg.ts';
import { refuseInWords } from './testing/refuse-in-words.ts';

const decodeSvg = refuseInWords(decode);

const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
/** “图” in GBK and in Big5. */
const GBK = Buffer.from([0xcd, 0xbc]);
const BIG5 = Buffer.from([0xb9, 0xcf]);
const declared = (encoding: string, inside: Buffer) =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><svg><title>`),
    inside,
    Buffer.from('</title></svg>'),
  ]);

describe('decodeSvg', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('<svg>图</svg>'), '<svg>图</svg>'],
    ['UTF-8 with a mark', Buffer.from('\uFEFF<svg>图</svg>'), '<svg>图</svg>'],
    ['UTF-16 with a mark', wide('\uFEFF<svg>图</svg>', false), '<svg>图</svg>'],
    ['UTF-16, big end', wide('\uFEFF<svg>图</svg>', true), '<svg>图</svg>'],
    ['UTF-16 without a mark', wide('<svg>图</svg>', false), '<svg>图</svg>'],
    ['UTF-16, big end, without a mark', wide('<svg>图</svg>', true), '<svg>图</svg>'],
  ])('reads %s', (_what, bytes, text) => expect(decodeSvg(bytes)).toBe(text));

  it.each<[string, Buffer]>([
    ['GBK', GBK],
    ['gb2312', GBK],
    ['GB18030', GBK],
    ['Big5', BIG5],
    ['Shift_JIS', Buffer.from([0x90, 0x7d])],
    ['EUC-JP', Buffer.from([0xbf, 0xde])],
  ])('reads %s by its declaration', (encoding, bytes) => {
    expect(decodeSvg(declared(encoding, bytes))).toMatch(/<title>[图圖図]<\/title>/);
  });

  it('reads letters of western Europe', () => {
    expect(decodeSvg(declared('ISO-8859-1', Buffer.from([0xe9])))).toContain('é');
    expect(decodeSvg(declared('windows-1252', Buffer.from([0x80])))).toContain('€');
    expect(decodeSvg(declared('cp1252', Buffer.from([0x80])))).toContain('€');
  });

  it('takes UTF-16 declared over ASCII bytes for what the bytes are', () => {
    expect(decodeSvg(declared('UTF-16', Buffer.from('图')))).toContain('图');
  });

  it.each<[string, Buffer, string]>([
    ['UTF-7', declared('UTF-7', Buffer.from('+ADw-')), '编码 UTF-7'],
    ['IBM037', declared('IBM037', Buffer.alloc(1)), '编码 IBM037'],
    ['an unknown name', declared('x-mine', Buffer.alloc(1)), '编码 x-mine'],
    ['bytes that are no UTF-8', declared('UTF-8', Buffer.from([0xcd, 0xcd])), '损坏'],
    ['half a letter of GBK', declared('GBK', Buffer.from([0xcd])), '损坏'],
  ])('refuses %s', (_what, bytes, reason) => expect(() => decodeSvg(bytes)).toThrow(reason));
});
