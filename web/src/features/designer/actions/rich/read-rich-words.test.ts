// @vitest-environment happy-dom
import { textLayer } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { expect, it, vi } from 'vitest';
import { readRichWords } from './read-rich-words.ts';
import { richText } from './rich-text.ts';

/** The text a paste makes, styled stretches in brackets, items with their level and marker. */
function shown(html: string, plain: string): string | null {
  const read = readRichWords(html, plain);
  if (!read) return null;
  const layer = {
    ...buildTextLayer({ text: read.text, colour: '#111111' }),
    ...richText({ ...buildTextLayer({ text: read.text, colour: '#111111' }) }, read),
  };
  // What a paste makes is a text that a document takes.
  expect(textLayer.safeParse(layer).error?.message).toBeUndefined();
  const marks = (layer.spans ?? []).flatMap(({ start, end, fontId, colour, sizeRatio }) => [
    [start, `[${[fontId && 'bold', colour, sizeRatio].filter(Boolean).join(' ')}:`] as const,
    [end, ']'] as const,
  ]);
  const signs = layer.text.split('').map(
    (letter, at) =>
      marks
        .filter(([place]) => place === at)
        .map(([, sign]) => sign)
        .join('') + letter,
  );
  const tail = marks
    .filter(([place]) => place === layer.text.length)
    .map(([, sign]) => sign)
    .join('');
  const lines = (signs.join('') + tail).split('\n');
  for (const { paragraph, marker, level } of layer.lists ?? [])
    lines[paragraph] = `${'>'.repeat(level)}${marker === 'bullet' ? '*' : '#'} ${lines[paragraph]}`;
  return lines.join('|');
}

it.each<[string, string, string, string | null]>([
  [
    'bold and colour',
    '<p>Hello <b>big</b> <span style="color: rgb(217,68,43)">red</span></p>',
    'Hello big red',
    'Hello [bold:big] [#D9442B:red]',
  ],
  ['what all letters have is the text’s own', '<p style="color:#123456;font-size:30pt">all</p>', 'all', null],
  [
    'the most frequent size is the text’s own',
    '<p style="font-size:12pt">words of it <span style="font-size:24pt">big</span></p>',
    'words of it big',
    'words of it [2:big]',
  ],
  [
    'Google Docs, whose outer b is not bold',
    '<b style="font-weight:normal"><p><span style="font-weight:400">one </span><span style="font-weight:700">two</span></p></b>',
    'one two',
    'one [bold:two]',
  ],
  [
    'lists in lists',
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
    '• a\n1. b\n2. c\n• d',
    '* a|># b|># c|* d',
  ],
  [
    'Word, whose items are paragraphs',
    '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp; </span></span>first</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">·</span>second</p>',
    '1.\tfirst\n·\tsecond',
    '# first|>* second',
  ],
  [
    'line ends of br and blank lines of the source',
    '<p>one<br>two</p>\n\n<p>\n<strong>three</strong></p>',
    'one\ntwo\n\nthree',
    'one|two|[bold:three]',
  ],
  ['a br at the end of a paragraph', '<div><b>a</b><br></div><div>b</div>', 'a\nb', '[bold:a]|b'],
  [
    'styles and scripts are no words',
    '<style>p{}</style><script>1</script><p><b>a</b>b</p>',
    'ab',
    '[bold:a]b',
  ],
  ['a table', '<table><tr><td><b>a</b></td><td>b</td></tr></table>', 'a\tb', '[bold:a] b'],
  [
    'clear letters and names of no colour',
    '<p>x<span style="color:rgba(1,2,3,0)">a</span><span style="color:inherit">b</span></p>',
    'xab',
    null,
  ],
  ['nothing at all', '', 'words', null],
  ['words that are not those of the plain text', '<p><b>buy now</b></p>', 'hello', null],
  ['an emoji', '<p>👋 <b>👋🏽 hi</b></p>', '👋 👋🏽 hi', '👋 [bold:👋🏽 hi]'],
])('reads %s', (_, html, plain, expected) => {
  expect(shown(html, plain)).toBe(expected);
});

it('reads a large paste in proportion to its size: no element has the text before it looked at again', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  const html = `<div>${words.map((word, at) => `<p>${at % 2 ? `<b>${word}</b>` : word}</p>`).join('')}</div>`;
  let looked = 0;
  const count = (length: number) => {
    looked += length;
  };
  const { split, trimEnd } = String.prototype;
  const { test } = RegExp.prototype;
  const spies = [
    vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...all) {
      count(this.length);
      return split.apply(this, all);
    }),
    vi.spyOn(String.prototype, 'trimEnd').mockImplementation(function (this: string) {
      count(this.length);
      return trimEnd.call(this);
    }),
    vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text) {
      count(text.length);
      return test.call(this, text);
    }),
  ];
  const read = readRichWords(html, words.join('\n'));
  for (const spy of spies) spy.mockRestore();
  expect(read?.text).toBe(words.join('\n'));
  expect(read?.runs).toHaveLength(20_000);
  expect(looked).toBeLessThan(10 * html.length);
});

it('takes only what the text has room for, and no more stretches than a person could have made', () => {
  const read = readRichWords('<p>one <b>two</b></p><ul><li>three</li></ul>', 'one two\n• three')!;
  const layer = buildTextLayer({ text: 'one t' });
  expect(richText(layer, read)).toEqual({ spans: [{ start: 4, end: 5, fontId: 'noto-sans-sc-700' }] });
  const many = Array.from({ length: 400 }, (_, at) => ({
    start: at * 2,
    end: at * 2 + 1,
    isBold: true,
    colour: null,
    sizePt: null,
  }));
  expect(richText(buildTextLayer({ text: 'x'.repeat(900) }), { text: '', runs: many, lists: [] })).toEqual(
    {},
  );
});
