/** A file or folder of a drop that the browser could not open; `path` begins at the dropped folder's name. */
export interface UnreadableEntry {
  path: string;
  isFolder: boolean;
}

/** The content of dropped folders. */
export interface DroppedFiles {
  files: File[];
  unreadable: UnreadableEntry[];
}

export interface ReadOptions {
  /** Files found so far, while reading continues. */
  onFound?: (count: number) => void;
  /** Ends the reading; the result is then null. */
  signal?: AbortSignal;
}

/**
 * The content of a drop: its files when it is files only, else the entries to read with `readFolders`. Must be called
 * before the event ends; afterwards the browser clears them.
 */
export function openDrop(transfer: DataTransfer): { files: File[] } | { entries: FileSystemEntry[] } {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return { files: [...transfer.files] };
  return { entries: entries.filter((entry) => entry !== null) };
}

/**
 * All files of dropped folders to their depth, however many; hidden ones (`.DS_Store` …) are left out. Entries that
 * cannot be opened are named and do not affect the others. Null when `signal` fires.
 */
export async function readFolders(
  roots: readonly FileSystemEntry[],
  { onFound, signal }: ReadOptions = {},
): Promise<DroppedFiles | null> {
  const found: DroppedFiles = { files: [], unreadable: [] };
  const folders: FileSystemDirectoryEntry[] = [];

  const take = async (entries: readonly FileSystemEntry[]): Promise<void> => {
    const shown = entries.filter((entry) => !entry.name.startsWith('.'));
    // Side by side: one after another, ten thousand files take seven seconds. The order stays.
    const opened = await Promise.all(shown.map((entry) => (isFolder(entry) ? entry : open(entry))));
    for (const one of opened) {
      if (one instanceof File) found.files.push(one);
      else if ('isFolder' in one) found.unreadable.push(one);
      else folders.push(one);
    }
    onFound?.(found.files.length);
  };

  await take(roots);
  for (let folder = folders.shift(); folder; folder = folders.shift()) {
    const reader = folder.createReader();
    try {
      // A reader returns a hundred entries at a time, and none at the end.
      for (let some = await list(reader); some.length > 0; some = await list(reader)) {
        if (signal?.aborted) return null;
        await take(some);
      }
    } catch {
      found.unreadable.push({ path: pathOf(folder), isFolder: true });
    }
  }
  return signal?.aborted ? null : found;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const pathOf = ({ fullPath, name }: FileSystemEntry) => fullPath.replace(/^\/+/, '') || name;

const list = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((done, fail) => reader.readEntries(done, fail));

function open(entry: FileSystemEntry): Promise<File | UnreadableEntry> {
  return new Promise((done) =>
    (entry as FileSystemFileEntry).file(done, () => done({ path: pathOf(entry), isFolder: false })),
  );
}
