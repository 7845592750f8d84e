import { createHash, type Hash } from 'node:crypto';
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

/** A hash over a mockup: `begin` for each file in its order, then its bytes. */
interface MockupHash {
  begin(name: string): void;
  update(bytes: Buffer): void;
  digest(): string;
}

/**
 * The hash that names a mockup's folder. Each file is hashed by itself, so that no two mockups share a name, whatever a stranger's file
 * moves from a name into the bytes behind it.
 */
export function startMockupHash(asset: MockupAsset): MockupHash {
  const files: { name: string; sha256: Hash }[] = [];
  return {
    begin: (name) => void files.push({ name, sha256: createHash('sha256') }),
    update: (bytes) => void files.at(-1)!.sha256.update(bytes),
    digest: () => {
      const contents = files.map(({ name, sha256 }) => [name, sha256.digest('hex')]);
      return createHash('sha256')
        .update(JSON.stringify(['mockup 2', asset, contents]))
        .digest('hex');
    },
  };
}

/** The hash in files of products of format 1. It only proves that such a file is whole: its parts stand side by side without lengths. */
export function startFormerMockupHash(asset: MockupAsset): MockupHash {
  const sha256 = createHash('sha256').update(JSON.stringify(asset));
  return {
    begin: (name) => void sha256.update(name),
    update: (bytes) => void sha256.update(bytes),
    digest: () => sha256.digest('hex'),
  };
}

/** The storage prefix of a mockup's files. */
export const mockupPrefix = (hash: string): string => `pub/templates/${hash.slice(0, 32)}`;
