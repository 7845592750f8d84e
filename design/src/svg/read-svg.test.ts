import { describe, expect, it } from 'vitest';
import { vectorPath } from '../layers/vector/vector-layer.ts';
import { readSvg } from './read-svg.ts';

const svg = (body: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;
const SQUARE = 'M10 10L30 10 30 30 10 30Z';

function paths(body: string, attributes?: string) {
  const reading = readSvg(svg(body, attributes));
  expect(reading.problem, reading.detail).toBeNull();
  for (const path of reading.drawing?.paths ?? []) expect(vectorPath.safeParse(path).success).toBe(true);
  return reading.drawing?.paths ?? [];
}

describe('what it draws', () => {
  it.each<[string, string, string]>([
    ['a rectangle', '<rect x="10" y="10" width="20" height="20"/>', SQUARE],
    ['a path with relative commands', '<path d="m10 10h20v20h-20z"/>', SQUARE],
    ['a polygon', '<polygon points="10,10 30,10 30,30 10,30"/>', SQUARE],
    [
      'a transform',
      '<g transform="translate(10 10)"><path transform="scale(2)" d="M0 0h10v10H0z"/></g>',
      SQUARE,
    ],
    ['a use', '<defs><path id="p" d="M0 0h20v20H0z"/></defs><use href="#p" x="10" y="10"/>', SQUARE],
    ['after a close', '<path d="M10 10h20v20h-20zl5 5v9z"/>', `${SQUARE}M10 10L15 15 15 24Z`],
    [
      'a clip of the whole board',
      '<clipPath id="c"><path d="M0 0h100v100H0z"/></clipPath><g clip-path="url(#c)"><rect x="10" y="10" width="20" height="20"/></g>',
      SQUARE,
    ],
  ])('%s', (_, body, d) => {
    expect(paths(body)[0]?.d).toBe(d);
  });

  it.each<[string, string, object]>([
    ['black where nothing is said', `<path d="${SQUARE}"/>`, { fill: '#000000', stroke: null }],
    ['a name', `<path d="${SQUARE}" fill="rebeccapurple"/>`, { fill: '#663399' }],
    ['short hex', `<path d="${SQUARE}" fill="#f80"/>`, { fill: '#FF8800' }],
    [
      'rgb and opacity',
      `<path d="${SQUARE}" fill="rgba(255, 0, 0, .5)"/>`,
      { fill: '#FF0000', opacity: 0.5 },
    ],
    ['hsl', `<path d="${SQUARE}" fill="hsl(120, 100%, 50%)"/>`, { fill: '#00FF00' }],
    ['currentColor', `<g color="#123456"><path d="${SQUARE}" fill="currentColor"/></g>`, { fill: '#123456' }],
    [
      'a style attribute before others',
      `<path d="${SQUARE}" fill="red" style="fill:blue;fill-rule:evenodd"/>`,
      { fill: '#0000FF', rule: 'evenodd' },
    ],
    [
      'a class',
      `<style>.a,.b{fill:#0a0}</style><path class="x b" d="${SQUARE}" fill="red"/>`,
      { fill: '#00AA00' },
    ],
    [
      'an id before a class',
      `<style>#i{fill:lime}.b{fill:#0a0}</style><path id="i" class="b" d="${SQUARE}"/>`,
      { fill: '#00FF00' },
    ],
    [
      'a stroke that grows with its group',
      `<g fill="none" stroke="red" stroke-width="2" stroke-linecap="round"><path transform="scale(3)" d="M1 1L9 9"/></g>`,
      { fill: null, stroke: { colour: '#FF0000', width: 6, cap: 'round', join: 'miter', miterLimit: 4 } },
    ],
    ['opacity of a single outline', `<g opacity=".5"><path d="${SQUARE}"/></g>`, { opacity: 0.5 }],
  ])('%s', (_, body, expected) => {
    expect(paths(body)[0]).toMatchObject(expected);
  });

  it('hidden and unpainted parts are left out', () => {
    const hidden = `<path d="${SQUARE}" display="none"/><path d="${SQUARE}" visibility="hidden"/><path d="${SQUARE}" fill="none"/>`;
    expect(paths(`${hidden}<path d="${SQUARE}"/>`)).toHaveLength(1);
  });

  it('its frame has the margins that a size of another ratio makes', () => {
    const { drawing } = readSvg(svg(`<path d="${SQUARE}"/>`, 'viewBox="0 0 100 50" width="80" height="80"'));
    expect(drawing?.viewBox).toEqual({ x: 0, y: -25, width: 100, height: 100 });
    const paper = readSvg(svg(`<path d="${SQUARE}"/>`, 'width="1in" height="25.4mm"'));
    expect(paper.drawing?.viewBox).toEqual({ x: 0, y: 0, width: 96, height: 96 });
  });
});

describe('what stays a picture, by name', () => {
  it.each<[string, string]>([
    ['gradient', '<linearGradient id="g"/><path d="M0 0h9v9z" fill="url(#g)"/>'],
    ['filter', '<g filter="url(#f)"><path d="M0 0h9v9z"/></g>'],
    ['mask', '<path d="M0 0h9v9z" mask="url(#m)"/>'],
    ['clip', '<clipPath id="c"><circle r="5"/></clipPath><path d="M0 0h9v9z" clip-path="url(#c)"/>'],
    ['text', '<text x="1" y="9">a</text>'],
    ['image', '<image href="a.png" width="9" height="9"/>'],
    ['opacity', '<g opacity=".5"><path d="M0 0h9v9z"/><path d="M1 1h9v9z"/></g>'],
    ['opacity', '<path d="M0 0h9v9z" stroke="red" opacity=".5"/>'],
    ['blend', '<path d="M0 0h9v9z" style="mix-blend-mode:multiply"/>'],
    ['dash', '<path d="M0 0h9v9z" stroke="red" stroke-dasharray="2 1"/>'],
    ['marker', '<path d="M0 0h9v9z" marker-end="url(#m)"/>'],
    ['style', '<style>g > path{fill:red}</style><path d="M0 0h9v9z"/>'],
    ['style', '<style>@media print{path{fill:red}}</style><path d="M0 0h9v9z"/>'],
    ['style', '<path d="M0 0h9v9z" style="transform:rotate(3deg)"/>'],
    ['style', '<path d="M0 0h9v9z" style="fill:red !important"/>'],
    ['stroke', '<path transform="scale(1 2)" d="M0 0h9v9z" stroke="red"/>'],
    ['symbol', '<symbol id="s"><path d="M0 0h9v9z"/></symbol><use href="#s"/>'],
    ['animation', '<path d="M0 0h9v9z"><animate attributeName="d"/></path>'],
    ['script', '<script>alert(1)</script><path d="M0 0h9v9z"/>'],
    ['unit', '<circle cx="50%" cy="5" r="2"/>'],
    ['colour', '<path d="M0 0h9v9z" fill="lab(1 2 3)"/>'],
    ['element', '<foreignObject/>'],
    ['malformed', '<path d="M0 0h9v"/>'],
    ['malformed', '<path d="M0 0h9v9z">'],
    ['empty', '<g/>'],
  ])('%s: %s', (problem, body) => {
    expect(readSvg(svg(body))).toMatchObject({ drawing: null, problem });
  });
});

describe('hostile drawings end at once', () => {
  const bomb = Array.from(
    { length: 12 },
    (_, i) => `<g id="u${i}">${`<use href="#u${i + 1}"/>`.repeat(10)}</g>`,
  ).join('');
  it.each<[string, string, string]>([
    ['uses of uses', 'too-large', svg(`<defs>${bomb}<path id="u12" d="M0 0h9v9z"/></defs><use href="#u6"/>`)],
    ['a use of itself', 'too-large', svg('<g id="a"><use href="#a"/></g>')],
    ['entities', 'entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
    ['an unknown entity', 'entities', svg('<g>&lol;</g>')],
    ['depth', 'too-large', svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`)],
    ['many elements', 'too-large', svg('<path d="M0 0h9v9z"/>'.repeat(30_000))],
    ['a long path', 'too-large', svg(`<path d="M0 0${'l1 1'.repeat(200_000)}"/>`)],
    ['a huge file', 'too-large', svg(`<!--${'x'.repeat(3_000_000)}-->`)],
    ['blanks for a style sheet', 'style', svg(`<style>${' '.repeat(500_000)}x</style>`)],
    ['blanks for a transform', 'empty', svg(`<g transform="${' '.repeat(500_000)}"/>`)],
    ['endless numbers', 'unit', svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1e400 1"')],
    ['no drawing', 'malformed', '<html/>'],
    ['another namespace', 'malformed', '<svg xmlns="http://example.org/"/>'],
    ['nothing', 'malformed', ''],
  ])('%s', (_, problem, source) => {
    expect(readSvg(source)).toMatchObject({ drawing: null });
    expect([problem, 'too-large', 'unit', 'malformed']).toContain(readSvg(source).problem);
  });
});

describe('the background of the whole drawing', () => {
  const DOT = `<path d="${SQUARE}"/>`;
  const BOARD = 'M0 0L100 0 100 100 0 100Z';
  it.each<[string, string, string, object[]]>([
    ['a colour', 'style="background: #fff"', '', [{ d: BOARD, fill: '#FFFFFF' }, { d: SQUARE }]],
    [
      'a half-clear one',
      'style="background-color: #0000ff80"',
      '',
      [{ fill: '#0000FF', opacity: 128 / 255 }, {}],
    ],
    ['of a style sheet', '', '<style>svg { background: red }</style>', [{ fill: '#FF0000' }, {}]],
    ['none', 'style="background: none"', '', [{ d: SQUARE }]],
    ['none as it is shortened', 'style="background:0 0"', '', [{ d: SQUARE }]],
    ['none by inheritance', 'style="background-color: initial"', '', [{ d: SQUARE }]],
    [
      'a colour among places',
      'style="background: rgb(255, 0, 0) none repeat scroll 0% 0% / auto"',
      '',
      [{ fill: '#FF0000' }, {}],
    ],
    [
      'the last of several',
      'style="background: #00f"',
      '<style>svg { background: red } svg { background-color: #0f0 }</style>',
      [{ fill: '#0000FF' }, {}],
    ],
    ['a clear one', 'style="background-color: transparent"', '', [{ d: SQUARE }]],
    ['of a part, which browsers do not paint', '', '<g style="background: red"/>', [{ d: SQUARE }]],
  ])('%s', (_, attribute, before, expected) => {
    const all = paths(before + DOT, `viewBox="0 0 100 100" ${attribute}`);
    expect(all).toMatchObject(expected);
    expect(all).toHaveLength(expected.length);
  });

  it.each([
    ['a picture', 'style="background: url(a.png)"', 'gradient'],
    ['a picture below', 'style="background-image: linear-gradient(red, blue)"', 'style'],
    ['of a half-clear drawing', 'style="background: red; opacity: 0.5"', 'opacity'],
  ])('%s is refused', (_, attribute, problem) => {
    expect(readSvg(svg(DOT, `viewBox="0 0 100 100" ${attribute}`)).problem).toBe(problem);
  });
});

it.each<[string, string, string | null, string | undefined]>([
  ['another language', '<style type="text/less">path { fill: red }</style>', null, '#000000'],
  ['CSS by its name', '<style type="TEXT/CSS" media="screen">path { fill: red }</style>', null, '#FF0000'],
  ['paper alone', '<style media="print">path { fill: red }</style>', 'style', undefined],
])('a style sheet of %s', (_, sheet, problem, fill) => {
  const reading = readSvg(svg(`${sheet}<path d="${SQUARE}"/>`));
  expect([reading.problem, reading.drawing?.paths[0]?.fill]).toEqual([problem, fill]);
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'an element called %s is only unknown',
  (name) => {
    expect(() => readSvg(svg(`<${name}/><rect width="9" height="9"/>`))).not.toThrow();
    expect(readSvg(svg(`<${name}/>`)).problem).toEqual(readSvg(svg('<unknown/>')).problem);
  },
);
