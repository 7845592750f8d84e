/** How far a file has come in the store: enough to continue after a reload. */
export interface PartRecord {
  key: string;
  bucket: string;
  uploadId: string;
  partBytes: number;
  parts: { partNumber: number; etag: string }[];
  /** ms; the store removes parts after some days, so records expire too. */
  savedAt: number;
}

/** Storage of the records: `localStorage`, or a substitute. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Qiniu's upload ids live 7 days; one less, so that a resumed upload has a day to end. */
const LIFE_MS = 6 * 24 * 3600 * 1000;
const PREFIX = 'upload-parts';
/** A hundred unfinished files are far beyond one round; the oldest are dropped first. */
const MAX_RECORDS = 100;

export interface PartRecords {
  read(fingerprint: string): PartRecord | null;
  write(fingerprint: string, record: PartRecord): void;
  clear(fingerprint: string): void;
}

/** Part states of one account in this browser. Unreadable or too old ones count as none. */
export function partRecords(storage: RecordStorage, accountId: string, now: () => number): PartRecords {
  const storageKey = `${PREFIX}:${accountId}`;
  const readAll = (): Record<string, PartRecord> => {
    try {
      const all = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, PartRecord>;
      return Object.fromEntries(Object.entries(all).filter(([, one]) => now() - one.savedAt < LIFE_MS));
    } catch {
      return {};
    }
  };
  const writeAll = (all: Record<string, PartRecord>) => {
    const kept = Object.entries(all)
      .sort(([, a], [, b]) => b.savedAt - a.savedAt)
      .slice(0, MAX_RECORDS);
    try {
      // First written: what cannot be read at present must not be removed.
      storage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
      if (kept.length === 0) storage.removeItem(storageKey);
    } catch {
      // A full local storage costs the resume, not the upload.
    }
  };
  return {
    read: (fingerprint) => readAll()[fingerprint] ?? null,
    write: (fingerprint, record) => writeAll({ ...readAll(), [fingerprint]: record }),
    clear(fingerprint) {
      const { [fingerprint]: _gone, ...others } = readAll();
      writeAll(others);
    },
  };
}
