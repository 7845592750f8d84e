/** Files read out of one drop at most; more is no artwork folder but a mistake. */
const MAX_FILES = 2000;

/**
 * All files of a drop, those in folders and their folders too. Entries must be asked for before the event ends, so
 * this starts at once; the answer comes when every folder is read. Hidden files (`.DS_Store` …) are left out.
 */
export function readDroppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return Promise.resolve(plain);
  return collect(entries.filter((entry) => entry !== null));
}

async function collect(roots: FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const open = [...roots];
  while (open.length > 0 && files.length < MAX_FILES) {
    const entry = open.shift()!;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory) open.push(...(await listFolder(entry as FileSystemDirectoryEntry)));
    else files.push(await readFile(entry as FileSystemFileEntry));
  }
  return files;
}

async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader answers a hundred at a time, and nothing when it is through.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((done, fail) => entry.file(done, fail));
}
