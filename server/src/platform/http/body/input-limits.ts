import { z } from 'zod';
import type { JsonMeasure } from '../../text/measure-json.ts';

/** The most of any call: a design document nests 12 deep, and 20,000 cells placed by hand are about 220,000 values. */
export const LARGEST_INPUT: JsonMeasure = {
  depth: 64,
  values: 300_000,
  members: 3_000,
  items: 20_000,
  names: 10_000,
};
/** The least that is read, even where the schema takes less: its refusal names the field that is wrong. */
const ALWAYS_READ = { values: 10_000, members: 500, items: 10_000 };

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The most that a body of this call can hold and be right, read from its schema: whatever is larger would be built and checked for
 * nothing. Where the schema says no end, it is the most of any call.
 */
export function inputLimits(input: z.ZodType): JsonMeasure {
  const root = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const [most, open] = [{ members: 0, items: 0 }, new Set<string>()];
  const values = valuesOf(root, { root, most, open });
  return {
    depth: LARGEST_INPUT.depth,
    names: LARGEST_INPUT.names,
    values: between(ALWAYS_READ.values, values, LARGEST_INPUT.values),
    members: between(ALWAYS_READ.members, most.members, LARGEST_INPUT.members),
    items: between(ALWAYS_READ.items, most.items, LARGEST_INPUT.items),
  };
}

/** The limits of a call, worked out when they are first asked for: most calls never get a large body. */
export function lazyInputLimits(input: z.ZodType): () => JsonMeasure {
  let most: JsonMeasure | null = null;
  return () => {
    most ??= inputLimits(input);
    return most;
  };
}

const between = (least: number, wanted: number, most: number) => Math.min(Math.max(least, wanted), most);

interface Walk {
  root: Schema;
  most: { members: number; items: number };
  /** Definitions that are being walked: one that holds itself has no end. */
  open: Set<string>;
}

/** The most values of a schema, itself included. */
function valuesOf(schema: Schema | boolean, walk: Walk): number {
  if (typeof schema === 'boolean') return Number.POSITIVE_INFINITY;
  const sum = (schemas: readonly (Schema | boolean)[]) =>
    schemas.reduce((total: number, one) => total + valuesOf(one, walk), 0);
  if (schema.$ref !== undefined) return valuesOfDefinition(schema.$ref, walk);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map((choice) => valuesOf(choice as Schema, walk)));
  if (schema.allOf) return sum(schema.allOf as Schema[]);
  if (schema.type === 'object') return 1 + valuesOfMembers(schema, walk);
  if (schema.type === 'array') {
    if (Array.isArray(schema.prefixItems)) return 1 + sum(schema.prefixItems as Schema[]);
    const items = schema.maxItems ?? Number.POSITIVE_INFINITY;
    walk.most.items = Math.max(walk.most.items, items);
    return items === 0 ? 1 : 1 + items * valuesOf((schema.items as Schema | undefined) ?? true, walk);
  }
  const isPlain = schema.type !== undefined || schema.const !== undefined || schema.enum !== undefined;
  return isPlain || schema.not !== undefined ? 1 : Number.POSITIVE_INFINITY;
}

function valuesOfMembers(schema: Schema, walk: Walk): number {
  const members = Object.values(schema.properties ?? {}) as Schema[];
  const others = schema.additionalProperties;
  const known = members.reduce((total, one) => total + valuesOf(one, walk), 0);
  const more =
    others === undefined || others === false
      ? 0
      : ((schema.propertyNames as Schema | undefined)?.enum?.length ?? Number.POSITIVE_INFINITY);
  walk.most.members = Math.max(walk.most.members, members.length + more);
  return more === 0 ? known : known + more * valuesOf(others as Schema | true, walk);
}

function valuesOfDefinition(ref: string, walk: Walk): number {
  if (walk.open.has(ref)) return Number.POSITIVE_INFINITY;
  walk.open.add(ref);
  const name = ref.split('/').at(-1)!;
  const values = valuesOf(ref === '#' ? walk.root : (walk.root.$defs?.[name] ?? true), walk);
  walk.open.delete(ref);
  return values;
}
