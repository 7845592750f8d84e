import { open } from 'node:fs/promises';

/** Whether a PNG's chunks are complete up to its end mark, which decoders do not check once they have all rows. */
export async function pngHasEnd(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(8);
    for (let at = 8; ; at += 12 + head.readUInt32BE(0)) {
      const { bytesRead } = await file.read(head, 0, 8, at);
      if (bytesRead < 8) return false;
      if (head.toString('latin1', 4, 8) === 'IEND') return true;
    }
  } finally {
    await file.close();
  }
}
