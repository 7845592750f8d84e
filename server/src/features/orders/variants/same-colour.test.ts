import type { ColourField } from '@diy/design/document';
import { expect, it } from 'vitest';
import { meantBySameColour } from './same-colour.ts';

const colours = (...names: string[]): ColourField => ({
  id: 'colour',
  kind: 'colour',
  name: '颜色',
  whenEmpty: 'stop',
  choices: names.map((name, index) => ({ id: String(index), name, colour: '#000000' })),
});

it.each<[string, string[], string | undefined]>([
  ['Rosa', ['Pink', 'Blue'], 'Pink'],
  ['粉红色', ['Pink', 'Blue'], 'Pink'],
  ['ורוד', ['Pink', 'Blue'], 'Pink'],
  ['صورتی', ['Pink', 'Blue'], 'Pink'],
  ['وردي', ['粉色', '蓝色'], '粉色'],
  ['پەمەیی', ['粉色', '蓝色'], '粉色'],
  ['سرمه‌ای', ['Navy', 'Blue'], 'Navy'],
  // Part of a name, another colour, or two choices that are one colour: nobody said which.
  ['Rosa hell', ['Pink', 'Blue'], undefined],
  ['Light blue', ['Pink', 'Blue'], undefined],
  ['Rosa', ['Pink', '粉色'], undefined],
  ['Rosa', ['Rose', 'Blue'], undefined],
  ['', ['Pink'], undefined],
])('“%s” of %j', (word, names, expected) => {
  expect(meantBySameColour(colours(...names), word)).toBe(expected);
});

it('says nothing of a choice that is no colour: a violet may be a flower', () => {
  const flowers = { ...colours('Violet', 'Rose'), kind: 'choice' as const };
  expect(meantBySameColour(flowers, 'Purple')).toBeUndefined();
});
