import { describe, expect, it } from 'vitest';
import { personalisationLines, shortPersonalisation } from './personalisation-text.ts';

describe('what a buyer asked for', () => {
  it.each([
    ['nothing', [], [], ''],
    ['words', [{ name: '名字', value: 'Anna' }], ['名字：Anna'], 'Anna'],
    [
      'several wishes, one a picture',
      [
        { name: '名字', value: ' Anna\n& Tom ' },
        { name: '照片', value: 'https://img.shop.com/a.jpg?x=1' },
      ],
      ['名字： Anna\n& Tom ', '照片：https://img.shop.com/a.jpg?x=1'],
      'Anna & Tom+照片',
    ],
    [
      'pairs cut from one text, which is shown once and whole',
      [
        { name: '名字', value: 'Anna', whole: '名字：Anna\n日期：5月3日，谢谢' },
        { name: '日期', value: '5月3日', whole: '名字：Anna\n日期：5月3日，谢谢' },
      ],
      ['名字：Anna\n日期：5月3日，谢谢'],
      'Anna+5月3日',
    ],
    [
      'words of other scripts',
      [{ name: '名字', value: 'สวัสดี 😀 مرحبا' }],
      ['名字：สวัสดี 😀 مرحبا'],
      'สวัสดี 😀 مرحبا',
    ],
  ])('%s', (_, texts, lines, name) => {
    expect(personalisationLines(texts)).toEqual(lines);
    expect(shortPersonalisation(texts)).toBe(name);
  });
});
