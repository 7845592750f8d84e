import { expect, it } from 'vitest';
import { plainColours } from './css-colours.ts';

it.each([
  // What the renderer reads stays as it is.
  ['#f00', '#f00'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ['rgb(10% 20% 30%)', 'rgb(10% 20% 30%)'],
  ['rgba(1,2,3,.5)', 'rgba(1,2,3,.5)'],
  ['hsl(0, 100%, 50%)', 'hsl(0, 100%, 50%)'],
  ['url(#a)', 'url(#a)'],
  ['matrix(1 0 0 1 2 3)', 'matrix(1 0 0 1 2 3)'],
  // CSS Color 4: what Figma, Penpot and pages write.
  ['rgb(255 0 0 / 50%)', 'rgba(255,0,0,0.5)'],
  ['rgba(255 128 0 / 0.25)', 'rgba(255,128,0,0.25)'],
  ['rgba(255,0,0,50%)', 'rgba(255,0,0,0.5)'],
  ['rgb(100% 0% 0% / 1)', 'rgb(255,0,0)'],
  ['hsl(120deg 100% 25%)', 'rgb(0,128,0)'],
  ['hsl(0.5turn 100% 50% / 50%)', 'rgba(0,255,255,0.5)'],
  ['hwb(0 20% 20%)', 'rgb(204,51,51)'],
  ['color(srgb 1 0.5 0)', 'rgb(255,128,0)'],
  ['color(srgb-linear 1 0.2140411 0)', 'rgb(255,128,0)'],
  ['color(display-p3 0.949 0.3059 0.1176)', 'rgb(255,58,0)'],
  ['color(display-p3 1 1 1 / .5)', 'rgba(255,255,255,0.5)'],
  ['lab(50% 0 0)', 'rgb(119,119,119)'],
  ['lch(54.29% 106.84 40.86)', 'rgb(255,0,0)'],
  ['oklab(0.628 0.2249 0.1258)', 'rgb(255,0,0)'],
  ['oklch(62.8% 0.2577 29.23)', 'rgb(255,0,0)'],
  ['device-cmyk(0 1 1 0)', 'rgb(255,0,0)'],
  ['oklch(none 0 none)', 'rgb(0,0,0)'],
  // A profile's colour stands behind that for screens (Inkscape, Illustrator).
  ['#ff0000 icc-color(Coated, 0, 1, 1, 0)', '#ff0000'],
  ['fill:#ff0000 icc-color(X,0,1);stroke:red', 'fill:#ff0000;stroke:red'],
  ['rebeccapurple', '#663399'],
  // Figma writes both, the wide one last.
  [
    'fill:#F24E1E;fill:color(display-p3 0.9490 0.3059 0.1176);fill-opacity:1;',
    'fill:#F24E1E;fill:rgb(255,58,0);fill-opacity:1;',
  ],
  ['drop-shadow(0 0 2px rgb(0 0 0 / 20%))', 'drop-shadow(0 0 2px rgba(0,0,0,0.2))'],
  // What is no colour of CSS is left for the renderer to decide.
  ['color(rec2020 1 0 0)', 'color(rec2020 1 0 0)'],
  ['rgb(from red r g b / 50%)', 'rgb(from red r g b / 50%)'],
])('%s becomes %s', (text, expected) => {
  const numbers = (one: string) => one.replace(/\d+(?=[,)])/g, '#');
  const plain = plainColours(text);
  expect(numbers(plain)).toBe(numbers(expected));
  const parts = (one: string) => [...one.matchAll(/\d+(?=[,)])/g)].map(Number);
  parts(expected).forEach((part, at) => {
    expect(Math.abs(part - parts(plain)[at]!), plain).toBeLessThanOrEqual(1);
  });
});
