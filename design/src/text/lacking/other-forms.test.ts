import { expect, it } from 'vitest';
import { DEFAULT_FALLBACK_FONT_IDS } from '../../layers/index.ts';
import { buildTextLayer } from '../../testing/build-layers.ts';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { layerFaces } from '../layer-faces.ts';
import { otherForms } from './other-forms.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
const tan = '\u{1F468}\u{1F3FD}\u200D\u{1F469}\u{1F3FD}\u200D\u{1F467}\u{1F3FD}';
const flag = (tags: string) =>
  `\u{1F3F4}${Array.from(tags, (one) => String.fromCodePoint(0xe0000 + one.codePointAt(0)!)).join('')}\u{E007F}`;

it.each<[string, string, string[]]>([
  ['plain ideographs', '葛辻祖', []],
  ['a form of a family name that the font lacks', '葛\u{E0100}城', ['葛\u{E0100}']],
  ['two of them, one twice', '辻\u{E0100}祖\uFE00辻\u{E0100}', ['辻\u{E0100}', '祖\uFE00']],
  ['a letter as emoji or as text', '♥\uFE0F♥\uFE0E', []],
  ['a keycap', '1\uFE0F\u20E3', []],
  ['a family that is one sign', family, []],
  ['a family of skins that falls apart', tan, [tan]],
  ['a flag that there is', flag('gbeng'), []],
  ['a flag that there is not', flag('ustx'), [flag('ustx')]],
  ['joined Indic letters', 'क्\u200Dष', []],
  ['joined Arabic letters', 'ه\u200D', []],
])('%s', async (_, text, found) => {
  const layer = buildTextLayer({
    text,
    fontId: 'noto-sans-sc-400',
    fallbackFontIds: [...DEFAULT_FALLBACK_FONT_IDS],
  });
  const faces = new Map(
    await Promise.all(
      [layer.fontId, ...DEFAULT_FALLBACK_FONT_IDS].map(async (id) => [id, await readFont(id)] as const),
    ),
  );
  const { face } = layerFaces(layer, (id) => faces.get(id));
  expect(otherForms(layer, face!)).toEqual(found);
});
