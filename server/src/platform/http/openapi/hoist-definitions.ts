/** The parts of JSON Schema that are used here. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  format?: string;
  [key: string]: unknown;
}

/**
 * Moves a schema's own `$defs` to `definitions` under names that begin with `prefix`, and points its references
 * there: inside an OpenAPI document `#/$defs/…` would lead nowhere.
 */
export function hoistDefinitions(
  schema: JsonSchema,
  prefix: string,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const nameOf = (name: string) => `${prefix}${name.replace(/[^A-Za-z0-9]/g, '')}`;
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (key !== '$ref' || typeof item !== 'string') return [key, rewrite(item)];
        if (item === '#') return [key, `#/components/schemas/${prefix}`];
        return [
          key,
          item.replace(/^#\/\$defs\/(.+)$/, (_, name: string) => `#/components/schemas/${nameOf(name)}`),
        ];
      }),
    );
  };
  const { $defs = {}, ...rest } = schema;
  for (const [name, definition] of Object.entries($defs))
    definitions[nameOf(name)] = rewrite(definition) as JsonSchema;
  const rewritten = rewrite(rest) as JsonSchema;
  if (JSON.stringify(rest).includes('"$ref":"#"')) definitions[prefix] = rewritten;
  return rewritten;
}
