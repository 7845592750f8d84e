import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isThisMachine } from '../config/tls/is-this-machine.ts';
import { FetchFailure } from './fetch-failure.ts';
import { isListedHost } from './is-listed-host.ts';
import { isPublicAddress } from './is-public-address.ts';

/** All addresses of a host name; replaced in tests. */
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

/** A request to an address that somebody else chose. */
export interface GuardedRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
  /** The most bytes of the response's body; reading stops beyond it. */
  maxBytes: number;
  /** Aborts the request; an `AbortSignal.timeout` becomes `timeout`, any other reason is thrown as it is. */
  signal: AbortSignal;
  /** Origin (`http://10.0.0.5:7860`) that may be in the inner network, because the administrator configured it. */
  trustedOrigin?: string;
  /** Hosts that may be asked besides `trustedOrigin`, redirects included; empty = every public one. See `isListedHost`. */
  hosts?: readonly string[];
  /** Refuses other ports than those of http and https, redirects included, but those of a `trustedOrigin`. */
  hasDefaultPort?: boolean;
  /** Refuses plain http, redirects included, but to a `trustedOrigin` on this machine. */
  isTlsOnly?: boolean;
  /** Redirects followed, each checked like the first address; default 0. Headers do not travel to other origins. */
  maxRedirects?: number;
  resolve?: ResolveHost;
}

/** The response, whatever its status. Its body must be read or destroyed. */
export interface GuardedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: IncomingMessage;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Requests a URL without ever connecting to a private address: the name is resolved once, all its addresses are
 * checked, and the connection goes to exactly those, so that a second look-up cannot lead elsewhere. Throws
 * FetchFailure.
 */
export async function requestGuarded(request: GuardedRequest): Promise<GuardedResponse> {
  let { url, headers, maxRedirects = 0 } = request;
  let { method = 'GET', body } = request;
  for (;;) {
    const target = parse(url);
    const response = await send(target, { ...request, headers, method, body });
    if (!REDIRECTS.includes(response.status) || response.headers.location === undefined) return response;
    response.body.destroy();
    const next = parse(
      URL.canParse(response.headers.location, url) ? new URL(response.headers.location, url).href : '',
    );
    requireAllowed(next, request);
    if (maxRedirects === 0) throw new FetchFailure('redirected');
    if (target.protocol === 'https:' && next.protocol === 'http:') throw new FetchFailure('redirected');
    if (next.origin !== target.origin) headers = undefined;
    [method, body] = ['GET', undefined];
    url = next.href;
    maxRedirects -= 1;
  }
}

function parse(url: string): URL {
  const target = URL.canParse(url) ? new URL(url) : null;
  const isPlain = target !== null && target.username === '' && target.password === '';
  if (!isPlain || !['http:', 'https:'].includes(target.protocol)) throw new FetchFailure('bad-url');
  return target;
}

/** Addresses of names are checked when they are resolved; literal ones are not resolved, so they are checked here. */
function requireAllowed(
  target: URL,
  { trustedOrigin, hosts = [], isTlsOnly, hasDefaultPort }: GuardedRequest,
): void {
  const isTrusted = target.origin === trustedOrigin;
  const staysHere = isTrusted && isThisMachine(target.hostname);
  if (isTlsOnly && target.protocol !== 'https:' && !staysHere) throw new FetchFailure('not-encrypted');
  if (isTrusted) return;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchFailure('forbidden-address');
  if (!isListedHost(host, hosts)) throw new FetchFailure('host-not-listed');
  if (hasDefaultPort && target.port !== '') throw new FetchFailure('forbidden-port');
}

function send(target: URL, request: GuardedRequest): Promise<GuardedResponse> {
  requireAllowed(target, request);
  const { body, signal, maxBytes } = request;
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const fail = (error: unknown) => {
      const failure = toFetchFailure(error, signal, 'unreachable');
      const isSilent = failure instanceof FetchFailure && failure.problem === 'timeout';
      const silent = { host: target.host, ms: performance.now() - since };
      reject(isSilent ? new FetchFailure('timeout', silent) : failure);
    };
    const open = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = open(target, {
      method: request.method,
      agent: false,
      headers: {
        'accept-encoding': 'identity',
        'user-agent': 'diy',
        ...request.headers,
        ...(body ? { 'content-length': String(body.length) } : {}),
      },
      ...(target.origin === request.trustedOrigin ? {} : { lookup: guardedLookup(request.resolve) }),
      signal,
      maxHeaderSize: 16_384,
    });
    outgoing.once('error', fail);
    outgoing.once('response', (incoming) => {
      const length = Number(incoming.headers['content-length'] ?? 0);
      const encoding = incoming.headers['content-encoding'] ?? 'identity';
      if (length > maxBytes || encoding !== 'identity') {
        incoming.destroy();
        reject(new FetchFailure(length > maxBytes ? 'too-large' : 'encoded'));
        return;
      }
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: incoming });
    });
    outgoing.end(body);
  });
}

const resolveBySystem: ResolveHost = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/** One private address among several is enough to refuse: which of them is used would be the attacker's choice. */
function guardedLookup(resolve: ResolveHost = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const first = addresses[0];
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new FetchFailure(first === undefined ? 'unreachable' : 'forbidden-address'), '', 0);
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      () => callback(new FetchFailure('unreachable'), '', 0),
    );
  };
}

/** A system error as FetchFailure; our own error, and the signal's own reason, as it is. */
export function toFetchFailure(
  error: unknown,
  signal: AbortSignal,
  otherwise: 'unreachable' | 'cut-off',
): unknown {
  if (error instanceof FetchFailure) return error;
  if (!signal.aborted) return new FetchFailure(otherwise);
  const reason: unknown = signal.reason;
  return reason instanceof Error && reason.name === 'TimeoutError' ? new FetchFailure('timeout') : reason;
}
