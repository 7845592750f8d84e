import type { RecordStorage } from './part-records.ts';

/** A file whose upload was cut off when its page was closed. */
export interface UnfinishedFile {
  name: string;
  bytes: number;
  /** Milliseconds, as the file itself says; with name and size enough to know it again. */
  changedAt: number;
  /** Page that was sending it. */
  pageId: string;
}

/** The most names shown; after a thousand lost uploads a person picks the folder again anyway. */
const MAX_FILES = 200;

/** Whether a chosen file is the one that was cut off, by name, size and time of its last change; its content is not read. */
export const isSameFile = (one: UnfinishedFile, file: File): boolean =>
  one.name === file.name && one.bytes === file.size && one.changedAt === file.lastModified;

/** Files of one account that are on their way, kept so that the next page can name those a reload has cut off. */
export function unfinishedFiles(storage: RecordStorage, accountId: string) {
  const storageKey = `uploads-unfinished:${accountId}`;
  const read = (): UnfinishedFile[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(value) ? (value as UnfinishedFile[]) : [];
    } catch {
      return [];
    }
  };
  const write = (files: UnfinishedFile[]) => {
    try {
      // First written: what cannot be read at present must not be removed.
      storage.setItem(storageKey, JSON.stringify(files.slice(-MAX_FILES)));
      if (files.length === 0) storage.removeItem(storageKey);
    } catch {
      // Only the reminder is lost.
    }
  };
  return {
    list: read,
    add(file: File, pageId: string) {
      const others = read().filter((one) => !isSameFile(one, file));
      write([...others, { name: file.name, bytes: file.size, changedAt: file.lastModified, pageId }]);
    },
    remove: (file: File) => write(read().filter((one) => !isSameFile(one, file))),
    clear: (gone: readonly UnfinishedFile[]) =>
      write(
        read().filter(
          (one) =>
            !gone.some(
              (other) =>
                other.name === one.name && other.bytes === one.bytes && other.changedAt === one.changedAt,
            ),
        ),
      ),
  };
}
