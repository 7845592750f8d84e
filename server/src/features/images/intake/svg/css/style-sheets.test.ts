import { describe, expect, it } from 'vitest';
import { plainStyleSheet } from './style-sheets.ts';

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
    ['@namespace svg url(http://www.w3.org/2000/svg);.a{}', '.a{}'],
  ])('%s', (css, plain) => expect(plainStyleSheet(css)).toBe(plain));

  it('leaves other imports to be refused', () => {
    expect(plainStyleSheet('@import url(https://example.com/fonts.css);')).toContain('@import');
    expect(plainStyleSheet('@import "https://example.com/?//fonts.googleapis.com/";')).toContain('@import');
  });
});
