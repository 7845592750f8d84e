import { describe, expect, it } from 'vitest';
import { encodeText } from '../encode-text.ts';
import { hasUtf8Lines } from './utf8-lines.ts';

describe('lines of UTF-8 in a file of an old encoding', () => {
  const old = encodeText('订单号,收件人,城市\n1,欧阳娜娜,呼和浩特市\n2,联通,联通\n', 'gb18030');
  it.each<[string, Buffer, boolean]>([
    ['none', old, false],
    ['one below', Buffer.concat([old, Buffer.from('3,张小明,杭州市\n')]), true],
    [
      'one below, ended by CR',
      Buffer.from('ba\xba\xc5,\xc3\xfb\r\xe5\xbc\xa0\xe5\xb0\x8f\r', 'latin1'),
      true,
    ],
    [
      'one below, ended by CR, with an LF in a cell',
      Buffer.from('ba\xba\xc5,\xc3\xfb\ra\nb,\xe5\xbc\xa0\xe5\xb0\x8f\r\xba\xc5,\xc3\xfb', 'latin1'),
      true,
    ],
    ['headers above', Buffer.concat([Buffer.from('订单号,收件人\n'), old]), true],
    ['none of Japan', encodeText('注文番号,お名前\n1,スズキ イチロウ\n', 'shift_jis'), false],
    ['accents alone', Buffer.from('Besançon, Müller\n', 'latin1'), false],
  ])('%s', (_, bytes, expected) => expect(hasUtf8Lines(bytes)).toBe(expected));
});
