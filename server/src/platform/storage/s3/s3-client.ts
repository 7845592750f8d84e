import { bucketAddress, type S3Setting } from '../../config/s3-setting.ts';
import { freshKeys } from '../../config/secret-files/fresh-keys.ts';
import {
  callStore,
  readBody,
  type StoreRequest,
  type StoreResponse,
  toStoreError,
} from '../remote/call-store.ts';
import { encodeQuery, encodeStrict, sha256Hex, signRequest } from './sign-v4.ts';

/** A call about one object, or about the bucket when the key is empty. */
export interface S3Call {
  method: StoreRequest['method'];
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Signed calls to one bucket. */
export interface S3Client {
  /** Any response, with its body unread. */
  send(call: S3Call): Promise<StoreResponse>;
  /** The body of a response with one of the statuses; throws StoreFailed or StorageFull for any other. */
  expect(call: S3Call, ...statuses: number[]): Promise<{ text: string; headers: StoreResponse['headers'] }>;
}

export function createS3Client(setting: S3Setting, now: () => number): S3Client {
  const keys = freshKeys(setting);
  const { origin, host, basePath } = bucketAddress(setting);
  const send: S3Client['send'] = ({ method, key, query = {}, headers = {}, body }) => {
    const path = `${basePath}/${encodeKey(key)}`;
    const encoded = encodeQuery(query);
    return callStore(() => {
      const parts = { method, host, path, query, headers, payloadHash: sha256Hex(body ?? '') };
      return {
        method,
        url: `${origin}${path}${encoded === '' ? '' : `?${encoded}`}`,
        headers: signRequest(parts, keys(), new Date(now())),
        ...(body ? { body } : {}),
      };
    });
  };
  return {
    send,
    async expect(call, ...statuses) {
      const response = await send(call);
      if (!statuses.includes(response.status))
        throw await toStoreError(response, `${call.method} ${call.key}`);
      return { text: (await readBody(response)).toString('utf8'), headers: response.headers };
    },
  };
}

/** The key as a path; every part is encoded, so it can mean nothing but this object on this host. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeStrict).join('/');
}
