import { UploadFailed } from './upload-failed.ts';

/**
 * Throws an `UploadFailed` named `unreadable` when the browser may not read a file any more: no permission, moved, or
 * changed since it was chosen. Sending such a file looks like a lost connection, so whoever sees one asks here.
 */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
    await file.slice(Math.max(0, file.size - 1)).arrayBuffer();
  } catch {
    throw new UploadFailed('unreadable', 0);
  }
}
