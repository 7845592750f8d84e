import { type FileHandle, open, rm } from 'node:fs/promises';
import { sourceOfFile, type ZipSource } from '../../../../../platform/archives/zip-source.ts';
import { writeAllAt } from '../../../../../platform/storage/write-all-at.ts';

/** Where archives that lie in an archive are unpacked to. */
export interface Spool {
  /** The bytes, from now on in a file. */
  keep(chunks: AsyncIterable<Buffer>): Promise<ZipSource>;
  close(): Promise<void>;
}

/** A file of this process alone next to `path`, without a name as soon as it is open: it is gone with the process, however that ends. */
export function openSpool(path: string): Spool {
  let file: FileHandle | null = null;
  let end = 0;
  const openFile = async () => {
    // Loaded here: the process that reads a file opens a spool for archives alone.
    const { randomUUID } = await import('node:crypto');
    const name = `${path}-${randomUUID()}`;
    const opened = await open(name, 'wx+', 0o600);
    await rm(name);
    return opened;
  };
  return {
    async keep(chunks) {
      file ??= await openFile();
      const start = end;
      for await (const chunk of chunks) {
        await writeAllAt(file, chunk, end);
        end += chunk.length;
      }
      return sourceOfFile(file, start, end - start);
    },
    async close() {
      await file?.close();
    },
  };
}
