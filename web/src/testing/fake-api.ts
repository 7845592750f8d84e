import {
  CODE_OK,
  CODE_REFUSED,
  type DataOf,
  type Endpoint,
  type Envelope,
  type FieldProblem,
  type ParsedInputOf,
} from '@diy/contract/endpoint';

/** Thrown by a handler to return 10001. */
export class FakeRefusal extends Error {
  readonly id: string;
  readonly fields: FieldProblem[];
  constructor(id: string, msg: string, fields: FieldProblem[] = []) {
    super(msg);
    this.id = id;
    this.fields = fields;
  }
}

interface Reply {
  status: number;
  body: unknown;
}

/**
 * A server in the test's own process, typed by the contract: inputs are parsed by the endpoint's schema, so a page that
 * sends a wrong input fails its test. Unknown paths return 404.
 */
export function createFakeApi() {
  const handlers = new Map<string, (input: unknown, headers: Headers) => Reply>();
  const calls: { path: string; input: unknown; headers: Headers }[] = [];

  const on = <E extends Endpoint>(endpoint: E, handler: (input: ParsedInputOf<E>) => DataOf<E>): void => {
    handlers.set(`${endpoint.method} ${endpoint.path}`, (raw) => {
      const input = endpoint.input.parse(raw) as ParsedInputOf<E>;
      try {
        return ok({ code: CODE_OK, msg: '', data: handler(input) });
      } catch (error) {
        if (!(error instanceof FakeRefusal)) throw error;
        return ok({
          code: CODE_REFUSED,
          msg: error.message,
          data: null,
          error: error.id,
          fields: error.fields,
        });
      }
    });
  };
  /** Lets a path return another status or body, for responses outside the contract. */
  const onRaw = (method: string, path: string, response: Reply | ((headers: Headers) => Reply)): void => {
    handlers.set(`${method} ${path}`, (_, headers) =>
      typeof response === 'function' ? response(headers) : response,
    );
  };
  const fetchFake = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(url), 'http://fake.test');
    const method = init.method ?? 'GET';
    const input: unknown = method === 'GET' ? Object.fromEntries(searchParams) : readBody(init.body);
    const headers = new Headers(init.headers);
    calls.push({ path: pathname, input, headers });
    const response = handlers.get(`${method} ${pathname}`)?.(input, headers) ?? { status: 404, body: '' };
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
    return new Response(text, { status: response.status });
  };
  return {
    on,
    onRaw,
    calls,
    /** Inputs that an endpoint was called with. */
    inputsOf: (endpoint: Endpoint) =>
      calls.filter((one) => one.path === endpoint.path).map((one) => one.input),
    /** Replaces `fetch`; returns a function that restores it. */
    install(): () => void {
      const real = globalThis.fetch;
      globalThis.fetch = fetchFake as typeof fetch;
      return () => {
        globalThis.fetch = real;
      };
    },
  };
}

/** JSON, or the words of a form; its files are not part of the input. */
function readBody(body: RequestInit['body']): unknown {
  if (!(body instanceof FormData)) return JSON.parse(String(body ?? '{}'));
  return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
}

export type FakeApi = ReturnType<typeof createFakeApi>;

function ok(envelope: Envelope<unknown>): Reply {
  return { status: 200, body: envelope };
}
