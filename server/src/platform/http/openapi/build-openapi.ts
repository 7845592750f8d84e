import { setImmediate } from 'node:timers/promises';
import { type Endpoint, fieldProblem, type RawEndpoint } from '@diy/contract/endpoint';
import { z } from 'zod';
import { exampleOf } from './example-of.ts';
import { hoistDefinitions, type JsonSchema } from './hoist-definitions.ts';

const refusedSchema = z.object({
  code: z.enum(['10001', '10002']),
  msg: z.string(),
  data: z.null(),
  error: z.string(),
  fields: z.array(fieldProblem).optional(),
});

/** OpenAPI 3.1 of the given endpoints: inputs as clients send them, responses with their envelope. Others get their turn between two calls. */
export async function buildOpenapi(
  endpoints: readonly (Endpoint | RawEndpoint)[],
  serverUrl: string,
): Promise<object> {
  const definitions: Record<string, JsonSchema> = { Refused: toSchema(refusedSchema, 'output') };
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const operation = describe(endpoint, definitions);
    await setImmediate();
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  const features = [...new Set(endpoints.map((endpoint) => endpoint.feature))];
  return {
    openapi: '3.1.0',
    info: {
      title: '在线定制系统',
      version: '1',
      description:
        'Every response is HTTP 200 with { code, msg, data }: 10000 success, 10001 the caller can fix it (error, fields), 10002 sign in again. Other statuses: 404, 413, 429 and 503 with Retry-After, 500.',
    },
    servers: [{ url: serverUrl }],
    tags: features.map((name) => ({ name })),
    paths,
    components: {
      schemas: definitions,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Basic <token>, with the opaque token of /saas/diy/user/login',
        },
      },
    },
  };
}

function describe(endpoint: Endpoint | RawEndpoint, definitions: Record<string, JsonSchema>): object {
  const id = operationId(endpoint);
  const input = hoistDefinitions(toSchema(endpoint.input, 'input'), `${id}Input`, definitions);
  return {
    operationId: id,
    tags: [endpoint.feature],
    summary: endpoint.summary,
    security: endpoint.auth === 'token' ? [{ token: [] }] : [],
    ...(endpoint.method === 'GET'
      ? { parameters: parameters(input) }
      : { requestBody: body(input, definitions) }),
    responses: {
      200:
        'data' in endpoint ? envelopeOf(endpoint.data, id, definitions) : fileOrRefusal(endpoint.mediaType),
    },
  };
}

const refused = { $ref: '#/components/schemas/Refused' };

function envelopeOf(schema: z.ZodType, id: string, definitions: Record<string, JsonSchema>): object {
  const data = hoistDefinitions(toSchema(schema, 'output'), `${id}Data`, definitions);
  const success = {
    type: 'object',
    properties: { code: { const: '10000' }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
  const example = { code: '10000', msg: '', data: exampleOf(data, definitions) };
  return {
    description: 'The envelope',
    content: { 'application/json': { schema: { anyOf: [success, refused] }, example } },
  };
}

function fileOrRefusal(mediaType: string): object {
  return {
    description: 'The file or stream; the envelope of a refusal',
    content: {
      [mediaType]: { schema: { type: 'string', format: 'binary' } },
      'application/json': { schema: refused },
    },
  };
}

function parameters(input: JsonSchema): object[] {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function body(input: JsonSchema, definitions: Record<string, JsonSchema>): object {
  const content = { schema: input, example: exampleOf(input, definitions) };
  return {
    required: (input.required?.length ?? 0) > 0,
    content: { 'application/json': content, 'application/x-www-form-urlencoded': { schema: input } },
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

/** `POST /saas/diy/user/save/list` → `postSaasDiyUserSaveList`. */
function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
