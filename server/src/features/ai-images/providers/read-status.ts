import { type FailureId, GenerationError } from './generation-failure.ts';
import type { ProviderResponse } from './provider-client.ts';

/** Codes and words by which services say that a prompt or picture breaks their content rules. */
const REFUSAL_CODES =
  /moderation|content_?policy|content_?filter|safety|responsibleai|data_?inspection|sensitive|image_generation_user_error/i;
const REFUSAL_WORDS =
  /safety system|content policy|content filter|moderation|inappropriate content|sensitive (content|information|words?)|敏感|违规|不合规|内容安全|审核/i;
const CREDIT = /insufficient_quota|billing|insufficient.?balance|arrearage|quota.?exceeded|余额|欠费/i;

/** The error in a failed response, in the shapes that common services use. */
export function readErrorBody(json: unknown): { code: string; words: string } {
  const top = asRecord(json);
  const error = asRecord(top.error);
  const inner = asRecord(error.innererror);
  const code = [error.code, error.type, inner.code, top.code, top.type].map(asText).filter(Boolean).join(' ');
  const words =
    [error.message, top.message, top.detail, top.error, top.errors].map(asText).find(Boolean) ?? '';
  return { code, words };
}

/**
 * Throws the error that a status other than 2xx means; `clean` removes keys and addresses from the provider's message.
 */
export function requireSuccess(response: ProviderResponse, clean: (words: unknown) => string): void {
  const { status, json, retryAfterSeconds } = response;
  if (status >= 200 && status < 300) return;
  const { code, words } = readErrorBody(json);
  const fail = (id: FailureId, detail = '') => new GenerationError(id, detail, retryAfterSeconds);
  if (status === 401 || (status === 403 && !isRefusal(code, words))) throw fail('key-invalid');
  if (status === 402 || (status !== 200 && CREDIT.test(`${code} ${words}`))) throw fail('no-credit');
  if (status === 429) throw fail('rate-limited');
  if (status >= 500) throw fail('provider-error', clean(words));
  if (isRefusal(code, words)) throw fail('refused', clean(words));
  if (status === 408) throw fail('timeout');
  if (status === 404 || status < 400) throw fail('bad-answer');
  throw fail('bad-request', clean(words));
}

function isRefusal(code: string, words: string): boolean {
  return REFUSAL_CODES.test(code) || REFUSAL_WORDS.test(words);
}

/** The value as an object; an empty object when it is not one. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
