import { contentTypeOf } from '../content-types.ts';
import type { DirectUploads, ListedObject, ObjectStore, StoredObject } from '../object-store.ts';
import { callStore, failureOf, readBody, type StoreResponse } from '../remote/call-store.ts';
import type { RemoteStoreOptions } from '../remote/remote-store-options.ts';
import { requireFit, requirePublic, requireSafe } from '../require-key.ts';
import { isSafeKey, visibilityOf } from '../safe-key.ts';
import { ObjectMissing } from '../storage-errors.ts';
import { signDownload, signManagementCall } from './management-signature.ts';
import { encodeText, signPutPolicy } from './put-policy.ts';
import { putQiniuObject } from './qiniu-put.ts';
import type { QiniuSetting } from './qiniu-setting.ts';

/** Life of tokens and links the server makes for itself. */
const OWN_SECONDS = 3600;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Qiniu's status for a missing object. */
const MISSING = [404, 612];

/** An object store in one or two buckets of Qiniu. Throws like the folder store, and StoreFailed. */
export function createQiniuStore({
  setting,
  publicUrl,
  copies,
  now = Date.now,
}: RemoteStoreOptions<QiniuSetting>): ObjectStore {
  const seconds = () => Math.floor(now() / 1000);
  const bucketOf = (key: string) =>
    setting.publicBucket !== '' && visibilityOf(key) === 'public' ? setting.publicBucket : setting.bucket;
  const manage = (method: 'GET' | 'POST', url: string): Promise<StoreResponse> =>
    callStore(() => ({
      method,
      url,
      headers: {
        'content-type': FORM_TYPE,
        authorization: signManagementCall(method, url, FORM_TYPE, setting),
      },
    }));
  const entryOf = (key: string) => encodeText(`${bucketOf(key)}:${key}`);
  const linkTo = (key: string, query: string, deadline: number) => {
    const isInPublic = bucketOf(key) === setting.publicBucket;
    return signDownload(
      `${isInPublic ? setting.publicUrl : setting.domain}/${encodePath(key)}${query}`,
      deadline,
      setting,
    );
  };

  const get = async (key: string, range?: { start: number; end: number }) => {
    requireSafe(key);
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await callStore(() => ({
      method: 'GET',
      url: linkTo(key, '', seconds() + OWN_SECONDS),
      headers,
    }));
    if (MISSING.includes(answer.status)) {
      answer.body.destroy();
      throw new ObjectMissing(key);
    }
    if (answer.status !== (range ? 206 : 200)) throw await failureOf(answer, `GET ${key}`);
    return answer;
  };
  const stat = async (key: string): Promise<StoredObject | null> => {
    requireSafe(key);
    const answer = await manage('GET', `${setting.rsUrl}/stat/${entryOf(key)}`);
    if (MISSING.includes(answer.status)) {
      answer.body.resume();
      await copies.check(key, null);
      return null;
    }
    if (answer.status !== 200) throw await failureOf(answer, `stat ${key}`);
    const { fsize, hash } = JSON.parse((await readBody(answer)).toString('utf8')) as {
      fsize: number;
      hash: string;
    };
    await copies.check(key, { etag: hash, bytes: fsize });
    return { key, bytes: fsize, contentType: contentTypeOf(key), etag: hash };
  };

  return {
    async put(key, body, { contentType }) {
      requireFit(key, contentType);
      const bucket = bucketOf(key);
      const token = () =>
        signPutPolicy(
          { scope: `${bucket}:${key}`, deadline: seconds() + OWN_SECONDS, insertOnly: 1 },
          setting,
        );
      const existing = await stat(key);
      if (existing) {
        if (!Buffer.isBuffer(body)) body.destroy();
        return existing;
      }
      await putQiniuObject(setting.upUrl, token, { bucket, key, contentType: contentTypeOf(key) }, body);
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
        return { body, etag: String(headers.etag ?? '').replaceAll('"', '') };
      }),
    async delete(key) {
      requireSafe(key);
      const answer = await manage('POST', `${setting.rsUrl}/delete/${entryOf(key)}`);
      if (answer.status !== 200 && !MISSING.includes(answer.status))
        throw await failureOf(answer, `delete ${key}`);
      answer.body.resume();
      await copies.drop(key);
    },
    async *list(prefix = '') {
      yield* listBucket(manage, setting.rsfUrl, setting.bucket, prefix);
      if (setting.publicBucket !== '')
        yield* listBucket(manage, setting.rsfUrl, setting.publicBucket, prefix);
    },
    publicUrl(key) {
      requirePublic(key);
      return `${setting.publicUrl || `${publicUrl}/files`}/${encodePath(key)}`;
    },
    signedUrl(key, { ttlSeconds, fileName }) {
      requireSafe(key);
      const name = fileName || key.slice(key.lastIndexOf('/') + 1);
      return linkTo(key, `?attname=${encodeURIComponent(name)}`, seconds() + ttlSeconds);
    },
    direct: directUploads(setting),
  };
}

async function* listBucket(
  manage: (method: 'GET', url: string) => Promise<StoreResponse>,
  rsfUrl: string,
  bucket: string,
  prefix: string,
): AsyncGenerator<ListedObject> {
  for (let marker = ''; ; ) {
    const query = new URLSearchParams({ bucket, limit: '1000', prefix, marker });
    const answer = await manage('GET', `${rsfUrl}/list?${query}`);
    if (answer.status !== 200) throw await failureOf(answer, 'list');
    const page = JSON.parse((await readBody(answer)).toString('utf8')) as {
      marker?: string;
      items?: { key: string; fsize: number; putTime: number }[] | null;
    };
    for (const { key, fsize, putTime } of page.items ?? []) {
      // 100 nanoseconds since 1970.
      if (isSafeKey(key)) yield { key, bytes: fsize, writtenAt: new Date(putTime / 10_000) };
    }
    marker = page.marker ?? '';
    if (marker === '') return;
  }
}

/** Browsers send forms and parts straight to Qiniu; the token holds them to the folder, the size and the types. */
function directUploads(setting: QiniuSetting): DirectUploads {
  const addresses = [setting.upUrl, setting.domain, setting.publicUrl].filter(Boolean);
  return {
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
    ticketFor({ prefix, maxBytes, mimeLimit, expiresAt }) {
      const policy = {
        scope: `${setting.bucket}:${prefix}`,
        isPrefixalScope: 1,
        deadline: expiresAt,
        insertOnly: 1,
        fsizeLimit: maxBytes,
        mimeLimit,
      };
      return {
        protocol: 'qiniu',
        token: signPutPolicy(policy, setting),
        fields: {},
        resumable: true,
        bucket: setting.bucket,
        upload_url: setting.upUrl,
      };
    },
  };
}

/** The key as a path of a download address; every part is encoded. */
function encodePath(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
