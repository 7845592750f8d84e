import { createSignal } from '../../lib/signal.ts';

/** Work this page itself does (uploads, for example), shown in the tray along with the server's operations. */
export interface ClientTask {
  id: string;
  title: string;
  detail: string;
  /** 0..1; null = working, share unknown. */
  share: number | null;
  /** Nothing moves until somebody looks. */
  isStuck: boolean;
  /** Shows where it is worked on. */
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
