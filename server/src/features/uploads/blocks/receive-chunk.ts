import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { PartFiles, WrittenPart } from '../parts/part-files.ts';
import { UploadRefused } from '../protocol/upload-refused.ts';

/** A chunk as it is sent; `declared` is its length by the request's header, if there is one. */
export interface SentChunk {
  body: Readable;
  declared: string | undefined;
}

/** A chunk on disk, and the checksum that the client compares. */
export interface ReceivedChunk {
  chunk: WrittenPart;
  crc32: number;
}

/** Puts the chunk of a block on disk. Throws UploadRefused, PartTooLarge, PartCutOff, PartTooSlow, StorageFull. */
export async function receiveChunk(
  files: PartFiles,
  id: string,
  { body, declared }: SentChunk,
  maxBytes: number,
): Promise<ReceivedChunk> {
  if (Number(declared ?? 0) > maxBytes) throw new UploadRefused(413, 'chunk too large');
  let crc = 0;
  const expectedBytes = declared === undefined ? null : Number(declared);
  const onChunk = (piece: Buffer) => {
    crc = crc32(piece, crc);
  };
  const chunk = await files.write(id, body, { maxBytes, expectedBytes, onChunk });
  return { chunk, crc32: crc };
}
