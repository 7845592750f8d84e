import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { listOf } from './list-of.ts';

const word = z.string().min(1);
const pathsOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join('.'));

describe('reads what a plain array reads', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ name: ` ${n} ` }));
  const schemas = (of: <E extends z.ZodType>(element: E) => z.ZodArray<E>) => ({
    names: of(z.strictObject({ name: z.string().trim(), size: z.number().default(1) })),
    few: of(z.strictObject({ name: z.string() })).max(20),
    some: of(z.strictObject({ name: z.string() }))
      .min(1)
      .max(1000)
      .optional(),
  });
  test.each<[string, keyof ReturnType<typeof schemas>, unknown]>([
    ['nothing', 'names', []],
    ['one', 'names', rows(1)],
    ['ten', 'names', rows(10)],
    ['eleven', 'names', rows(11)],
    ['a thousand', 'names', rows(1000)],
    ['as many as may be', 'few', rows(20)],
    ['one more', 'few', rows(21)],
    ['far more, all of them wrong', 'few', Array(100_000).fill(0)],
    ['too few', 'some', []],
    ['none', 'some', undefined],
    ['no list', 'names', { length: 100 }],
    ['one wrong value far behind', 'names', [...rows(500), { name: 1 }, ...rows(20)]],
    ['an unknown field far behind', 'some', [...rows(500), { name: 'a', more: 1 }, ...rows(20)]],
    ['holes', 'some', new Array(15)],
  ])('%s', (_, name, input) => {
    const [ours, theirs] = [schemas(listOf)[name].safeParse(input), schemas(z.array)[name].safeParse(input)];
    expect(ours.data).toEqual(theirs.data);
    expect(ours.error?.issues.slice(0, 20)).toEqual(theirs.error?.issues.slice(0, 20));
  });
});

it('names the first wrong values, and reads no further', () => {
  let read = 0;
  const counted = z.string().refine(() => {
    read += 1;
    return false;
  });
  const paths = pathsOf(z.strictObject({ words: listOf(counted) }), { words: Array(100_000).fill('') })!;
  expect(paths.slice(0, 3)).toEqual(['words.0', 'words.1', 'words.2']);
  expect([paths.length, read]).toEqual([20, 20]);
});

it('a list of lists with 290,000 wrong values is refused, and does not end in a RangeError', () => {
  const lists = (of: typeof listOf) => z.strictObject({ a: of(z.strictObject({ b: of(word) })) });
  const input = { a: [{ b: Array(290_000).fill('') }] };
  expect(() => lists(z.array).safeParse(input)).toThrow(RangeError);
  expect(pathsOf(lists(listOf), input)).toHaveLength(20);
});

it('rules about the whole list are not asked about a part of it', () => {
  const all = listOf(word).superRefine((words, context) => {
    if (words.length < 100) context.addIssue({ code: 'custom', message: 'too few' });
  });
  const issues = all.safeParse(Array(100).fill('')).error!.issues;
  expect(issues.map(({ code }) => code)).not.toContain('custom');
});

it('is described as an array is', () => {
  const described = (words: z.ZodArray<typeof word>) =>
    z.toJSONSchema(z.strictObject({ a: words.min(1).max(5).describe('words') }));
  expect(described(listOf(word))).toEqual(described(z.array(word)));
});
