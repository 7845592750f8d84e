import type { FontEntry } from '@diy/design/text';
import type { FontParts } from './parted-font.ts';

/**
 * Parts of the shipped fonts, from the server; their addresses change with the bytes. A proxy that passes no ranges sends the whole file for
 * each part: that is cut off, and no part is asked for again.
 */
export function serverParts(): FontParts {
  const wholes = new AbortController();
  return {
    async fetchSkeleton({ id, sha256 }) {
      wholes.signal.throwIfAborted();
      const response = await fetch(`/fonts/skeletons/${id}.bin?v=${sha256.slice(0, 12)}`);
      if (!response.ok) throw new Error(`Skeleton of ${id}: HTTP ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    async fetchPart({ file, sha256 }: FontEntry, start, end) {
      // A browser lets calls of one address wait for each other, so that each part has its own.
      const response = await fetch(`/fonts/${file}?v=${sha256.slice(0, 12)}&from=${start}`, {
        headers: { range: `bytes=${start}-${end - 1}` },
        signal: wholes.signal,
      });
      if (response.status === 200) wholes.abort(new Error('Parts of fonts come as whole files.'));
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.status !== 206 || bytes.length !== end - start)
        throw new Error(`Part ${start} to ${end} of ${file}: HTTP ${response.status}, ${bytes.length} bytes`);
      return bytes;
    },
  };
}
