import { openZip, readEntry, type ZipLimits, ZipRefused } from './open-zip.ts';
import { sourceOfBytes } from './zip-source.ts';

/**
 * All files of a small archive by path, each of at most `entryBytes`. Sizes are checked before anything is unpacked,
 * and unpacking stops at the declared size. Throws ZipRefused, also where a name repeats.
 */
export async function readZip(
  bytes: Buffer,
  limits: ZipLimits & { entryBytes: number },
): Promise<Map<string, Buffer>> {
  const zip = await openZip(sourceOfBytes(bytes), limits);
  if (zip.count !== zip.entries.size) throw new ZipRefused('broken');
  const all = [...zip.entries];
  if (all.some(([, { size }]) => size > limits.entryBytes)) throw new ZipRefused('too-large');
  const files = new Map<string, Buffer>();
  for (const [path, entry] of all) {
    if (!path.endsWith('/')) files.set(path, await readEntry(zip, entry, limits.entryBytes));
  }
  return files;
}
