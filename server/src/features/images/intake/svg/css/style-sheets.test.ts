import { describe, expect, it } from 'vitest';
import { createVariables, plainStyleSheet } from './style-sheets.ts';

describe('plainStyleSheet', () => {
  it.each([
    ['.a{fill:red}', '.a{fill:red}'],
    ['/* Corel */ .a{fill:red}', ' .a{fill:red}'],
    [
      '@font-face{font-family:"Arial";src:url("file:///C:/Windows/Fonts/arial.ttf")}.a{fill:red}',
      '.a{fill:red}',
    ],
    ['@font-face { src: url(data:font/woff2;base64,d09G) format("woff2") }', ''],
    [
      "@import url('https://fonts.googleapis.com/css2?family=Inter:wght@400;700&amp;display=swap');.a{}",
      '.a{}',
    ],
    ['@import "//fonts.bunny.net/css?family=x"; .a{}', ' .a{}'],
    ['@media screen{.a{fill:red}}.b{}', '.a{fill:red}.b{}'],
    ['@media all { .a{fill:red} .c{} } .b{}', ' .a{fill:red} .c{}  .b{}'],
    ['@media print{.a{fill:red}}.b{}', '.b{}'],
    ['@media (prefers-color-scheme: dark){.a{fill:#fff}}.b{}', '.b{}'],
    ['@media screen{.a{fill:red}', '.a{fill:red}'],
    ['.x{}@media screen{.a{}}.y{}@media print{.b{}}.z{}', '.x{}.a{}.y{}.z{}'],
  ])('%s', (css, plain) => expect(plainStyleSheet(css)).toBe(plain));

  it('leaves other imports to be refused', () => {
    expect(plainStyleSheet('@import url(https://example.com/fonts.css);')).toContain('@import');
    expect(plainStyleSheet('@import "https://example.com/?//fonts.googleapis.com/";')).toContain('@import');
  });
});

describe('variables', () => {
  const resolve = (css: string, text: string) => {
    const variables = createVariables();
    variables.learn(css);
    return variables.resolve(text);
  };

  it.each([
    [':root{--a:red}', 'fill="var(--a)"', 'fill="red"'],
    [':root { --a : #f00 ; --b:blue }', 'fill="var(--b)" stroke="var( --a )"', 'fill="blue" stroke="#f00"'],
    ['', 'fill="var(--fill-0, white)"', 'fill="white"'],
    ['', 'fill="var(--fill-0, rgb(255 0 0 / 50%))"', 'fill="rgba(255,0,0,0.5)"'],
    ['--a:var(--b);--b:red', 'fill="var(--a)"', 'fill="red"'],
    ['', 'fill="var(--a, var(--b, red))"', 'fill="red"'],
    ['--a:red', '<text>--a</text>', '<text>--a</text>'],
  ])('%s in %s', (css, text, expected) => expect(resolve(css, text)).toBe(expected));

  it('end where they name each other, and lead nowhere else when put together', () => {
    expect(resolve('--a:var(--a) var(--a)', 'var(--a)').length).toBeLessThan(1000);
    expect(() => resolve('--u:u', 'fill="var(--u)rl(http://example.com/a)"')).toThrow('外部链接');
  });
});
