import type { FileHandle } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { StorageFull } from './storage-errors.ts';
import { writeAllAt } from './write-all-at.ts';

/** A file that takes this many bytes in a call, and no more than it has room for. */
function smallFile(atOnce: number, room = 100) {
  const content = Buffer.alloc(room);
  const write = async (bytes: Uint8Array, from: number, length: number, place: number) => {
    const bytesWritten = Math.max(0, Math.min(atOnce, length, room - place));
    content.set(bytes.subarray(from, from + bytesWritten), place);
    return { bytesWritten, buffer: bytes };
  };
  return { content, file: { write } as unknown as FileHandle };
}

it('writes on where a call wrote less than all', async () => {
  const { content, file } = smallFile(3);
  await writeAllAt(file, Buffer.from('0123456789'), 5);
  expect(content.toString('latin1', 5, 15)).toBe('0123456789');
});

it('names a full disk, also where a call writes nothing without an error', async () => {
  await expect(writeAllAt(smallFile(3, 8).file, Buffer.alloc(10), 0)).rejects.toBeInstanceOf(StorageFull);
  const file = { write: () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC' })) };
  await expect(writeAllAt(file as never, Buffer.alloc(1), 0)).rejects.toBeInstanceOf(StorageFull);
});
