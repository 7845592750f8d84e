import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFolderStore } from './folder/folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createQiniuStore } from './qiniu/qiniu-store.ts';
import { openLocalCopies } from './remote/local-copies.ts';
import { createS3Store } from './s3/s3-store.ts';

/** The store that STORAGE_URL names; without one the folder `DATA_DIR/files`. */
export function openStore(
  config: Pick<Config, 'storage' | 'dataDir' | 'publicUrl' | 'secretKey'>,
  now: () => number = Date.now,
): ObjectStore {
  const { storage: setting, dataDir, publicUrl, secretKey } = config;
  if (setting.kind === 'folder') {
    return createFolderStore({ rootDir: join(dataDir, 'files'), publicUrl, secretKey, now });
  }
  const copies = openLocalCopies(join(dataDir, 'cache', 'objects'), setting.cacheBytes);
  return setting.kind === 's3'
    ? createS3Store({ setting, publicUrl, copies, now })
    : createQiniuStore({ setting, publicUrl, copies, now });
}
