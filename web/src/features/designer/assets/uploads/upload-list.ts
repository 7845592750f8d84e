import type { ImageRow } from '@diy/contract/images/images';
import { createSignal, type Signal } from '../../../../lib/signal.ts';

/** One file on its way to the library. */
export interface UploadEntry {
  readonly id: number;
  readonly name: string;
  /** 0..1 of the bytes sent. */
  readonly share: number;
  readonly state: 'sending' | 'failed';
  /** For people; set when failed. */
  readonly problem: string | null;
  /** Whether sending it again may help; a refused file stays refused. */
  readonly canRetry: boolean;
}

/** What becomes of a file in the library; `isWanted` says whether what it was sent for is still there. */
export type OnDone = (image: ImageRow, isWanted: () => boolean) => string | null | Promise<string | null>;

/** Files under way; those that failed stay until they are retried or dismissed. */
export interface UploadList {
  readonly entries: Signal<readonly UploadEntry[]>;
  /**
   * Sends a file; `onDone` gets its library row, and returns a user-facing reason why it could not be used: then it is kept and offered
   * again. `owner` is what it is sent for.
   */
  add(file: File, onDone: OnDone, owner?: object): void;
  /** What files were sent for is gone: those on their way still reach the library, those that failed are not offered any more. */
  release(owner: object): void;
  /** Lists a file that cannot even be tried, with the reason. */
  refuse(name: string, problem: string): void;
  retry(id: number): void;
  /** Stops a running upload or removes a failed one. */
  dismiss(id: number): void;
}

/** How many files are still being sent. */
export function countSending(entries: readonly UploadEntry[]): number {
  return entries.filter(({ state }) => state === 'sending').length;
}

export interface UploadListOptions {
  send(file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }): Promise<ImageRow>;
  explain(error: unknown): { text: string; canRetry: boolean };
  /** How many at once. */
  lanes: number;
}

interface Job {
  readonly file: File;
  readonly onDone: OnDone;
  readonly owner: object | null;
  isWanted: boolean;
  /** Its library row, once it is there. */
  image?: ImageRow;
  readonly abort: AbortController;
}

export function createUploadList({ send, explain, lanes }: UploadListOptions): UploadList {
  const entries = createSignal<readonly UploadEntry[]>([]);
  const jobs = new Map<number, Job>();
  let waiting: number[] = [];
  let running = 0;
  let lastId = 0;

  const change = (id: number, part: Partial<UploadEntry>) =>
    entries.set((now) => now.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const remove = (id: number) => {
    jobs.delete(id);
    waiting = waiting.filter((one) => one !== id);
    entries.set((now) => now.filter((entry) => entry.id !== id));
  };

  async function run(id: number): Promise<void> {
    const job = jobs.get(id);
    if (!job) return;
    running += 1;
    try {
      job.image ??= await send(job.file, {
        onProgress: (share) => change(id, { share }),
        signal: job.abort.signal,
      });
      const problem = await job.onDone(job.image, () => job.isWanted);
      if (problem === null) remove(id);
      else change(id, { state: 'failed', problem, canRetry: true });
    } catch (error) {
      const { text, canRetry } = explain(error);
      if (jobs.has(id)) change(id, { state: 'failed', problem: text, canRetry });
    } finally {
      running -= 1;
      next();
    }
  }

  function next(): void {
    while (running < lanes && waiting.length > 0) void run(waiting.shift()!);
  }

  return {
    entries,
    add(file, onDone, owner) {
      const id = ++lastId;
      jobs.set(id, { file, onDone, owner: owner ?? null, isWanted: true, abort: new AbortController() });
      entries.set((now) => [
        ...now,
        { id, name: file.name, share: 0, state: 'sending', problem: null, canRetry: false },
      ]);
      waiting.push(id);
      next();
    },
    refuse(name, problem) {
      const id = ++lastId;
      entries.set((now) => [...now, { id, name, share: 0, state: 'failed', problem, canRetry: false }]);
    },
    release(owner) {
      for (const [id, job] of [...jobs]) {
        if (job.owner !== owner) continue;
        job.isWanted = false;
        if (entries.get().some((entry) => entry.id === id && entry.state === 'failed')) remove(id);
      }
    },
    retry(id) {
      if (!entries.get().some((entry) => entry.id === id && entry.canRetry)) return;
      change(id, { state: 'sending', share: 0, problem: null, canRetry: false });
      waiting.push(id);
      next();
    },
    dismiss(id) {
      jobs.get(id)?.abort.abort();
      remove(id);
    },
  };
}
