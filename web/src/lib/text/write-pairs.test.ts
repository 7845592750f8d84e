import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { texts } from './translate.ts';
import { arrow, writeAside, writeValue } from './write-pairs.ts';

const apart = (text: string) => `\u2068${text}\u2069`;

beforeAll(() => texts.init({ lng: 'zh-CN', resources: {} }));
afterAll(() => texts.changeLanguage('zh-CN'));

it('Chinese writes its own marks', () => {
  expect(writeValue('名字', 'Ana')).toBe('名字：Ana');
  expect(writeAside('裁边', '2 px')).toBe('裁边（2 px）');
  expect(writeAside('裁边', '')).toBe('裁边');
});

it('arrows lead to the left exactly where lines do', async () => {
  const leftward: string[] = [];
  for (const { id } of LOCALES) {
    await texts.changeLanguage(id);
    if (arrow() === '←') leftward.push(id);
  }
  expect(leftward).toEqual(['ar', 'he', 'fa', 'ku']);
});

describe('in English', () => {
  beforeAll(() => texts.changeLanguage('en-US'));

  it.each([
    [writeValue, 'Name', 'Ana', 'Name: Ana'],
    [writeValue, 'Name', 'كوب', `${apart('Name')}: ${apart('كوب')}`],
    [writeAside, 'Trim', '2 px', 'Trim (2 px)'],
    [writeAside, 'Trim', '', 'Trim'],
  ])('%o: %s, %s', (write, words, more, text) => expect(write(words, more)).toBe(text));
});

it.each(['ar', 'he', 'fa', 'ku'])('words and what follows stand apart in %s', async (locale) => {
  await texts.changeLanguage(locale);
  expect(writeValue('الاسم', '11oz')).toBe(`${apart('الاسم')}: ${apart('11oz')}`);
  expect(writeAside('قص', '2 px')).toBe(`${apart('قص')} (${apart('2 px')})`);
});
