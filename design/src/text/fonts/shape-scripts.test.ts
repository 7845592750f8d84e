import { expect, it } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { buildTextLayer } from '../../testing/index.ts';
import { readBidiLevels } from '../breaking/bidi-levels.ts';
import { layoutText } from '../layout-text.ts';

/** What HarfBuzz's own program `hb-shape` 6.0.0 makes of these words: glyph, `@x,y` of marks, `+advance`. */
it.each([
  [
    'noto-sans-thai-400',
    'ที่น้ำใจ ปู่กั้น',
    '109+609|86@-3,0+0|44@-3,0+0|63+613|59+0|49@-29,0+0|78+406|81+260|6+532|103+260|72+605|95@-14,0+0|43@1,0+0|29+600|45@-2,0+0|49@28,-57+0|63+613',
  ],
  ['noto-sans-thai-400', 'ญูฐุ', '130+891|95@-10,0+0|111+547|89@-31,0+0'],
  ['noto-sans-kr-400', '사랑해요', '15547+920|13216+920|20867+920|17059+920'],
  ['noto-sans-kr-400', '한글', '20843+920|10767+920'],
  [
    'noto-naskh-arabic-400',
    'مُحَمَّد لله',
    '81+452|68+245|70+212|3+221|27+474|379@107,-64+0|373@109,-186+0|76+413|379@200,-172+0|24+666|380@143,-196+0|77+456',
  ],
  ['noto-naskh-arabic-400', 'لاإله', '81+452|70+212|332@66,-48+0|8+238|10+300|71+218'],
  ['noto-sans-hebrew-400', 'שָׁלוֹם', '23+684|46@82,0+0|124@-10,0+291|55+522|79@227,0+0|100@539,0+0|96+730'],
  [
    'noto-sans-devanagari-400',
    'क्षत्रिय हिन्दी र्क श्री',
    '90+717|542+259|304+552|81+580|3+260|541+259|88+531|245+309|73+531|33+259|3+260|56+768|503@-221,0+0|3+260|317+708|33+259',
  ],
  ['noto-sans-devanagari-400', 'प्रेम', '309+569|40+0|80+598'],
])('%s sets %s as HarfBuzz’s own program does', async (id, text, expected) => {
  const face = await readFont(id);
  const glyphs = face.shape(text, { ligatures: true, levels: readBidiLevels(text) });
  const written = glyphs.map(({ glyphId, xOffset, yOffset, advance }) => {
    const moved = xOffset !== 0 || yOffset !== 0 ? `@${xOffset},${yOffset}` : '';
    return `${glyphId}${moved}+${advance}`;
  });
  expect(written.join('|')).toBe(expected);
});

it.each([
  ['noto-sans-devanagari-400', 'ाअ', ['ा']],
  ['noto-sans-devanagari-400', 'नमस्ते ◌ा', []],
  ['noto-sans-thai-400', 'สวัสดี', []],
  ['noto-sans-thai-400', 'สวัสดี 안녕', ['안', '녕']],
  ['noto-sans-hebrew-400', 'שלום Anna 123', []],
  ['noto-naskh-arabic-400', 'مرحبا שלום', ['ש', 'ל', 'ו', 'ם']],
])('%s lacks of %s: %j', async (id, text, missing) => {
  expect(layoutText(buildTextLayer({ text }), await readFont(id)).missing).toEqual(missing);
});
