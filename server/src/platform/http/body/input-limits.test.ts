import { allEndpoints } from '@diy/contract';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { inputLimits, LARGEST_INPUT } from './input-limits.ts';

const word = z.string().max(10);

test.each<[string, z.ZodType, Partial<ReturnType<typeof inputLimits>>]>([
  [
    'a few fields are read as far as is easy',
    z.strictObject({ a: word }),
    { values: 10_000, members: 500, items: 10_000 },
  ],
  [
    'lists in lists',
    z.strictObject({ a: z.array(z.strictObject({ b: z.array(word).max(99) })).max(1000) }),
    { values: 2 + 1000 * 101, items: 10_000 },
  ],
  ['a long list', z.strictObject({ a: z.array(word).max(15_000) }), { values: 15_002, items: 15_000 }],
  [
    'the larger of two forms',
    z.union([z.strictObject({ a: word }), z.array(word).max(12_000)]),
    { values: 12_001 },
  ],
  [
    'what is given before it is changed',
    z.union([z.array(word).max(11_000), word]).transform(String),
    { values: 11_001 },
  ],
  [
    'a list without end is as long as any',
    z.strictObject({ a: z.array(word) }),
    { values: LARGEST_INPUT.values, items: LARGEST_INPUT.items },
  ],
  [
    'names that a caller makes up',
    z.record(z.string(), word),
    { members: LARGEST_INPUT.members, values: LARGEST_INPUT.values },
  ],
  [
    'names from a list',
    z.partialRecord(z.enum(['a', 'b']), z.array(word).max(9_000)),
    { members: 500, values: 18_003 },
  ],
  ['anything', z.strictObject({ a: z.unknown() }), { values: LARGEST_INPUT.values }],
  [
    'what holds itself',
    z.strictObject({
      get a() {
        return recursive.optional();
      },
    }),
    { values: LARGEST_INPUT.values },
  ],
])('%s', (_, schema, expected) => expect(inputLimits(schema)).toMatchObject(expected));

const recursive: z.ZodType = z.strictObject({
  get a() {
    return recursive.optional();
  },
});

it('no call of the contract can take more than the most of any', () => {
  for (const { path, input } of allEndpoints) {
    const most = inputLimits(input);
    for (const [name, value] of Object.entries(most))
      expect([path, name, value <= LARGEST_INPUT[name as keyof typeof LARGEST_INPUT]]).toEqual([
        path,
        name,
        true,
      ]);
  }
});

it('every list of an input that may be long ends early, and says how long it may be', () => {
  /** The most items of lists that need not end early: all of them are few. */
  const FEW = 20;
  const wrong: string[] = [];
  for (const { method, path, input } of allEndpoints) {
    // A query is short.
    if (method === 'GET') continue;
    const lists = new Map<string, { most: number; endsEarly: boolean }>();
    z.toJSONSchema(input, {
      io: 'input',
      unrepresentable: 'any',
      // It comes to each list several times, at first without its limits.
      override: ({ zodSchema, jsonSchema, path: within }) => {
        if (zodSchema._zod.def.type !== 'array') return;
        const most = jsonSchema.maxItems ?? Number.POSITIVE_INFINITY;
        const known = lists.get(within.join('.'));
        lists.set(within.join('.'), {
          most: Math.min(known?.most ?? most, most),
          endsEarly: zodSchema._zod.traits.has('EndingList'),
        });
      },
    });
    for (const [within, { most, endsEarly }] of lists)
      if (most > FEW && !(endsEarly && Number.isFinite(most))) wrong.push(`${path} ${within} ${most}`);
  }
  expect(wrong).toEqual([]);
});
