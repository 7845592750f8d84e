import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore, StoredObject } from '../platform/storage/object-store.ts';

/** An ObjectStore in memory with the same promises; `dispose` removes the files `localPath` made. */
export function createMemoryStore(): ObjectStore & { dispose(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'diy-test-store-'));
  const objects = new Map<string, { body: Buffer; info: StoredObject }>();
  const get = (key: string) => {
    const found = objects.get(key);
    if (!found) throw new Error(`no object ${key}`);
    return found;
  };
  return {
    async put(key, body, { contentType }) {
      const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
      const existing = objects.get(key);
      if (existing) return existing.info;
      const info = { key, bytes: bytes.length, contentType };
      objects.set(key, { body: bytes, info });
      return info;
    },
    stat: async (key) => objects.get(key)?.info ?? null,
    read: async (key) => get(key).body,
    async stream(key, range) {
      const { body } = get(key);
      return Readable.from([range ? body.subarray(range.start, range.end + 1) : body]);
    },
    async localPath(key) {
      const path = join(folder, Buffer.from(key).toString('hex').slice(-40), basename(key));
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, get(key).body);
      return path;
    },
    async delete(key) {
      objects.delete(key);
    },
    publicUrl: (key) => `http://test.local/objects/${key}`,
    signedUrl: (key, { ttlSeconds }) => `http://test.local/objects/${key}?ttl=${ttlSeconds}`,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
