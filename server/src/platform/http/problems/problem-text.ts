import { z } from 'zod';

type Locale = 'zh' | 'en';
type Texts = Record<Locale, string>;

const libraryTexts = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

const TYPES: Record<string, Texts> = {
  string: { zh: '文字', en: 'text' },
  number: { zh: '数字', en: 'a number' },
  int: { zh: '整数', en: 'a whole number' },
  boolean: { zh: '是或否', en: 'true or false' },
  array: { zh: '列表', en: 'a list' },
  object: { zh: '对象', en: 'an object' },
};

/** A user-facing sentence for one wrong field; other cases use the library's message. */
export function problemText(issue: z.core.$ZodRawIssue, locale: Locale): string | undefined {
  const texts = sentence(issue);
  if (texts) return texts[locale];
  const text = libraryTexts[locale](issue);
  return typeof text === 'string' ? text : text?.message;
}

function sentence(issue: z.core.$ZodRawIssue): Texts | undefined {
  // A coerced number that is missing arrives as NaN.
  if (issue.input === undefined || (issue.code === 'invalid_type' && issue.input === null)) {
    return { zh: '必填', en: 'Required' };
  }
  if (issue.code === 'invalid_type') {
    const type = TYPES[String(issue.expected)];
    return type && { zh: `应为${type.zh}`, en: `Must be ${type.en}` };
  }
  if (issue.code === 'too_small') return tooSmall(String(issue.origin), Number(issue.minimum));
  if (issue.code === 'too_big') return tooBig(String(issue.origin), Number(issue.maximum));
  if (issue.code === 'invalid_value') {
    const values = (issue.values as unknown[]).map(String);
    return { zh: `只能是 ${values.join('、')}`, en: `Must be one of ${values.join(', ')}` };
  }
  return undefined;
}

function tooSmall(origin: string, minimum: number): Texts {
  if (origin === 'string' && minimum === 1) return { zh: '不能为空', en: 'Must not be empty' };
  if (origin === 'string')
    return { zh: `至少 ${minimum} 个字符`, en: `Must be at least ${minimum} characters` };
  if (origin === 'array') return { zh: `至少 ${minimum} 项`, en: `Must have at least ${minimum} items` };
  return { zh: `不能小于 ${minimum}`, en: `Must be at least ${minimum}` };
}

function tooBig(origin: string, maximum: number): Texts {
  if (origin === 'string') return { zh: `最多 ${maximum} 个字符`, en: `Must be up to ${maximum} characters` };
  if (origin === 'array') return { zh: `最多 ${maximum} 项`, en: `Must have up to ${maximum} items` };
  return { zh: `不能大于 ${maximum}`, en: `Must be up to ${maximum}` };
}
