import { FetchFailure, type FetchProblem } from '../../../platform/fetching/fetch-failure.ts';
import { type GuardedResponse, requestGuarded } from '../../../platform/fetching/guarded-request.ts';
import { readBody, saveBody } from '../../../platform/fetching/read-response.ts';
import { type FailureId, GenerationError } from './generation-failure.ts';
import { newPictureFile, type PictureFile } from './picture-file.ts';
import type { MakingContext } from './provider.ts';

/** Largest picture inside JSON, which is in memory three times while it is read; one by URL may be larger. */
const MAX_RESPONSE_BYTES = 48 * 1024 * 1024;
const MAX_PICTURE_BYTES = 100 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** A provider's response, read whole. */
export interface ProviderResponse {
  status: number;
  /** It is null when the body is not JSON. */
  json: unknown;
  retryAfterSeconds: number | undefined;
}

/** A guarded HTTP client for one provider: one base address and one key. */
export interface ProviderClient {
  /** Every status is a response; throws GenerationError when none came. */
  call(
    path: string,
    request?: { json?: unknown; form?: { body: Buffer; contentType: string } },
  ): Promise<ProviderResponse>;
  /** Fetches a picture by URL, or by a path of the provider's own, into a temporary file. */
  download(urlOrPath: string): Promise<PictureFile>;
}

/** What a client needs to know about its provider. */
export interface ClientSettings {
  /** It has no trailing slash. */
  baseUrl: string;
  /** Headers with the key; sent to the base address's origin only. */
  headers: Record<string, string>;
}

const FAILURES: Record<FetchProblem, FailureId> = {
  'bad-url': 'bad-answer',
  'forbidden-address': 'forbidden-address',
  'host-not-listed': 'forbidden-address',
  'forbidden-port': 'forbidden-address',
  'not-encrypted': 'forbidden-address',
  redirected: 'forbidden-address',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'answer-too-large',
  'cut-off': 'bad-answer',
  encoded: 'bad-answer',
};

/** A client for one picture: it ends with the context's signal. */
export function createProviderClient(
  settings: ClientSettings,
  {
    folder,
    signal,
    pictureHosts,
    isTlsOnly,
  }: Pick<MakingContext, 'folder' | 'signal' | 'pictureHosts' | 'isTlsOnly'>,
): ProviderClient {
  const trustedOrigin = new URL(settings.baseUrl).origin;
  return {
    call: (path, { json, form } = {}) =>
      explained(async () => {
        const body = form?.body ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
        const type = form?.contentType ?? 'application/json';
        const limits = { maxBytes: MAX_RESPONSE_BYTES, signal };
        const response = await requestGuarded({
          url: `${settings.baseUrl}${path}`,
          method: body ? 'POST' : 'GET',
          headers: {
            accept: 'application/json',
            ...settings.headers,
            ...(body ? { 'content-type': type } : {}),
          },
          body,
          trustedOrigin,
          isTlsOnly: isTlsOnly ?? false,
          ...limits,
        });
        const text = (await readBody(response, limits)).toString('utf8');
        return {
          status: response.status,
          json: parseJson(text),
          retryAfterSeconds: readRetryAfter(response),
        };
      }),
    download: (urlOrPath) =>
      explained(async () => {
        const url = urlOrPath.startsWith('/') ? `${settings.baseUrl}${urlOrPath}` : urlOrPath;
        const isOwn = URL.canParse(url) && new URL(url).origin === trustedOrigin;
        const limits = { maxBytes: MAX_PICTURE_BYTES, signal };
        const response = await requestGuarded({
          url,
          headers: isOwn ? settings.headers : {},
          trustedOrigin,
          hosts: pictureHosts,
          isTlsOnly: isTlsOnly ?? false,
          maxRedirects: MAX_REDIRECTS,
          ...limits,
        });
        if (response.status !== 200) {
          response.body.destroy();
          throw new GenerationError(response.status >= 500 ? 'provider-error' : 'bad-answer');
        }
        const path = await newPictureFile(folder);
        await saveBody(response, path, limits);
        return path;
      }),
  };
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FetchFailure ? new GenerationError(FAILURES[error.problem]) : error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Seconds, or an HTTP date (RFC 9110 §10.2.3); anything else says nothing. */
function readRetryAfter({ headers }: GuardedResponse): number | undefined {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const at = Date.parse(value);
  const sent = Date.parse(headers.date ?? '');
  return Number.isNaN(at) ? undefined : Math.max(0, (at - (Number.isNaN(sent) ? Date.now() : sent)) / 1000);
}
