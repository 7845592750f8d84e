import { filteredImage } from '@diy/contract/images';
import { call } from '../../../lib/api/call.ts';
import type { CopyFile, WantedCopy } from './picture-copies.ts';

/** The server decodes the whole picture, in turn with others'. */
const TIMEOUT_MS = 90_000;

/** Asks the library for a picture as it prints. Throws as `call` does, and tells nobody: the preview at hand is shown. */
export async function fetchCopy({ imageId, filter, halvings }: WantedCopy): Promise<CopyFile> {
  const { picture, type } = await call(
    filteredImage,
    { id: imageId, filter, halvings: Math.min(halvings, 16) },
    { zizhu: true, quiet: true, timeoutMs: TIMEOUT_MS },
  );
  return { bytes: Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)), type };
}
