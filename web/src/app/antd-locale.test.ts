// biome-ignore-all lint/suspicious/noTemplateCurlyInString: antd's own placeholders
import type { Locale } from 'antd/es/locale';
import { expect, test } from 'vitest';
import { antdLocales } from './antd-locale.ts';

const textsOf = async (id: string): Promise<Locale> => {
  const module = (await antdLocales[id]?.()) as { default: Locale | { default: Locale } };
  return 'default' in module.default ? module.default.default : module.default;
};

test('form messages in English, as the specification gives them', async () => {
  const { required, string, types } = (await textsOf('en-US')).Form?.defaultValidateMessages ?? {};
  expect(required).toBe('Please enter ${label}');
  expect(string?.min).toContain('must be at least ${min} characters');
  expect(string?.max).toContain('must be up to ${max} characters');
  expect(string?.range).toContain('must be between ${min}-${max} characters');
  expect(types?.email).toBe('${label} is not a valid ${type}');
});

test('form messages in Chinese', async () => {
  const { required, string, types } = (await textsOf('zh-CN')).Form?.defaultValidateMessages ?? {};
  expect(required).toBe('请输入${label}');
  expect(string?.min).toBe('${label}最少${min}个字符');
  expect(string?.max).toBe('${label}最多${max}个字符');
  expect(string?.range).toBe('${label}须在${min}-${max}字符之间');
  expect(types?.email).toBe('${label}不是一个有效的${type}');
});

test.each([
  ['zh-CN', '条/页', '上一页', '下一页'],
  ['en-US', '/ page', 'Previous Page', 'Next Page'],
  ['ku', '/ پەڕە', 'پەڕەی پێشوو', 'پەڕەی دواتر'],
])('pagination in %s has labels and a page-size text', async (id, size, previous, next) => {
  const { Pagination: texts } = await textsOf(id);
  expect([texts?.items_per_page, texts?.prev_page, texts?.next_page]).toEqual([size, previous, next]);
});

test.each(['ar', 'he', 'fa', 'ku'])('%s has its own words for every field that is required', async (id) => {
  const required = (await textsOf(id)).Form?.defaultValidateMessages?.required;
  expect(required).toContain('${label}');
  expect(required).not.toBe('Please enter ${label}');
});
