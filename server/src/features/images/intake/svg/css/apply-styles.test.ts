import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../clean-svg.ts';
import { refuseInWords } from '../testing/refuse-in-words.ts';

const svg = refuseInWords((inside: string) =>
  cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`),
);

/** Each case's last shape, as a browser colours it. */
const fillOf = (inside: string) => {
  const shapes = [...svg(inside).content.matchAll(/<rect([^>]*)>/g)].map(([, attributes]) => attributes!);
  return shapes.map(
    (text) => /fill:([^;"]+)/.exec(text)?.[1] ?? /fill="([^"]+)"/.exec(text)?.[1] ?? 'none written',
  );
};
const one = (css: string, attributes = '') => `<style>${css}</style><rect id="r" class="a b" ${attributes}/>`;

describe('what applies to an element', () => {
  it.each<[string, string, string[]]>([
    [
      'a variable with two values, each where it is set',
      '<style>.x{--c:red}.y{--c:lime}rect{fill:var(--c)}</style><rect class="x"/><rect class="y"/>',
      ['red', 'lime'],
    ],
    [
      'a variable as the nearest holder sets it',
      '<style>g{--c:red}#i{--c:blue}rect{fill:var(--c)}</style><g><rect/><g id="i"><rect/></g></g>',
      ['red', 'blue'],
    ],
    [
      'a variable that is set by importance',
      one('#r{--c:red}.a{--c:lime!important;fill:var(--c)}'),
      ['lime'],
    ],
    ['names by their case', one('.a{--C:lime;--c:red;fill:var(--C)}'), ['lime']],
    ['a variable of a variable', one(':root{--a:var(--b);--b:teal}.a{fill:var(--a)}'), ['teal']],
    ['what stands for a missing one', one('.a{fill:var(--n, var(--m, rgb(1, 2, 3)))}'), ['rgb(1, 2, 3)']],
    ['nothing for a missing one', one('.a{fill:red}#r{fill:var(--n)}', 'fill="blue"'), ['none written']],
    ['nothing for a value of another kind', one('.a{--c:9px;fill:var(--c)}'), ['none written']],
    ['variables that name each other', one('.a{--a:var(--b);--b:var(--a);fill:var(--a,lime)}'), ['lime']],
    ['a variable that is unset', one(':root{--c:red}.a{--c:initial;fill:var(--c,lime)}'), ['lime']],
    ['an id before classes', one('#r{fill:lime}.a.b{fill:red}'), ['lime']],
    ['a class before a type', one('.a{fill:lime}rect{fill:red}'), ['lime']],
    ['the later of two', one('.b{fill:red}.a{fill:lime}'), ['lime']],
    ['importance before all', one('.a{fill:lime!important}#r{fill:red}', 'style="fill:blue"'), ['lime']],
    ['a style before a sheet', one('#r{fill:red}', 'style="fill:lime"'), ['lime']],
    ['a sheet before an attribute', one('*{fill:lime}', 'fill="red"'), ['lime']],
    ['no values that no program reads', one('.a{fill:lime;fill:12px;fill:whatever}'), ['lime']],
    ['no rules for print', one('.a{fill:lime}@media print{.a{fill:red}}'), ['lime']],
    ['light pages', one('.a{fill:lime}@media (prefers-color-scheme:dark){.a{fill:red}}'), ['lime']],
    ['no sheets for print', `<style media="print">.a{fill:red}</style>${one('.a{fill:lime}')}`, ['lime']],
    [
      'places among others',
      '<style>rect:nth-child(2n+3){fill:lime}g + rect{fill:blue}</style><g/><rect/><rect/><rect/>',
      ['lime', 'none written', 'lime'],
    ],
    ['neighbours', '<style>g + rect{fill:blue}g ~ rect{stroke:red}</style><g/><rect/>', ['blue']],
    ['no comments', '<rect style="/*fill:red;*/fill:lime/*;*/"/>', ['lime']],
    ['attributes', one('[class~=b]{fill:lime}[id^="x"]{fill:red}'), ['lime']],
    ['what is not', one('rect:not(.z){fill:lime}rect:hover{fill:red}'), ['lime']],
    ['any of several', one(':is(.a,.z){fill:lime}:where(#r){fill:red}'), ['lime']],
    ['what a parent has', `<g fill="teal">${one('.a{fill:inherit}', 'fill="red"')}</g>`, ['teal']],
    ['what there was at first', one('.a{fill:initial}', 'fill="red"'), ['#000']],
    [
      'the current colour of each',
      '<g color="red" fill="currentColor"><rect color="lime"/></g>',
      ['currentColor'],
    ],
    ['names of namespaces', one('@namespace s url(http://www.w3.org/2000/svg);s|rect{fill:lime}'), ['lime']],
  ])('%s', (_what, inside, fills) => {
    expect(fillOf(inside)).toEqual(fills);
    expect(svg(inside).hasUnreadStyles).toBe(false);
  });
});

it.each<[string, string, string]>([
  ['sides', '.a{x:20px;rx:calc(2px * 4 + 2px)}', '<rect class="a" x="20px" rx="10px"></rect>'],
  ['sums', '.a{stroke-width:calc((1px + 2px) / 2)}', '<rect class="a" style="stroke-width:1.5px"></rect>'],
  [
    'transforms',
    '.a{transform:translateX(10px) rotate(.25turn)}',
    '<rect class="a" transform="translate(10 0) rotate(90)"></rect>',
  ],
  [
    'transforms around a point',
    '.a{transform:rotate(9deg);transform-origin:5px 6px}',
    '<rect class="a" transform="translate(5 6) rotate(9) translate(-5 -6)"></rect>',
  ],
])('%s of styles are those of the shape', (_what, css, written) => {
  expect(svg(`<style>${css}</style><rect class="a"/>`).content).toBe(written);
});

it.each([
  ['queries of a window', one('@media (min-width:1px){.a{fill:red}}')],
  ['questions to a browser', one('@supports (fill:red){.a{fill:red}}')],
  ['unknown selectors', one('.a:has(g){fill:red}')],
  ['rules in rules', one('svg{.a{fill:red}}')],
  ['mixed colours', one('.a{fill:color-mix(in srgb,red,blue)}')],
  ['shapes that cut', one('.a{clip-path:circle(5px)}')],
  ['masks of colours', one('.a{mask-image:linear-gradient(red,blue)}')],
  ['places in percent', one('.a{transform:translate(50%)}')],
  ['lines that do not grow', one('', 'vector-effect="non-scaling-stroke"')],
  ['everything at once', one('.a{all:unset}')],
  [
    'variables of each use',
    '<style>.u{--c:lime}rect{fill:var(--c,red)}</style><defs><rect id="q"/></defs><use class="u" href="#q"/>',
  ],
])('%s are noted', (_what, inside) => expect(svg(inside).hasUnreadStyles).toBe(true));

it('nothing grows without end, and nothing leads elsewhere when it is put together', () => {
  const names = Array.from({ length: 40 }, (_, n) => `--v${n}:var(--v${n + 1}) var(--v${n + 1});`).join('');
  expect(svg(one(`.a{${names}--v40:red;fill:var(--v0)}`)).content.length).toBeLessThan(1000);
  expect(() => svg(one('.a{--u:url(http://e.com/a);fill:var(--u)}'))).toThrow('外部链接');
  expect(() => svg(one('.a{--u:u;fill:var(--u)rl(http://e.com/a)}'))).toThrow('外部链接');
});

it.each(['constructor', 'toString', 'valueOf'])(
  'an element or a unit called %s is treated as any unknown one',
  (name) => {
    const body = (word: string) => `<${word} style="fill:red"/><rect style="width:9${word};fill:lime"/>`;
    const read = (word: string) => {
      try {
        return fillOf(body(word));
      } catch (error) {
        return String(error).replaceAll(word, 'x');
      }
    };
    expect(read(name)).toEqual(read('unknown'));
  },
);
