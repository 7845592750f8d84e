import { filteredImage } from '@diy/contract/images/image-edits';
import { call } from '../../../shared/api/call.ts';
import type { CopyFile } from './picture-copies.ts';
import type { WantedCopy } from './wanted-copies.ts';

/** The server decodes the whole picture, in turn with others'. */
const TIMEOUT_MS = 90_000;

/** Asks the library for a picture as it prints. Throws as `call` does, and shows no message: the preview at hand is shown. */
export async function fetchCopy(
  { imageId, filter, halvings, edgePx }: WantedCopy,
  signal: AbortSignal,
): Promise<CopyFile> {
  const { picture, type } = await call(
    filteredImage,
    { id: imageId, filter, halvings, edge_px: edgePx },
    { handlesRefusal: true, quiet: true, timeoutMs: TIMEOUT_MS, signal },
  );
  return { base64: picture, type };
}
