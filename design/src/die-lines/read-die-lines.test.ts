import { describe, expect, it } from 'vitest';
import { DrawingRefused } from './die-line.ts';
import { outlineFault } from './outline-fault.ts';
import { outlineOf, readDieLines } from './read-die-lines.ts';

type Pair = readonly [code: number, value: string | number];
const pairs = (...list: Pair[]) => list.map(([code, value]) => `${code}\n${value}\n`).join('');
const entity = (kind: string, layer: string, ...list: Pair[]) => pairs([0, kind], [8, layer], ...list);
function dxf(
  entities: string,
  { unit, blocks = '', layers = '' }: { unit?: number; blocks?: string; layers?: string } = {},
) {
  const header =
    unit === undefined
      ? ''
      : `${pairs([0, 'SECTION'], [2, 'HEADER'], [9, '$INSUNITS'], [70, unit])}0\nENDSEC\n`;
  const section = (name: string, content: string) =>
    `${pairs([0, 'SECTION'], [2, name])}${content}0\nENDSEC\n`;
  return `${header}${section('TABLES', layers)}${section('BLOCKS', blocks)}${section('ENTITIES', entities)}0\nEOF\n`;
}
const line = (layer: string, x0: number, y0: number, x1: number, y1: number) =>
  entity('LINE', layer, [10, x0], [20, y0], [11, x1], [21, y1]);
const boxes = (text: string) =>
  readDieLines(text).lines.map(({ left, top, width, height }) =>
    [left, top, width, height].map((n) => Math.round(n * 1000) / 1000),
  );

describe('a DXF', () => {
  it.each<[string, string, number[][]]>([
    ['a circle', entity('CIRCLE', '0', [10, 50], [20, 20], [40, 10]), [[40, -30, 20, 20]]],
    [
      'an ellipse that is turned',
      entity('ELLIPSE', '0', [10, 0], [20, 0], [11, 0], [21, 30], [40, 0.5], [41, 0], [42, 6.283185307]),
      [[-15, -30, 30, 60]],
    ],
    [
      'a closed polyline',
      entity('LWPOLYLINE', '0', [90, 3], [70, 1], [10, 0], [20, 0], [10, 10], [20, 0], [10, 10], [20, 5]),
      [[0, -5, 10, 5]],
    ],
    [
      'one closed by its last point',
      entity(
        'LWPOLYLINE',
        '0',
        [70, 0],
        [10, 0],
        [20, 0],
        [10, 10],
        [20, 0],
        [10, 10],
        [20, 5],
        [10, 0],
        [20, 0],
      ),
      [[0, -5, 10, 5]],
    ],
    [
      'two half circles by their bulges',
      entity('LWPOLYLINE', '0', [70, 1], [10, 0], [20, 0], [42, 1], [10, 20], [20, 0], [42, 1]),
      [[0, -10, 20, 20]],
    ],
    [
      'an old polyline',
      `${entity('POLYLINE', '0', [66, 1], [70, 1])}${[
        [0, 0],
        [8, 0],
        [8, 4],
      ]
        .map(([x, y]) => entity('VERTEX', '0', [10, x!], [20, y!]))
        .join('')}${entity('SEQEND', '0')}`,
      [[0, -4, 8, 4]],
    ],
    [
      'lines that meet in any order',
      `${line('0', 0, 0, 10, 0)}${line('0', 10, 6, 0, 6)}${line('0', 10, 0, 10, 6)}${line('0', 0, 0, 0, 6)}`,
      [[0, -6, 10, 6]],
    ],
    [
      'a slot of lines and arcs',
      `${line('0', 0, 0, 20, 0)}${line('0', 0, 10, 20, 10)}${entity('ARC', '0', [10, 20], [20, 5], [40, 5], [50, 270], [51, 90])}${entity('ARC', '0', [10, 0], [20, 5], [40, 5], [50, 90], [51, 270])}`,
      [[-5, -10, 30, 10]],
    ],
    [
      'a circle as a rational spline',
      entity(
        'SPLINE',
        '0',
        [70, 1],
        [71, 2],
        ...[0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4].map((k) => [40, k] as const),
        ...[1, Math.SQRT1_2, 1, Math.SQRT1_2, 1, Math.SQRT1_2, 1, Math.SQRT1_2, 1].map(
          (w) => [41, w] as const,
        ),
        ...[
          [10, 0],
          [10, 10],
          [0, 10],
          [-10, 10],
          [-10, 0],
          [-10, -10],
          [0, -10],
          [10, -10],
          [10, 0],
        ].flatMap(
          ([x, y]) =>
            [
              [10, x!],
              [20, y!],
            ] as const,
        ),
      ),
      [[-10, -10, 20, 20]],
    ],
    [
      'one that is seen from behind',
      entity('CIRCLE', '0', [10, 50], [20, 20], [40, 10], [230, -1]),
      [[-60, -30, 20, 20]],
    ],
  ])('with %s', (_, entities, expected) => {
    expect(boxes(dxf(entities))).toEqual(expected);
  });

  it('places blocks, turned, scaled and in rows, on the layer of their insert', () => {
    const plate = entity(
      'LWPOLYLINE',
      '0',
      [70, 1],
      [10, 1],
      [20, 1],
      [10, 5],
      [20, 1],
      [10, 5],
      [20, 3],
      [10, 1],
      [20, 3],
    );
    const blocks = `${pairs([0, 'BLOCK'], [2, 'PLATE'], [10, 1], [20, 1])}${plate}0\nENDBLK\n`;
    const insert = entity(
      'INSERT',
      'CUT',
      [2, 'PLATE'],
      [10, 100],
      [20, 50],
      [41, 2],
      [42, 3],
      [50, 90],
      [70, 2],
      [44, 30],
    );
    const read = readDieLines(dxf(insert, { blocks, unit: 4 }));
    expect(boxes(dxf(insert, { blocks }))).toEqual([
      [94, -58, 6, 8],
      [94, -88, 6, 8],
    ]);
    expect(read.lines.map(({ layer }) => layer)).toEqual(['CUT', 'CUT']);
  });

  it('says what it did not read, and where: words, hatches, splines by fit points, hidden layers', () => {
    const layers =
      pairs([0, 'LAYER'], [2, 'NOTES'], [70, 0], [62, -1]) +
      pairs([0, 'LAYER'], [2, 'CUT'], [70, 0], [62, 1]);
    const entities = [
      entity('TEXT', 'CUT', [1, 'front']),
      entity('HATCH', 'CUT'),
      entity('HATCH', 'CUT'),
      entity('SPLINE', 'CUT', [71, 3], [74, 3], [11, 0], [21, 0]),
      entity('INSERT', 'CUT', [2, 'GONE']),
      entity('CIRCLE', 'CUT', [10, 0], [20, 0], [40, 5], [210, 0.5]),
      line('NOTES', 0, 0, 5, 5),
      line('CUT', 0, 0, 5, 5),
      entity('CIRCLE', 'CUT', [10, 0], [20, 0], [40, 5]),
    ].join('');
    const { notRead, open, lines } = readDieLines(dxf(entities, { layers }));
    expect(notRead).toEqual([
      { what: 'TEXT', layer: 'CUT', count: 1 },
      { what: 'HATCH', layer: 'CUT', count: 2 },
      { what: 'SPLINE', layer: 'CUT', count: 1 },
      { what: 'INSERT', layer: 'CUT', count: 1 },
      { what: 'CIRCLE', layer: 'CUT', count: 1 },
      { what: 'hidden', layer: 'NOTES', count: 1 },
    ]);
    expect([open, lines.map(({ colour }) => colour)]).toEqual([1, ['#FF0000']]);
  });

  it('joins no lines where three of them meet, nor those of two layers', () => {
    const square = (layer: string) =>
      line(layer, 0, 0, 10, 0) + line(layer, 10, 0, 10, 10) + line(layer, 10, 10, 0, 10);
    expect(
      readDieLines(dxf(`${square('A')}${line('A', 0, 10, 0, 0)}${line('A', 0, 0, -5, -5)}`)).lines,
    ).toEqual([]);
    expect(readDieLines(dxf(`${square('A')}${line('B', 0, 10, 0, 0)}`))).toMatchObject({
      lines: [],
      open: 2,
    });
  });

  it.each([
    [undefined, null],
    [0, null],
    [4, 1],
    [1, 25.4],
    [5, 10],
  ])('of unit %s has %s mm for each', (unit, mm) => {
    expect(readDieLines(dxf('', unit === undefined ? {} : { unit })).mmPerUnit).toBe(mm);
  });
});

const svg = (content: string, head = 'width="100mm" height="50mm" viewBox="0 0 200 100"') =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg xmlns="http://www.w3.org/2000/svg" ${head}>${content}</svg>`;

describe('an SVG', () => {
  it.each<[string, string, number[][]]>([
    [
      'shapes',
      '<circle cx="20" cy="20" r="10"/><rect x="1" y="2" width="8" height="4" rx="1"/><polygon points="0,0 3 0 3,3"/>',
      [
        [10, 10, 20, 20],
        [1, 2, 8, 4],
        [0, 0, 3, 3],
      ],
    ],
    [
      'transforms',
      '<g transform="translate(10 5) rotate(90)"><rect width="8" height="4" transform="scale(2,1)"/></g>',
      [[6, 5, 4, 16]],
    ],
    [
      'curves',
      '<path d="M0 0c0-5.5228 4.4772-10 10-10s10 4.4772 10 10-4.4772 10-10 10S0 5.5228 0 0z"/>',
      [[0, -10, 20, 20]],
    ],
    [
      'lines that meet',
      '<line x1="0" y1="0" x2="9" y2="0"/><path d="M9 0L9 5"/><polyline points="9,5 0,5 0,0"/>',
      [[0, 0, 9, 5]],
    ],
    [
      'uses of what is defined, of groups and of symbols',
      `<defs><rect id="r" width="4" height="2"/><g id="g"><use href="#r" x="10"/><circle cx="2" cy="2" r="1"/></g></defs>
        <symbol id="s"><rect width="1" height="1"/></symbol>
        <use xlink:href="#r" x="1" y="5" transform="scale(2)"/><use href="#g" y="20px"/><use href="#s" x="30"/>`,
      [
        [2, 10, 8, 4],
        [10, 20, 4, 2],
        [1, 21, 2, 2],
        [30, 0, 1, 1],
      ],
    ],
    [
      'nothing but a definition',
      '<defs><circle r="5"/></defs><clipPath><rect width="5" height="5"/></clipPath>',
      [],
    ],
  ])('with %s', (_, content, expected) => {
    expect(boxes(svg(content))).toEqual(expected);
  });

  it('knows layers, colours of classes and styles, and what it did not read', () => {
    const content = `<style>/* a */.cut, .crease{stroke:#e00; fill:none}</style>
      <g inkscape:groupmode="layer" inkscape:label="刀线"><rect class="cut" width="9" height="9"/>
        <rect style="stroke:rgb(0,0,255)" width="5" height="5"/><text>front</text></g>
      <g id="art"><image href="a.png"/><rect clip-path="url(#a)" width="3" height="3"/><path d="M0 0Lx"/>
      <circle r="2" style="display:none"/><use href="#b"/></g>`;
    const { lines, notRead } = readDieLines(svg(content));
    expect(lines.map(({ layer, colour }) => [layer, colour])).toEqual([
      ['刀线', '#EE0000'],
      ['刀线', '#0000FF'],
    ]);
    expect(notRead.map(({ what, layer }) => `${layer} ${what}`)).toEqual([
      '刀线 text',
      'art image',
      'art clip-path',
      'art path',
      'art hidden',
      'art use',
    ]);
  });

  it.each([
    ['width="100mm" height="50mm" viewBox="0 0 200 100"', 0.5],
    ['width="4in" viewBox="0 0 4 2"', 25.4],
    ['width="100" height="50" viewBox="0 0 100 50"', null],
    ['width="100mm" height="100mm" viewBox="0 0 200 100"', null],
    ['width="100%" viewBox="0 0 200 100"', null],
  ])('with %s has %s mm for a unit', (head, mm) => {
    expect(readDieLines(svg('', head)).mmPerUnit).toBe(mm);
  });
});

it.each([
  ['', 'other-file'],
  ['die line', 'other-file'],
  ['<html></html>', 'other-file'],
  ['<svg><g></svg>', 'broken'],
  ['<svg><rect', 'broken'],
  ['<svg><g transform="fold(3)"/></svg>', 'broken'],
  ['AutoCAD Binary DXF\r\n\x1a\0', 'binary-dxf'],
  ['0\nSECTION\n2\nENTITIES\n0\nCIRCLE\n10\nwide\n40\n2\n0\nENDSEC\n0\nEOF\n', 'broken'],
  ['0\nSECTION\n2\nENTITIES\n0\nCIRCLE\n10\n5', 'broken'],
  [`<svg>${'<g>'.repeat(100_000)}`, 'broken'],
])('%j is refused: %s', (text, fault) => {
  expect(() => readDieLines(text)).toThrow(new DrawingRefused(fault as DrawingRefused['fault']));
});

it('refuses uses of uses, and names those of other files and of symbols with a window', () => {
  const bomb = Array.from(
    { length: 9 },
    (_, i) => `<g id="u${i}">${`<use href="#u${i + 1}"/>`.repeat(10)}</g>`,
  );
  const content = `<defs>${bomb.join('')}<g id="u9"/></defs><use href="#u3"/>`;
  expect(() => readDieLines(svg(content))).toThrow(new DrawingRefused('too-large'));
  expect(() => readDieLines(svg('<g id="a"><use href="#a"/></g>'))).toThrow(new DrawingRefused('too-large'));
  const others =
    '<symbol id="s" viewBox="0 0 9 9"><rect width="1" height="1"/></symbol><use href="#s"/><use href="b.svg#c"/>';
  expect(readDieLines(svg(others)).notRead).toEqual([{ what: 'use', layer: '', count: 2 }]);
});

it('refuses an array of a billion blocks, and blocks that hold themselves are named', () => {
  const blocks = `${pairs([0, 'BLOCK'], [2, 'A'])}${entity('INSERT', '0', [2, 'A'])}0\nENDBLK\n`;
  const insert = entity('INSERT', '0', [2, 'A'], [70, 30_000], [71, 30_000]);
  expect(() => readDieLines(dxf(insert, { blocks }))).toThrow(DrawingRefused);
  const tens = `${pairs([0, 'BLOCK'], [2, 'B'])}${entity('INSERT', '0', [2, 'B']).repeat(10)}0\nENDBLK\n`;
  expect(() => readDieLines(dxf(entity('INSERT', '0', [2, 'B']), { blocks: tens }))).toThrow(DrawingRefused);
  expect(readDieLines(dxf(entity('INSERT', 'X', [2, 'A']), { blocks })).notRead).toEqual([
    { what: 'INSERT', layer: 'X', count: 1 },
  ]);
});

it('gives an outline of the size that was said, and names a line that crosses itself', () => {
  const { lines } = readDieLines(svg('<circle cx="9" cy="9" r="7.3"/><path d="M0 0L4 4L4 0L0 4Z"/>'));
  const outline = outlineOf(lines[0]!, 0.5);
  expect([outline.widthMm, outline.heightMm]).toEqual([7.3, 7.3]);
  expect(outlineFault(outline.path, outline)).toBeNull();
  expect(lines.map(({ fault }) => fault)).toEqual([null, 'crosses']);
});
