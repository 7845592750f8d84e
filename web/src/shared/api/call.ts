import type { DataOf, Endpoint, InputOf } from '@diy/contract/endpoint';
import { CODE_OK, CODE_REFUSED, CODE_SIGNED_OUT, type Envelope } from '@diy/contract/endpoint';
import { globalConfig } from '../../lib/browser/global-config.ts';
import { notify } from '../../lib/notifications.ts';
import { acceptLanguage, currentLocale } from '../../lib/text/locale.ts';
import { recordStartedHere } from '../operations/started-in-this-tab.ts';
import { endSession, readToken } from '../session/session.ts';
import { withToken } from '../session/token-renewal.ts';
import { HttpError, ParseError, Refused, SignedOut, Timeout } from './api-errors.ts';
import { explainFailure } from './explain-failure.ts';
import { goToFirstStep, isHold } from './first-step.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** Spec §9. */
export const TIMEOUT_MS = 20_000;

export interface CallOptions {
  /** The caller shows a refusal (10001) itself. */
  handlesRefusal?: boolean;
  /** Form-encoded and without the token. */
  isAnonymous?: boolean;
  /** Shows nothing on failure: for polling and for calls that the person did not start. */
  quiet?: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Sent in place of the input, as a multipart form: for calls that take a file. */
  form?: FormData;
  /** This call is the one that brings the session another token. */
  renewsToken?: boolean;
  /** Called with the share of the form that has been sent, 0..1. */
  onSent?: (share: number) => void;
}

/**
 * One call of the contract. Returns `data`, or throws `Refused`, `SignedOut`, `Timeout`, `HttpError` or `ParseError`
 * after it has shown the error once; callers only decide what their screen shows instead.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const token = options.isAnonymous ? null : readToken();
  if (endpoint.auth === 'token' && !token && !options.isAnonymous) {
    endSession('missing');
    throw new SignedOut('no token');
  }
  let sentWith = token;
  const send = (by: string | null) => {
    sentWith = by;
    return fetchEnvelope<DataOf<E>>(endpoint, input, by, options);
  };
  const envelope = await withToken(
    token,
    send,
    ({ code }) => code === CODE_SIGNED_OUT && !options.renewsToken,
  ).catch((error: unknown) => {
    if (!options.quiet && !isAbort(error)) notify.error(explainFailure(error));
    throw error;
  });
  if (envelope.code === CODE_OK) {
    if (endpoint.method === 'POST') recordStartedHere(envelope.data);
    return envelope.data;
  }
  if (envelope.code === CODE_SIGNED_OUT) {
    // An account that has signed in meanwhile stays.
    if (options.isAnonymous || readToken() === sentWith) endSession('expired');
    throw new SignedOut(envelope.msg);
  }
  if (isHold(envelope.error)) goToFirstStep();
  else if (!options.handlesRefusal && !options.quiet) notify.error(envelope.msg);
  throw new Refused(envelope);
}

async function fetchEnvelope<Data>(
  endpoint: Endpoint,
  input: unknown,
  token: string | null,
  options: CallOptions,
): Promise<Envelope<Data>> {
  const abort = new AbortController();
  const stop = () => abort.abort(options.signal?.reason);
  if (options.signal?.aborted) stop();
  options.signal?.addEventListener('abort', stop, { once: true });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, options.timeoutMs ?? TIMEOUT_MS);
  try {
    const request = buildRequest(endpoint, input, token, options.isAnonymous ?? false);
    if (options.form) {
      // The browser writes the type itself, with the boundary between the parts.
      const { 'Content-Type': _, ...headers } = request.init.headers as Record<string, string>;
      request.init = { ...request.init, headers, body: options.form };
    }
    const init = { ...request.init, signal: abort.signal };
    const response = await (options.onSent
      ? sendWithProgress(request.url, init, options.onSent)
      : fetch(request.url, init));
    if (response.status < 200 || response.status > 299) throw new HttpError(response.status);
    // Our server returns 200 or an error; any other success comes from a proxy in between.
    if (response.status !== 200) throw new ParseError(`HTTP ${response.status}`, response.status);
    return readEnvelope<Data>(await response.text());
  } catch (error) {
    if (timedOut) throw new Timeout(endpoint.path);
    if (error instanceof TypeError) throw new HttpError(0);
    throw error;
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
  }
}

/** URL and options of the request: GET as query string, POST as JSON, or form-encoded when `isForm`. */
export function buildRequest(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  token: string | null,
  isForm: boolean,
): { url: string; init: RequestInit } {
  const headers: Record<string, string> = { 'Accept-Language': acceptLanguage(currentLocale()) };
  if (token) headers.Authorization = `Basic ${token}`;
  const url = globalConfig().apiBase + endpoint.path;
  if (endpoint.method === 'GET') {
    const query = toQuery(input).toString();
    return { url: query ? `${url}?${query}` : url, init: { method: 'GET', headers } };
  }
  if (isForm) return { url, init: { method: 'POST', headers, body: toQuery(input) } };
  headers['Content-Type'] = 'application/json';
  return { url, init: { method: 'POST', headers, body: JSON.stringify(input ?? {}) } };
}

/** Lists become comma-separated, empty values are left out. */
function toQuery(input: unknown): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query;
}

const KNOWN_CODES: unknown[] = [CODE_OK, CODE_REFUSED, CODE_SIGNED_OUT];

function readEnvelope<Data>(text: string): Envelope<Data> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ParseError('not JSON');
  }
  const isEnvelope =
    typeof value === 'object' && value !== null && 'code' in value && KNOWN_CODES.includes(value.code);
  if (!isEnvelope) throw new ParseError('not an envelope');
  return value as Envelope<Data>;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
