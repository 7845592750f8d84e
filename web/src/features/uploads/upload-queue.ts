/** Files sent side by side. */
const CONCURRENCY = 3;

export type UploadState = 'waiting' | 'sending' | 'checking' | 'done' | 'failed';

/** One file on its way into the library. */
export interface UploadItem {
  id: string;
  file: File;
  state: UploadState;
  /** 0..1 of the bytes sent. */
  share: number;
  /** For people; set when failed. */
  reason: string | null;
  canRetry: boolean;
}

export interface UploadFailure {
  reason: string;
  canRetry: boolean;
}

/** What the queue needs from outside. */
export interface UploadWork {
  /** Sends one file and records it; `onProgress` 1 = all bytes sent, being checked. */
  send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<void>;
  explain(error: unknown): UploadFailure;
  /** After each file that arrived. */
  onArrived(): void;
}

export interface UploadQueue {
  add(files: File[]): void;
  retry(id: string): void;
  /** Stops a file that is on its way, or takes a settled one off the list. */
  remove(id: string): void;
  clearDone(): void;
  /** Stops everything and empties the list. */
  stop(): void;
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
}

/** A queue that sends three files at a time and keeps going whatever page is open. */
export function createUploadQueue(work: UploadWork, newId: () => string): UploadQueue {
  let items: readonly UploadItem[] = [];
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const patch = (id: string, change: Partial<UploadItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const pump = () => {
    while (aborts.size < CONCURRENCY) {
      const next = items.find((item) => item.state === 'waiting');
      if (!next) return;
      void run(next);
    }
  };
  const run = async ({ id, file }: UploadItem) => {
    const abort = new AbortController();
    aborts.set(id, abort);
    patch(id, { state: 'sending', share: 0, reason: null });
    try {
      const onProgress = (share: number) => patch(id, { share, state: share >= 1 ? 'checking' : 'sending' });
      await work.send(file, onProgress, abort.signal);
      patch(id, { state: 'done', share: 1 });
      work.onArrived();
    } catch (error) {
      if (!abort.signal.aborted) patch(id, { state: 'failed', ...work.explain(error) });
    } finally {
      aborts.delete(id);
      pump();
    }
  };

  return {
    add(files) {
      const added = files.map((file) => ({
        id: newId(),
        file,
        state: 'waiting' as const,
        share: 0,
        reason: null,
        canRetry: false,
      }));
      set([...items, ...added]);
      pump();
    },
    retry(id) {
      patch(id, { state: 'waiting', reason: null, share: 0 });
      pump();
    },
    remove(id) {
      aborts.get(id)?.abort();
      set(items.filter((item) => item.id !== id));
    },
    clearDone: () => set(items.filter((item) => item.state !== 'done')),
    stop() {
      for (const abort of aborts.values()) abort.abort();
      set([]);
    },
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
