import type { FileHandle } from 'node:fs/promises';

/** The file is invalid for its format, or ends too early. */
export class BrokenPicture extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'BrokenPicture';
  }
}

/** The file is valid, but of an unsupported kind. */
export class UnreadPicture extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnreadPicture';
  }
}

/** `count` bytes from `at` on. Throws BrokenPicture when the file ends before. */
export async function bytesAt(file: FileHandle, at: number, count: number): Promise<Buffer> {
  const bytes = Buffer.alloc(count);
  const { bytesRead } = await file.read(bytes, 0, count, at);
  if (bytesRead < count) throw new BrokenPicture('cut off');
  return bytes;
}
