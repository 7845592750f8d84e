import type { Endpoint, FieldProblem, ParsedInputOf } from '@diy/contract/endpoint';
import type { z } from 'zod';
import { Refusal } from '../errors/refusal.ts';
import { problemText } from './problem-text.ts';

/** Input checked against the endpoint's schema; throws a Refusal that names every wrong field. */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  raw: unknown,
  locale: 'zh' | 'en',
): ParsedInputOf<E> {
  const result = endpoint.input.safeParse(raw, { error: (issue) => problemText(issue, locale) });
  if (result.success) return result.data as ParsedInputOf<E>;
  const fields = result.error.issues.flatMap((issue) => toFieldProblems(issue, locale));
  const names = [...new Set(fields.map((problem) => problem.field))].filter(Boolean).slice(0, 5);
  throw new Refusal(
    'request.invalid',
    {
      zh: names.length > 0 ? `参数有误：${names.join('、')}` : '参数有误',
      en: names.length > 0 ? `Wrong parameters: ${names.join(', ')}` : 'Wrong parameters',
    },
    fields,
  );
}

function toFieldProblems(issue: z.core.$ZodIssue, locale: 'zh' | 'en'): FieldProblem[] {
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ field: path, msg: issue.message }];
  const msg = locale === 'zh' ? '不认识的参数' : 'Unknown parameter';
  return issue.keys.map((key) => ({ field: path ? `${path}.${key}` : key, msg }));
}
