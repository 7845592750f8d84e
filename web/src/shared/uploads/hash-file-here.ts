import { createSHA256 } from 'hash-wasm';

/** Bytes read at once: a 100 MB file is never in memory whole. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * SHA-256 of a file as hex, read in pieces, which the browser's own `crypto.subtle` cannot: it wants a whole file in memory,
 * and is missing on plain http. Throws what reading throws, for example when the file was moved.
 */
export async function hashFileHere(file: Blob): Promise<string> {
  const hash = await createSHA256();
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer()));
  }
  return hash.digest();
}
