import { z } from 'zod';
import type { StoredMessage } from './messages/message.ts';

/** Business codes of the envelope; HTTP is 200 for all three. */
export const CODE_OK = '10000';
/** The caller can fix it: `msg` is user-facing, `error` and `fields` are for programs. */
export const CODE_REFUSED = '10001';
/** No, expired or revoked token. */
export const CODE_SIGNED_OUT = '10002';

/** One wrong field of a refused call. */
export const fieldProblem = z.object({ field: z.string(), msg: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The response of every call. */
export type Envelope<Data> =
  | { code: typeof CODE_OK; msg: string; data: Data }
  | {
      code: typeof CODE_REFUSED | typeof CODE_SIGNED_OUT;
      msg: string;
      data: null;
      /** Stable id, `<feature>.<what-is-wrong>`. */
      error: string;
      fields?: FieldProblem[];
      /** What `msg` says without its language, where an app words it in further ones. */
      wording?: StoredMessage;
    };

/** A call of the API, defined once: server validation, typed client and OpenAPI all read this. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Path below the API base URL, starting with `/`. */
  path: string;
  /** `token`: needs `Authorization: Basic <token>`; `none`: public. */
  auth: 'token' | 'none';
  /** Group in the OpenAPI page; the feature's folder name. */
  feature: string;
  /** One sentence for the OpenAPI page. */
  summary: string;
  /** Query (GET) or body (POST). */
  input: Input;
  /** `data` of a successful response. */
  data: Data;
}

/** Types an endpoint definition; unknown input fields are refused because inputs are strict objects. */
export function defineEndpoint<Input extends z.ZodType, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
): Endpoint<Input, Data> {
  return endpoint;
}

/** A call that returns a file or a stream of events. A refusal still comes in the envelope. */
export interface RawEndpoint<Input extends z.ZodType = z.ZodType>
  extends Pick<Endpoint<Input>, 'path' | 'feature' | 'summary' | 'input'> {
  method: 'GET';
  auth: 'token';
  /** What is returned when the call is not refused, for example `text/event-stream`. */
  mediaType: string;
}

/** Types the definition of a call without an envelope. */
export function defineRawEndpoint<Input extends z.ZodType>(endpoint: RawEndpoint<Input>): RawEndpoint<Input> {
  return endpoint;
}

export type InputOf<E extends Pick<Endpoint, 'input'>> = z.input<E['input']>;
export type ParsedInputOf<E extends Pick<Endpoint, 'input'>> = z.output<E['input']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** Calls without parameters. */
export const noInput = z.strictObject({});
/** Calls whose response has no data. */
export const emptyData = z.object({});
