import { createHash, createHmac } from 'node:crypto';
import type { S3Keys } from '../../config/s3-setting.ts';

/** The parts of a request that AWS signature version 4 covers. */
export interface SignedParts {
  method: string;
  host: string;
  /** Already percent-encoded, begins with `/`. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Lower-case names; `host` comes by itself. */
  headers: Readonly<Record<string, string>>;
  /** Hex SHA-256 of the body, or `UNSIGNED-PAYLOAD`. */
  payloadHash: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** RFC 3986 encoding, as the signature wants it: only letters, digits and `-._~` stay. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `name=value` pairs in the order signatures want; sent as they were signed. */
export function encodeQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeStrict(name)}=${encodeStrict(value)}`)
    .sort()
    .join('&');
}

export const sha256Hex = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

/** Headers of a signed request: those given, `x-amz-date`, `x-amz-content-sha256` and `authorization`. */
export function signRequest(parts: SignedParts, keys: S3Keys, now: Date): Record<string, string> {
  const headers = {
    ...parts.headers,
    'x-amz-content-sha256': parts.payloadHash,
    'x-amz-date': longDate(now),
    ...(keys.sessionToken ? { 'x-amz-security-token': keys.sessionToken } : {}),
  };
  const names = Object.keys({ ...headers, host: '' }).sort();
  const signature = signatureOf({ ...parts, headers }, names, keys, now);
  const credential = `${keys.accessKey}/${scopeOf(keys, now)}`;
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

/** The query of a link that needs no headers, good for `seconds`. */
export function presignQuery(
  parts: Pick<SignedParts, 'method' | 'host' | 'path' | 'query'>,
  keys: S3Keys,
  now: Date,
  seconds: number,
): string {
  const query = {
    ...parts.query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${keys.accessKey}/${scopeOf(keys, now)}`,
    'X-Amz-Date': longDate(now),
    'X-Amz-Expires': String(seconds),
    ...(keys.sessionToken ? { 'X-Amz-Security-Token': keys.sessionToken } : {}),
    'X-Amz-SignedHeaders': 'host',
  };
  const signature = signatureOf(
    { ...parts, query, headers: {}, payloadHash: 'UNSIGNED-PAYLOAD' },
    ['host'],
    keys,
    now,
  );
  return `${encodeQuery(query)}&X-Amz-Signature=${signature}`;
}

/** Form fields that let a browser post objects under a policy's conditions. */
export function signPolicy(
  conditions: readonly unknown[],
  expiresAt: Date,
  keys: S3Keys,
  now: Date,
): Record<string, string> {
  const fields = {
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': `${keys.accessKey}/${scopeOf(keys, now)}`,
    'x-amz-date': longDate(now),
    ...(keys.sessionToken ? { 'x-amz-security-token': keys.sessionToken } : {}),
  };
  const exact = Object.entries(fields).map(([name, value]) => ({ [name]: value }));
  const policy = { expiration: expiresAt.toISOString(), conditions: [...conditions, ...exact] };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  const signature = hmac(signingKey(keys, now), encoded).toString('hex');
  return { ...fields, policy: encoded, 'x-amz-signature': signature };
}

function signatureOf(parts: SignedParts, names: readonly string[], keys: S3Keys, now: Date): string {
  const values: Record<string, string> = { ...parts.headers, host: parts.host };
  const canonical = [
    parts.method,
    parts.path,
    encodeQuery(parts.query),
    ...names.map((name) => `${name}:${(values[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    parts.payloadHash,
  ].join('\n');
  const toSign = [ALGORITHM, longDate(now), scopeOf(keys, now), sha256Hex(canonical)].join('\n');
  return hmac(signingKey(keys, now), toSign).toString('hex');
}

function signingKey({ secretKey, region }: S3Keys, now: Date): Buffer {
  const date = hmac(`AWS4${secretKey}`, shortDate(now));
  return hmac(hmac(hmac(date, region), 's3'), 'aws4_request');
}

const scopeOf = ({ region }: S3Keys, now: Date) => `${shortDate(now)}/${region}/s3/aws4_request`;
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const longDate = (now: Date) => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const shortDate = (now: Date) => longDate(now).slice(0, 8);
