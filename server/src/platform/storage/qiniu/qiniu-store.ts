import type { QiniuSetting } from '../../config/qiniu-setting.ts';
import { freshKeys } from '../../config/secret-files/fresh-keys.ts';
import { contentTypeOf } from '../content-types.ts';
import type { DirectUploads, ObjectStore, StoredObject } from '../object-store.ts';
import { readBody } from '../remote/call-store.ts';
import type { RemoteStoreOptions } from '../remote/remote-store-options.ts';
import { requireFit, requirePublic, requireSafe } from '../require-key.ts';
import { ObjectMissing } from '../storage-errors.ts';
import { signPutPolicy } from './put-policy.ts';
import { createQiniuClient, encodePath } from './qiniu-client.ts';

/** An object store in one or two buckets of Qiniu. Throws like the folder store, and StoreFailed. */
export function createQiniuStore({
  setting,
  publicUrl,
  copies,
  now = Date.now,
}: RemoteStoreOptions<QiniuSetting>): ObjectStore {
  const client = createQiniuClient(setting, now);
  const get = async (key: string, range?: { start: number; end: number }) => {
    requireSafe(key);
    const response = await client.get(key, range);
    if (!response) throw new ObjectMissing(key);
    return response;
  };
  const stat = async (key: string): Promise<StoredObject | null> => {
    requireSafe(key);
    const found = await client.stat(key);
    await copies.check(key, found);
    return found && { key, contentType: contentTypeOf(key), ...found };
  };
  return {
    async put(key, body, { contentType }) {
      requireFit(key, contentType);
      const existing = await stat(key);
      if (existing) {
        if (!Buffer.isBuffer(body)) body.destroy();
        return existing;
      }
      await client.put(key, body, contentTypeOf(key));
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
      await client.delete(key);
      await copies.drop(key);
    },
    list: (prefix = '') => client.list(prefix),
    publicUrl(key) {
      requirePublic(key);
      return `${setting.publicUrl || `${publicUrl}/files`}/${encodePath(key)}`;
    },
    signedUrl(key, { ttlSeconds, fileName }) {
      requireSafe(key);
      const name = fileName || key.slice(key.lastIndexOf('/') + 1);
      return client.linkTo(key, `?attname=${encodeURIComponent(name)}`, ttlSeconds);
    },
    direct: directUploads(setting),
  };
}

/** Browsers send forms and parts straight to Qiniu; the token holds them to the folder, the size and the types. */
function directUploads(setting: QiniuSetting): DirectUploads {
  const keys = freshKeys(setting);
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
        token: signPutPolicy(policy, keys()),
        fields: {},
        resumable: true,
        bucket: setting.bucket,
        upload_url: setting.upUrl,
      };
    },
  };
}
