import { createSignal } from '../../lib/signal.ts';

/** Work this page itself does (uploads, for example), shown in the tray along with the server's operations. */
export interface ClientTask {
  id: string;
  title: string;
  detail: string;
  /** Part that is done, from 0 to 1; null = under way, and nobody knows how far. */
  share: number | null;
  /** The work stands still until a person looks at it. */
  isStuck: boolean;
  /** Opens the place where the work is done. */
  open: () => void;
}

const tasks = createSignal<readonly ClientTask[]>([]);

/** The page's own work, as a store. */
export const clientTasks = {
  get: tasks.get,
  /** Adds work to the tray, or removes it with null. */
  put(id: string, work: Omit<ClientTask, 'id'> | null): void {
    tasks.set((now) => {
      const others = now.filter((one) => one.id !== id);
      if (work) return [...others, { id, ...work }];
      return others.length === now.length ? now : others;
    });
  },
  subscribe: tasks.subscribe,
};
