import type { Endpoint, ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, message } from '@diy/contract/messages';
import type { z } from 'zod';
import { Refusal, type WrongField } from '../errors/refusal.ts';
import { findUnstorableText } from './find-unstorable-text.ts';
import { problemText } from './problems/problem-text.ts';

/** Wrong fields that a response names; the caller fixes these first. */
const MAX_FIELDS = 20;
/** Problems that are worded at all, those of forms that a value nearly has among them. */
const MAX_WORDED = 10 * MAX_FIELDS;
/** The most characters of a field's path: a response is never much longer than its request. */
const MAX_PATH = 200;

/** Input checked against the endpoint's schema; throws a Refusal that names the wrong fields, at most twenty. */
export function parseInput<E extends Pick<Endpoint, 'input'>>(
  endpoint: E,
  raw: unknown,
  locale: MessageLocale,
): ParsedInputOf<E> {
  const unstorable = findUnstorableText(raw);
  if (unstorable !== null) {
    const msg = message('request.unstorable');
    throw invalid([{ field: unstorable, msg }]);
  }
  const result = endpoint.input.safeParse(raw, { error: createWording(locale) });
  if (result.success) return result.data as ParsedInputOf<E>;
  throw invalid(result.error.issues.slice(0, MAX_FIELDS).flatMap((issue) => toFieldProblems(issue)));
}

/** Words problems; of more than are ever reported, each in the same words. */
function createWording(locale: MessageLocale): (issue: z.core.$ZodRawIssue) => string | undefined {
  let worded = 0;
  return (issue) => {
    worded += 1;
    return problemText(worded <= MAX_WORDED ? issue : null, locale);
  };
}

function invalid(wrong: WrongField[]): Refusal {
  const fields = wrong
    .slice(0, MAX_FIELDS)
    .map(({ field, msg }) => ({ field: field.slice(0, MAX_PATH), msg }));
  const names = [...new Set(fields.map((problem) => problem.field))].filter(Boolean).slice(0, 5);
  return new Refusal(message('request.invalid', { names }), fields);
}

function toFieldProblems(issue: z.core.$ZodIssue, parents: readonly PropertyKey[] = []): WrongField[] {
  const parts = [...parents, ...issue.path];
  const path = parts.map(String).join('.');
  if (issue.code === 'invalid_union') {
    // Of several allowed shapes, the problems of the closest one are reported.
    const shapes = issue.errors.map((issues) => issues.flatMap((inner) => toFieldProblems(inner, parts)));
    const closest = shapes.filter((fields) => fields.length > 0).sort((a, b) => a.length - b.length)[0];
    if (closest) return closest;
  }
  if (issue.code !== 'unrecognized_keys') return [{ field: path, msg: issue.message }];
  const msg = message('request.unknown-parameter');
  return issue.keys.slice(0, MAX_FIELDS).map((key) => ({ field: path ? `${path}.${key}` : key, msg }));
}
