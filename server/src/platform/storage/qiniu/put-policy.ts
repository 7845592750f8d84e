import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadKeys } from '../../config/qiniu-setting.ts';

/**
 * What a holder of an upload token may do; the fields and their names are Qiniu's
 * (https://developer.qiniu.com/kodo/1206/put-policy), so that its clients and its service can be used.
 */
export interface PutPolicy {
  /** `<bucket>`, `<bucket>:<key>`, or with isPrefixalScope `<bucket>:<key prefix>`. */
  scope: string;
  /** 1: `scope` ends in a prefix that keys must begin with. */
  isPrefixalScope?: 1;
  /** Unix seconds. */
  deadline: number;
  /** 1: an existing object is never replaced. */
  insertOnly?: 1;
  /** Bytes. */
  fsizeLimit?: number;
  /** Content types that may be claimed, separated by `;`. */
  mimeLimit?: string;
  /** Account id; missing in tokens the server makes for itself. */
  endUser?: string;
}

/** `accessKey:sign:policy` as Qiniu defines upload tokens. */
export function signPutPolicy(policy: object, keys: UploadKeys): string {
  const encoded = urlSafeBase64(Buffer.from(JSON.stringify(policy)));
  return `${keys.accessKey}:${signText(encoded, keys.secretKey)}:${encoded}`;
}

/** URL-safe base64 of the HMAC-SHA1 of an encoded policy. */
export function signText(encodedPolicy: string, secretKey: string): string {
  return urlSafeBase64(createHmac('sha1', secretKey).update(encodedPolicy).digest());
}

/** The policy of one of our tokens that is still good; else why it is not. */
export function readUploadToken(
  token: string,
  keys: UploadKeys,
  nowMs: number,
): PutPolicy | 'bad token' | 'expired token' {
  const [accessKey, sign, encoded, ...rest] = token.split(':');
  if (accessKey !== keys.accessKey || !sign || !encoded || rest.length > 0) return 'bad token';
  const given = Buffer.from(sign);
  const expected = Buffer.from(signText(encoded, keys.secretKey));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad token';
  // Signed by us, so the shape is ours.
  const policy = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as PutPolicy;
  return policy.deadline * 1000 > nowMs ? policy : 'expired token';
}

/** True when the policy lets its holder write `key` to `bucket`; without a bucket only the key counts. */
export function isInScope(policy: PutPolicy, key: string, bucket?: string): boolean {
  const at = policy.scope.indexOf(':');
  const own = at < 0 ? policy.scope : policy.scope.slice(0, at);
  if (bucket !== undefined && bucket !== own) return false;
  if (at < 0) return key.length > 0;
  const rest = policy.scope.slice(at + 1);
  return policy.isPrefixalScope === 1 ? key.length > rest.length && key.startsWith(rest) : key === rest;
}

/** True when the policy takes a file that claims this content type. */
export function isMimeAllowed({ mimeLimit }: PutPolicy, contentType: string): boolean {
  const claimed = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (mimeLimit === undefined) return true;
  return mimeLimit
    .split(';')
    .some((allowed) =>
      allowed.endsWith('/*') ? claimed.startsWith(allowed.slice(0, -1)) : claimed === allowed,
    );
}

/** Key of an object that was given none: the policy's own prefix and the content's hash. */
export function keyByHash({ scope }: PutPolicy, hash: string): string {
  const at = scope.indexOf(':');
  return (at < 0 ? '' : scope.slice(at + 1)) + hash;
}

/** Base64 of Qiniu's addresses: standard, with `+/` replaced and the padding kept. */
export function encodeText(text: string): string {
  return urlSafeBase64(Buffer.from(text));
}

/** Standard base64 with `+/` replaced and the padding kept, as Qiniu's tokens have it. */
function urlSafeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
