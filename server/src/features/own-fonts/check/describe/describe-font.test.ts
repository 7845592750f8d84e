import { readFileSync } from 'node:fs';
import { parseFontFace } from '@diy/design/text';
import { expect, it } from 'vitest';
import { buildSfnt, buildTables, nameTable } from '../../testing/build-font.ts';
import { checkFont } from '../check-font.ts';
import { describeFont } from './describe-font.ts';
import { drawSample } from './draw-sample.ts';
import { sampleText, scriptsOf } from './sample-text.ts';

const described = async (bytes: Uint8Array) => describeFont(await checkFont(bytes));
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const named = (...names: [number, string][]) =>
  described(buildSfnt(new Map([...buildTables(), ['name', nameTable(names)]])));
const codes = (text: string) => new Set([...text].map((letter) => letter.codePointAt(0)!));

it('a variable font has its named styles, each once and with its own sample', async () => {
  const { name, record, styles } = await described(fixture('variable.woff2'));
  expect(name).toBe('Vazirmatn');
  expect(record).toMatchObject({ format: 'woff2', axes: [{ tag: 'wght', min: 100, normal: 400, max: 900 }] });
  expect(styles.map(({ axes, name: style }) => [axes.wght, style.en])).toEqual([
    [undefined, 'Regular'],
    [100, 'Thin'],
    [200, 'ExtraLight'],
    [300, 'Light'],
    [500, 'Medium'],
    [600, 'SemiBold'],
    [700, 'Bold'],
    [800, 'ExtraBold'],
    [900, 'Black'],
  ]);
  expect(new Set(styles.map(({ sample }) => sample.d)).size).toBe(9);
});

it('a sample is the outline of its letters, in hundredths of the em', async () => {
  const { styles } = await described(buildSfnt(buildTables()));
  expect(styles).toEqual([
    {
      axes: {},
      name: { zh: null, en: null },
      sample: {
        d: 'M0 0L50 0L50 -50L0 -50L0 0ZM60 0L110 0L110 -50L60 -50L60 0Z',
        box: [0, -50, 110, 50],
        text: 'AB',
      },
    },
  ]);
});

it('a sample is shortened to the length it may have, and empty where no letter is as short', async () => {
  const face = await parseFontFace('own', buildSfnt(buildTables()));
  expect(drawSample(face, 'AB', 40)).toEqual({
    d: 'M0 0L50 0L50 -50L0 -50L0 0Z',
    box: [0, -50, 50, 50],
    text: 'A',
  });
  expect(drawSample(face, 'AB', 20)).toEqual({ d: '', box: [0, 0, 0, 0], text: '' });
});

it.each([
  [[[1, 'Kai']], 'Kai'],
  [
    [
      [1, 'Kai'],
      [2, 'Regular'],
    ],
    'Kai',
  ],
  [
    [
      [1, 'Kai'],
      [2, 'Bold'],
    ],
    'Kai Bold',
  ],
  [
    [
      [1, 'Kai B'],
      [16, 'Kai'],
      [17, 'Black'],
    ],
    'Kai Black',
  ],
  [[[1, 'K'.repeat(90)]], 'K'.repeat(60)],
] as [[number, string][], string][])('%j is called %s', async (names, name) => {
  expect((await named(...names)).name).toBe(name);
});

it('a font without a name is called by nobody', async () => {
  expect((await named([4, 'x'])).name).toBeNull();
});

it.each([
  ['的一是字体aenAag', ['han', 'latin'], '字体Aag'],
  ['ابنخط', ['arabic'], 'خط'],
  ['☂☃★ ', [], '☂☃★'],
  ['ABC', [], 'ABC'],
])('of %s: scripts and sample', (letters, scripts, sample) => {
  expect([scriptsOf(codes(letters)), sampleText(codes(letters))]).toEqual([scripts, sample]);
});
