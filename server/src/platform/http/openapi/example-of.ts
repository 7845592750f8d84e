import type { JsonSchema } from './hoist-definitions.ts';

const MAX_DEPTH = 12;

/** A small example value for the schema: required fields, first choices, one row. */
export function exampleOf(schema: JsonSchema, definitions: Record<string, JsonSchema>, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  const next = (inner: JsonSchema) => exampleOf(inner, definitions, depth + 1);
  if (schema.$ref) {
    const target = definitions[schema.$ref.replace('#/components/schemas/', '')];
    return target ? next(target) : null;
  }
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return next(choice);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, property]) => [name, next(property)]),
      );
    case 'array':
      return schema.items ? [next(schema.items)] : [];
    case 'string':
      return schema.format === 'date-time' ? '2026-01-31T08:00:00.000Z' : 'text';
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
