import { UploadFailed } from './upload-failed.ts';

/**
 * Throws an `UploadFailed` named `unreadable` when the browser may not read a file any more: no permission, moved, or
 * changed since it was chosen. Sending such a file looks like a lost connection, so callers check this when they see
 * one.
 */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
    await file.slice(Math.max(0, file.size - 1)).arrayBuffer();
  } catch {
    throw new UploadFailed('unreadable', 0);
  }
}
