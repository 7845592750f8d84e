import type { LinkedFile } from 'ag-psd';
import type { EmbeddedFile } from '../document.ts';

/**
 * The files that smart objects hold, by their ids. Those outside of the document are not among them.
 * @param parsed the bytes that were parsed: those of the file, or a copy of which no part is kept
 */
export function readContents(
  files: readonly LinkedFile[],
  { bytes, parsed }: { bytes: Uint8Array; parsed: Uint8Array },
): Map<string, EmbeddedFile> {
  const found = new Map<string, EmbeddedFile>();
  for (const { id, data, descriptor } of files) {
    // What ag-psd copied was longer than the file.
    if (!data || data.length === 0 || data.buffer !== parsed.buffer || found.has(id)) continue;
    const at = data.byteOffset - parsed.byteOffset;
    const comp = descriptor?.compInfo.compID;
    found.set(id, { bytes: bytes.subarray(at, at + data.length), ...(comp !== undefined && { comp }) });
  }
  return found;
}
