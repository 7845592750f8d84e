import { UnreadPicture } from '../../../../platform/pictures/formats/file-bytes.ts';
import { errorCode, StorageFull } from '../../../../platform/storage/storage-errors.ts';

/** Node names the system's error first (`EACCES: …`), libvips last (`system error: Permission denied`); sharp has its own words. */
const OF_THE_SYSTEM =
  /^E[A-Z0-9]+: |(?:[sS]ystem|unix) error: |[nN]o space left|^Input file is missing|^timeout: /;

/**
 * Whether an error says something of this machine (its disk, a folder, its speed) and nothing of the picture: the same file may be
 * read when it is tried again. A decoder in another process hands over the text alone.
 */
export function isEnvironmentError(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof UnreadPicture) return false;
  // Node's own codes, such as ERR_…, are none of the system.
  const isCoded = /^E[A-Z0-9]+$/.test(errorCode(error));
  return error instanceof StorageFull || isCoded || OF_THE_SYSTEM.test(error.message);
}

/** Names a full disk also where only the text says so; any other error is returned as it is. */
export function nameFullDiskByText(error: Error): Error {
  return /no space left|ENOSPC|EDQUOT/i.test(error.message) ? new StorageFull(error) : error;
}
