import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';
import { texts } from './translate.ts';

const [FSI, PDI] = ['\u2068', '\u2069'];
const apart = (text: string) => `${FSI}${text}${PDI}`;

it.each<[string, Parameters<typeof joinParts>[0], string]>([
  ['nothing', [], ''],
  ['empty ones are left out', ['', null, undefined, false, 'Mug', 0], 'Mug · 0'],
  ['left to right alone', ['Mug', '白色', '11oz'], 'Mug · 白色 · 11oz'],
  ['Arabic names keep their places', ['كوب', 'أبيض'], `${apart('كوب')} · ${apart('أبيض')}`],
  ['one Hebrew name among others', ['כוס', '11oz'], `${apart('כוס')} · ${apart('11oz')}`],
])('on a page from left to right: %s', (_, parts, text) => expect(joinParts(parts)).toBe(text));

it('takes another mark between them', () => expect(joinParts(['a', '', 'b'], ' / ')).toBe('a / b'));

describe('on a page from right to left', () => {
  beforeAll(() => texts.init({ lng: 'ar', resources: { ar: {} } }));
  afterAll(() => texts.changeLanguage('zh-CN'));

  it.each([
    ['a size stays whole', ['كوب', 'أبيض', '11oz'], [apart('كوب'), apart('أبيض'), apart('11oz')].join(' · ')],
    ['figures and their unit', [12, '200 × 82 mm'], [apart('12'), apart('200 × 82 mm')].join(' · ')],
    ['what is apart already', [apart('Mug'), 'b'], [apart('Mug'), apart('b')].join(' · ')],
    [
      'parts joined before run as the page does',
      [joinParts(['قص', 'Trim'], ' ← '), 'b'],
      `\u2067${apart('قص')} ← ${apart('Trim')}${PDI} · ${apart('b')}`,
    ],
    [
      'words around a part lead',
      [`${apart('Mug')} صغير`, `${apart('82')} × ${apart('9')}`],
      `${apart(`${apart('Mug')} صغير`)} · ${apart(`${apart('82')} × ${apart('9')}`)}`,
    ],
  ])('%s', (_, parts, text) => expect(joinParts(parts)).toBe(text));
});
