import { describe, expect, it } from 'vitest';
import { isSvgHead } from './is-svg-head.ts';

const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const DOCTYPE = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"';

describe('isSvgHead', () => {
  it.each<[string, Buffer | string]>([
    ['an element', '<svg>'],
    ['a prefix', '<svg:svg xmlns:svg="x">'],
    ['capital letters', '<SVG/>'],
    ['white space and a mark', '\uFEFF \r\n\t<svg '],
    ['a long comment', `<?xml version="1.0"?><!--${' x'.repeat(50_000)}--><svg>`],
    ['many comments', `${'<!--a-->'.repeat(20_000)}<svg>`],
    ['other instructions', '<?xml version="1.0"?><?xpacket begin="x"?><svg>'],
    ['a document type', `${DOCTYPE}>\n<svg>`],
    [
      'entities, with > and ] in their texts',
      `${DOCTYPE} [ <!-- ]> --> <!ENTITY a "]>"> <!ENTITY b 'x>'> ] ><svg>`,
    ],
    ['UTF-16', wide('\uFEFF<?xml version="1.0"?><svg>', false)],
    ['UTF-16, big end', wide('\uFEFF<svg>', true)],
    ['UTF-16 without a mark', wide('<svg>', false)],
    ['UTF-16, big end, without a mark', wide('<svg>', true)],
    [
      'GBK in a comment',
      Buffer.concat([Buffer.from('<!--'), Buffer.from([0xcd, 0xbc]), Buffer.from('--><svg>')]),
    ],
  ])('takes %s', (_what, head) => expect(isSvgHead(Buffer.from(head as string))).toBe(true));

  it.each<[string, string]>([
    ['a page', '<html><svg>'],
    ['a page with its type', '<!DOCTYPE html><svg>'],
    ['another root', '<svgs>'],
    ['a type of another root', '<!DOCTYPE svg2><svg>'],
    ['a comment without end', '<!-- <svg>'],
    ['a type without end', `${DOCTYPE} [<svg>`],
    ['text before', 'a <svg>'],
    ['nothing', ''],
    ['a sign', '<'],
  ])('not %s', (_what, head) => expect(isSvgHead(Buffer.from(head))).toBe(false));

  it('reads hostile heads once: a megabyte of openings takes no time', () => {
    for (const part of [
      '<!--a-->',
      '<!DOCTYPE svg [',
      '<?xml?>',
      '<!--',
      '"',
      '<',
      '\n',
      '<!DOCTYPE svg>',
      '[',
      "'",
    ]) {
      const head = Buffer.from(`${part.repeat(1_000_000 / part.length)}<html>`);
      const before = process.cpuUsage().user;
      expect(isSvgHead(head)).toBe(false);
      expect(process.cpuUsage().user - before, part).toBeLessThan(1_500_000);
    }
  });
});
