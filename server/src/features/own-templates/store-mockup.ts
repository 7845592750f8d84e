import { createHash } from 'node:crypto';
import type { MockupAsset } from '@diy/design/template';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { StoredMockup } from '../templates/index.ts';

/** The most pixels of a mockup's longer side; larger photographs and PSDs are reduced. */
export const MAX_MOCKUP_SIDE_PX = 1600;

/** Stores the files of a mockup (WebP) in a folder that is named by their content. */
export async function storeMockup(
  storage: ObjectStore,
  asset: MockupAsset,
  files: readonly (readonly [name: string, bytes: Buffer])[],
): Promise<StoredMockup> {
  const sha256 = startMockupHash(asset);
  for (const [name, bytes] of files) {
    sha256.begin(name);
    sha256.update(bytes);
  }
  const hash = sha256.digest();
  const prefix = mockupPrefix(hash);
  for (const [name, bytes] of files)
    await storage.put(`${prefix}/${name}`, bytes, { contentType: 'image/webp' });
  return { asset, prefix, hash };
}

/** The hash that names a mockup's folder; its files follow in their order. */
export function startMockupHash(asset: MockupAsset) {
  const sha256 = createHash('sha256').update(JSON.stringify(asset));
  return {
    begin: (name: string) => void sha256.update(name),
    update: (bytes: Buffer) => void sha256.update(bytes),
    digest: () => sha256.digest('hex'),
  };
}

/** The storage prefix of a mockup's files. */
export const mockupPrefix = (hash: string): string => `pub/templates/${hash.slice(0, 32)}`;
