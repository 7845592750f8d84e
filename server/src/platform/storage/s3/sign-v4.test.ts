import { postPresignSignatureV4, signV4 } from 'minio/dist/esm/signing.mjs';
import { describe, expect, it } from 'vitest';
import { encodeStrict, presignQuery, sha256Hex, signPolicy, signRequest } from './sign-v4.ts';

// Server and client of the other tests either check no version 4 signatures or are ours, so they are compared here.
const keys = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');

describe("Amazon's own examples (AWS Signature Version 4, Amazon S3 API reference)", () => {
  const host = 'examplebucket.s3.amazonaws.com';

  it('a request with a range', () => {
    const parts = { method: 'GET', host, path: '/test.txt', query: {}, payloadHash: sha256Hex('') };
    const { authorization } = signRequest({ ...parts, headers: { range: 'bytes=0-9' } }, keys, now);
    expect(authorization).toContain(
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('a link good for a day', () => {
    const query = presignQuery({ method: 'GET', host, path: '/test.txt', query: {} }, keys, now, 86_400);
    expect(query).toContain(
      'X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });
});

describe('another client signs the same way', () => {
  const host = 'host:9000';

  it.each<[string, string, string, Record<string, string>, Record<string, string>]>([
    ['a plain read', 'GET', '/b/prv/a.png', {}, {}],
    ['odd characters', 'PUT', `/b/${encodeStrict("图 (1)+!'*~.png")}`, {}, { 'if-none-match': '*' }],
    ['a query to be ordered', 'GET', '/b/', { prefix: 'prv/图 &', 'list-type': '2', uploads: '' }, {}],
    ['spaces in a header', 'PUT', '/b/a', {}, { 'cache-control': 'public,   immutable' }],
  ])('%s', (_what, method, path, query, headers) => {
    const payloadHash = sha256Hex('body');
    const { authorization = '', ...sent } = signRequest(
      { method, host, path, query, headers, payloadHash },
      keys,
      now,
    );
    const pairs = Object.entries(query).map(
      ([name, value]) => `${encodeStrict(name)}=${encodeStrict(value)}`,
    );
    const request = {
      protocol: 'http:',
      method,
      path: path + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
      headers: { ...sent, host },
    } as Parameters<typeof signV4>[0];
    expect(authorization).toBe(
      signV4(request, keys.accessKey, keys.secretKey, keys.region, now, payloadHash),
    );
  });

  it('keys that end by themselves send their token, signed', () => {
    const passing = { ...keys, sessionToken: 'of/this+hour' };
    const parts = { method: 'GET', host, path: '/b/a', query: {}, headers: {}, payloadHash: sha256Hex('') };
    const { authorization = '', ...sent } = signRequest(parts, passing, now);
    expect(sent['x-amz-security-token']).toBe('of/this+hour');
    const request = { protocol: 'http:', method: 'GET', path: '/b/a', headers: { ...sent, host } };
    expect(authorization).toBe(
      signV4(request as never, keys.accessKey, keys.secretKey, keys.region, now, sha256Hex('')),
    );
    expect(authorization).toContain('x-amz-security-token');
    expect(presignQuery(parts, passing, now, 60)).toContain('X-Amz-Security-Token=of%2Fthis%2Bhour&');
    const fields = signPolicy([], now, passing, now);
    const { conditions } = JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString());
    expect(conditions).toContainEqual({ 'x-amz-security-token': fields['x-amz-security-token'] });
  });

  it('a form post', () => {
    const fields = signPolicy([['starts-with', '$key', 'prv/']], new Date('2013-05-24T01:00:00Z'), keys, now);
    expect(fields['x-amz-signature']).toBe(
      postPresignSignatureV4(keys.region, now, keys.secretKey, fields.policy ?? ''),
    );
  });
});
