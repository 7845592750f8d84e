import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStorageUrl } from '../../config/read-storage-url.ts';
import type { ObjectStore } from '../object-store.ts';
import { openStore } from '../open-store.ts';
import { startQiniuServer } from './qiniu-server.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

/** A store with nothing in it. */
export interface EmptyStore {
  store: ObjectStore;
  close(): Promise<void>;
}

/** Opens each kind of store from a value of STORAGE_URL, on a service that runs in this process. */
export const emptyStores = {
  folder: () => openAt(undefined, async () => undefined),
  s3: async () => {
    const server = await startS3Server();
    return openAt(s3Url(server), server.close);
  },
  qiniu: async () => {
    const server = await startQiniuServer();
    return openAt(qiniuUrl(server), server.close);
  },
  'qiniu with a public bucket': async () => {
    const server = await startQiniuServer();
    const more = `&public_bucket=public&public_url=${server.origin}/dl/public`;
    return openAt(qiniuUrl(server) + more, server.close);
  },
} satisfies Record<string, () => Promise<EmptyStore>>;

/** STORAGE_URL for a running S3 server. */
export function s3Url({ accessKey, secretKey, port, bucket }: S3Server): string {
  return `s3+http://${accessKey}:${secretKey}@127.0.0.1:${port}/${bucket}`;
}

/** STORAGE_URL for the private bucket of a running server. */
export function qiniuUrl(server: { origin: string; accessKey: string; secretKey: string }): string {
  const { origin, accessKey, secretKey } = server;
  const services = `up_url=${origin}&rs_url=${origin}&rsf_url=${origin}`;
  return `qiniu://${accessKey}:${secretKey}@private?domain=${origin}/dl/private&${services}`;
}

/** The store of a STORAGE_URL; `closeServer` ends the service behind it. */
export async function openAt(
  storageUrl: string | undefined,
  closeServer: () => Promise<void>,
): Promise<EmptyStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  const storage = readStorageUrl(storageUrl);
  const store = openStore({ storage, dataDir, publicUrl: 'http://host', secretKey: 'secret' });
  const close = async () => {
    await closeServer();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { store, close };
}
