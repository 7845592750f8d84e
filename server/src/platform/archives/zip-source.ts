import type { FileHandle } from 'node:fs/promises';

/** Bytes of an archive, wherever they lie. */
export interface ZipSource {
  size: number;
  /** Up to this many bytes from there; fewer where the archive ends. */
  read(at: number, length: number): Promise<Buffer>;
}

/** An archive that stands in memory as a whole. */
export function sourceOfBytes(bytes: Buffer): ZipSource {
  return { size: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) };
}

/** Part of an open file, which the caller closes when the archive is no longer needed. */
export function sourceOfFile(file: FileHandle, start: number, size: number): ZipSource {
  return {
    size,
    async read(at, length) {
      const wanted = Math.max(0, Math.min(length, size - at));
      const bytes = Buffer.allocUnsafe(wanted);
      let read = 0;
      while (read < wanted) {
        const { bytesRead } = await file.read(bytes, read, wanted - read, start + at + read);
        if (bytesRead === 0) break;
        read += bytesRead;
      }
      return bytes.subarray(0, read);
    },
  };
}

/** Reads a source in the order of its places, a quarter of a megabyte at a time. */
export function createWindow(source: ZipSource, blockBytes = 256 * 1024) {
  let bytes: Buffer = Buffer.alloc(0);
  let start = 0;
  return {
    /** Throws a RangeError where the source has fewer bytes. */
    async read(at: number, length: number): Promise<Buffer> {
      if (at < start || at + length > start + bytes.length) {
        if (!Number.isSafeInteger(at) || at < 0) throw new RangeError('outside of the archive');
        bytes = await source.read(at, Math.max(length, blockBytes));
        start = at;
      }
      if (at + length > start + bytes.length) throw new RangeError('outside of the archive');
      return bytes.subarray(at - start, at - start + length);
    },
  };
}
