import { type ImageRow, saveImages } from '@diy/contract/images';
import { call } from '../api/call.ts';
import { UploadFailed, type UploadOptions, uploadObject } from './upload-object.ts';

/** Refused by the library after the bytes had arrived; `message` is for people. */
export class ImageRefused extends Error {
  override name = 'ImageRefused';
}

/**
 * Uploads one file and records it in the library under category `tid` ('' = 未分类). Throws `UploadFailed`,
 * `ImageRefused` or an AbortError.
 */
export async function uploadToLibrary(
  file: File,
  tid: string,
  options: UploadOptions = {},
): Promise<ImageRow> {
  const key = await uploadObject(file, options);
  const answer = await call(
    saveImages,
    { key, name: file.name, tid },
    { zizhu: true, quiet: true, signal: options.signal, timeoutMs: 60_000 },
  );
  const row = answer.list[0];
  if (row) return row;
  throw answer.refused[0] ? new ImageRefused(answer.refused[0].msg) : new UploadFailed('empty answer', 0);
}
