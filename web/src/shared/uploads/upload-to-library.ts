import { type SavedImageRow, saveImages } from '@diy/contract/images/images';
import { call } from '../api/call.ts';
import type { SendOptions } from './send-form.ts';
import { UploadFailed } from './upload-failed.ts';
import { uploadObject } from './upload-object.ts';

/** Refused by the library after the bytes had arrived; `message` is user-facing. */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
}

/** How long the check of a file may take: a large one is hashed, scanned and copied as a whole. */
const checkingMs = ({ size }: File): number => (size > 100 * 1024 * 1024 ? 300_000 : 60_000);

/** Keys of files whose bytes arrived but which could not be recorded yet: a retry need not send them again. */
const stored = new WeakMap<File, string>();

/**
 * Uploads one file and records it in the library under category `categoryId` ('' = 未分类). Throws `UploadFailed`,
 * `ImageRefused` or an AbortError.
 */
export async function uploadToLibrary(
  file: File,
  categoryId: string,
  options: SendOptions = {},
): Promise<SavedImageRow> {
  const key = stored.get(file) ?? (await uploadObject(file, options));
  stored.set(file, key);
  options.onProgress?.(1);
  const response = await call(
    saveImages,
    { key, name: file.name, tid: categoryId },
    { handlesRefusal: true, quiet: true, signal: options.signal, timeoutMs: checkingMs(file) },
  );
  stored.delete(file);
  const row = response.list[0];
  if (row) return row;
  const [refused] = response.refused;
  if (!refused) throw new UploadFailed('empty response', 0);
  throw new ImageRefused(refused.msg);
}
