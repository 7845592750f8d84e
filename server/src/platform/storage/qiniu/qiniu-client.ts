import type { Readable } from 'node:stream';
import type { QiniuSetting } from '../../config/qiniu-setting.ts';
import { freshKeys } from '../../config/secret-files/fresh-keys.ts';
import type { ListedObject } from '../object-store.ts';
import { callStore, readBody, type StoreResponse, toStoreError } from '../remote/call-store.ts';
import { isSafeKey, visibilityOf } from '../safe-key.ts';
import { signDownload, signManagementCall } from './management-signature.ts';
import { encodeText, signPutPolicy } from './put-policy.ts';
import { putQiniuObject } from './qiniu-put.ts';

/** Life of tokens and links the server makes for itself. */
const OWN_SECONDS = 3600;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Qiniu's status for what is not there. */
const MISSING = [404, 612];

/** Signed calls to Qiniu about one object, in the bucket where it belongs, or about all. Throws StoreFailed. */
export function createQiniuClient(setting: QiniuSetting, now: () => number) {
  const keys = freshKeys(setting);
  const deadlineIn = (seconds: number) => Math.floor(now() / 1000) + seconds;
  const bucketOf = (key: string) =>
    setting.publicBucket !== '' && visibilityOf(key) === 'public' ? setting.publicBucket : setting.bucket;
  const entryOf = (key: string) => encodeText(`${bucketOf(key)}:${key}`);
  const linkTo = (key: string, query: string, seconds: number) => {
    const isInPublic = bucketOf(key) === setting.publicBucket;
    const address = `${isInPublic ? setting.publicUrl : setting.domain}/${encodePath(key)}${query}`;
    return signDownload(address, deadlineIn(seconds), keys());
  };
  return {
    /** A link that anybody may follow for so long. */
    linkTo,
    /** Null = there is no such object. */
    async get(key: string, range?: { start: number; end: number }): Promise<StoreResponse | null> {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await callStore(() => ({ method: 'GET', url: linkTo(key, '', OWN_SECONDS), headers }));
      if (MISSING.includes(response.status)) {
        response.body.destroy();
        return null;
      }
      if (response.status !== (range ? 206 : 200)) throw await toStoreError(response, `GET ${key}`);
      return response;
    },
    /** Null = there is no such object. */
    async stat(key: string): Promise<{ bytes: number; etag: string } | null> {
      const response = await manage(keys(), 'GET', `${setting.rsUrl}/stat/${entryOf(key)}`);
      if (MISSING.includes(response.status)) {
        response.body.resume();
        return null;
      }
      if (response.status !== 200) throw await toStoreError(response, `stat ${key}`);
      const { fsize, hash } = JSON.parse((await readBody(response)).toString('utf8')) as {
        fsize: number;
        hash: string;
      };
      return { bytes: fsize, etag: hash };
    },
    /** Writes an object that is not there yet. */
    async put(key: string, body: Buffer | Readable, contentType: string): Promise<void> {
      const bucket = bucketOf(key);
      const policy = () => ({ scope: `${bucket}:${key}`, deadline: deadlineIn(OWN_SECONDS), insertOnly: 1 });
      const token = () => signPutPolicy(policy(), keys());
      await putQiniuObject(setting.upUrl, token, { bucket, key, contentType }, body);
    },
    /** One that is not there is no failure. */
    async delete(key: string): Promise<void> {
      const response = await manage(keys(), 'POST', `${setting.rsUrl}/delete/${entryOf(key)}`);
      if (response.status !== 200 && !MISSING.includes(response.status))
        throw await toStoreError(response, `delete ${key}`);
      response.body.resume();
    },
    async *list(prefix: string): AsyncGenerator<ListedObject> {
      yield* listBucket(keys(), setting.bucket, prefix);
      if (setting.publicBucket !== '') yield* listBucket(keys(), setting.publicBucket, prefix);
    },
  };
}

const manage = (setting: QiniuSetting, method: 'GET' | 'POST', url: string): Promise<StoreResponse> =>
  callStore(() => ({
    method,
    url,
    headers: {
      'content-type': FORM_TYPE,
      authorization: signManagementCall(method, url, FORM_TYPE, setting),
    },
  }));

async function* listBucket(
  setting: QiniuSetting,
  bucket: string,
  prefix: string,
): AsyncGenerator<ListedObject> {
  for (let marker = ''; ; ) {
    const query = new URLSearchParams({ bucket, limit: '1000', prefix, marker });
    const response = await manage(setting, 'GET', `${setting.rsfUrl}/list?${query}`);
    if (response.status !== 200) throw await toStoreError(response, 'list');
    const page = JSON.parse((await readBody(response)).toString('utf8')) as {
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

/** The key as a path of a download address; every part is encoded. */
export function encodePath(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
