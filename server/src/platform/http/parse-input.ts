import type { Endpoint, FieldProblem, ParsedInputOf } from '@diy/contract/endpoint';
import type { z } from 'zod';
import { Refusal } from '../errors/refusal.ts';
import { findUnstorableText } from './find-unstorable-text.ts';
import { problemText } from './problems/problem-text.ts';

/** Input checked against the endpoint's schema; throws a Refusal that names every wrong field. */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  raw: unknown,
  locale: 'zh' | 'en',
): ParsedInputOf<E> {
  const unstorable = findUnstorableText(raw);
  if (unstorable !== null) {
    const msg =
      locale === 'zh' ? '含有无法保存的字符，请删去后重试' : 'Holds characters that cannot be stored';
    throw invalid([{ field: unstorable, msg }]);
  }
  const result = endpoint.input.safeParse(raw, { error: (issue) => problemText(issue, locale) });
  if (result.success) return result.data as ParsedInputOf<E>;
  throw invalid(result.error.issues.flatMap((issue) => toFieldProblems(issue, locale)));
}

function invalid(fields: FieldProblem[]): Refusal {
  const names = [...new Set(fields.map((problem) => problem.field))].filter(Boolean).slice(0, 5);
  return new Refusal(
    'request.invalid',
    {
      zh: names.length > 0 ? `参数有误：${names.join('、')}` : '参数有误',
      en: names.length > 0 ? `Wrong parameters: ${names.join(', ')}` : 'Wrong parameters',
    },
    fields,
  );
}

function toFieldProblems(
  issue: z.core.$ZodIssue,
  locale: 'zh' | 'en',
  parents: readonly PropertyKey[] = [],
): FieldProblem[] {
  const parts = [...parents, ...issue.path];
  const path = parts.map(String).join('.');
  if (issue.code === 'invalid_union') {
    // Of several allowed shapes, the problems of the closest one are reported.
    const shapes = issue.errors.map((issues) =>
      issues.flatMap((inner) => toFieldProblems(inner, locale, parts)),
    );
    const closest = shapes.filter((fields) => fields.length > 0).sort((a, b) => a.length - b.length)[0];
    if (closest) return closest;
  }
  if (issue.code !== 'unrecognized_keys') return [{ field: path, msg: issue.message }];
  const msg = locale === 'zh' ? '不认识的参数' : 'Unknown parameter';
  return issue.keys.map((key) => ({ field: path ? `${path}.${key}` : key, msg }));
}
