import { open } from 'node:fs/promises';

/** Enough for a large ICC profile and what stands behind it. */
const HEAD_BYTES = 1024 * 1024;

/** The first bytes of a file. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
