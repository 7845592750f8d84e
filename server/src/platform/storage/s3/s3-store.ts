import { bucketAddress, type S3Setting } from '../../config/s3-setting.ts';
import { freshKeys } from '../../config/secret-files/fresh-keys.ts';
import { elements, textOf } from '../../xml/xml-tags.ts';
import { contentDisposition } from '../content-disposition.ts';
import { contentTypeOf } from '../content-types.ts';
import type { DirectUploads, ListedObject, ObjectStore, StoredObject } from '../object-store.ts';
import { readBody, toStoreError } from '../remote/call-store.ts';
import type { RemoteStoreOptions } from '../remote/remote-store-options.ts';
import { requireFit, requirePublic, requireSafe } from '../require-key.ts';
import { isSafeKey, visibilityOf } from '../safe-key.ts';
import { ObjectMissing } from '../storage-errors.ts';
import { abortOldUploads } from './abort-uploads.ts';
import { putObject } from './put-object.ts';
import { createS3Client, encodeKey } from './s3-client.ts';
import { presignQuery, signPolicy } from './sign-v4.ts';

/** Longest life of a link, by the signature's definition. */
const MAX_LINK_SECONDS = 7 * 86_400;

/** An object store in a bucket of an S3-compatible service. Throws like the folder store, and StoreFailed. */
export function createS3Store({
  setting,
  publicUrl,
  copies,
  now = Date.now,
}: RemoteStoreOptions<S3Setting>): ObjectStore {
  const client = createS3Client(setting, now);
  const keys = freshKeys(setting);
  const { origin, host, basePath } = bucketAddress(setting);

  const get = async (key: string, range?: { start: number; end: number }) => {
    requireSafe(key);
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const response = await client.send({ method: 'GET', key, headers });
    if (response.status === 404) {
      response.body.destroy();
      throw new ObjectMissing(key);
    }
    if (response.status !== (range ? 206 : 200)) throw await toStoreError(response, `GET ${key}`);
    return response;
  };
  const stat = async (key: string): Promise<StoredObject | null> => {
    requireSafe(key);
    const response = await client.send({ method: 'HEAD', key });
    response.body.resume();
    if (response.status !== 200 && response.status !== 404) throw await toStoreError(response, `HEAD ${key}`);
    const etag = String(response.headers.etag ?? '');
    const found =
      response.status === 404
        ? null
        : { key, bytes: Number(response.headers['content-length']), contentType: contentTypeOf(key), etag };
    await copies.check(key, found);
    return found;
  };

  return {
    async put(key, body, { contentType }) {
      requireFit(key, contentType);
      const existing = await stat(key);
      if (existing) {
        if (!Buffer.isBuffer(body)) body.destroy();
        return existing;
      }
      await putObject(client, key, body, headersOf(key, setting));
      const written = await stat(key);
      if (!written) throw new ObjectMissing(key);
      return written;
    },
    stat,
    read: async (key) => readBody(await get(key)),
    stream: async (key, range) => (await get(key, range)).body,
    localPath: (key) =>
      copies.get(key, async () => {
        const { body, headers } = await get(key);
        return { body, etag: String(headers.etag ?? '') };
      }),
    async delete(key) {
      requireSafe(key);
      await client.expect({ method: 'DELETE', key }, 200, 204, 404);
      await copies.drop(key);
    },
    list: (prefix = '') => listObjects(client, prefix),
    publicUrl(key) {
      requirePublic(key);
      return `${setting.publicUrl || `${publicUrl}/files`}/${encodeKey(key)}`;
    },
    signedUrl(key, { ttlSeconds, fileName }) {
      requireSafe(key);
      const path = `${basePath}/${encodeKey(key)}`;
      const name = fileName || key.slice(key.lastIndexOf('/') + 1);
      const query = { 'response-content-disposition': contentDisposition(name) };
      const seconds = Math.min(MAX_LINK_SECONDS, ttlSeconds);
      return `${origin}${path}?${presignQuery({ method: 'GET', host, path, query }, keys(), new Date(now()), seconds)}`;
    },
    abortOldUploads: () => abortOldUploads(client, now()),
    direct: directUploads(setting, now),
  };
}

/** What is stored with an object. */
function headersOf(key: string, { hasPublicAcl }: S3Setting): Record<string, string> {
  const isPublic = visibilityOf(key) === 'public';
  return {
    'content-type': contentTypeOf(key),
    ...(isPublic ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    ...(isPublic && hasPublicAcl ? { 'x-amz-acl': 'public-read' } : {}),
  };
}

async function* listObjects(
  client: ReturnType<typeof createS3Client>,
  prefix: string,
): AsyncGenerator<ListedObject> {
  for (let token = ''; ; ) {
    const query = {
      'list-type': '2',
      ...(prefix === '' ? {} : { prefix }),
      ...(token === '' ? {} : { 'continuation-token': token }),
    };
    const { text } = await client.expect({ method: 'GET', key: '', query }, 200);
    for (const { body: entry } of elements(text, 'Contents')) {
      const key = textOf(entry, 'Key');
      const writtenAt = new Date(textOf(entry, 'LastModified'));
      if (isSafeKey(key)) yield { key, bytes: Number(textOf(entry, 'Size')), writtenAt };
    }
    token = textOf(text, 'NextContinuationToken');
    if (textOf(text, 'IsTruncated') !== 'true' || token === '') return;
  }
}

/** Browsers post straight to the bucket; the policy holds them to the folder and the size. */
function directUploads(setting: S3Setting, now: () => number): DirectUploads {
  const { origin, basePath } = bucketAddress(setting);
  const keys = freshKeys(setting);
  return {
    origins: [...new Set([origin, ...(setting.publicUrl ? [new URL(setting.publicUrl).origin] : [])])],
    ticketFor({ prefix, maxBytes, expiresAt }) {
      const conditions = [
        { bucket: setting.bucket },
        ['starts-with', '$key', prefix],
        ['content-length-range', 0, maxBytes],
        { success_action_status: '201' },
      ];
      const expiry = new Date(expiresAt * 1000);
      return {
        protocol: 's3',
        token: '',
        fields: {
          success_action_status: '201',
          ...signPolicy(conditions, expiry, keys(), new Date(now())),
        },
        resumable: false,
        bucket: setting.bucket,
        upload_url: `${origin}${basePath}/`,
      };
    },
  };
}
