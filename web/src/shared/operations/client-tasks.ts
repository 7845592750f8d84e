/** Work this page itself does (uploads, for example), shown in the tray beside the server's operations. */
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

let works: readonly ClientTask[] = [];
const listeners = new Set<() => void>();

/** The page's own work, as a store. */
export const clientTasks = {
  get: (): readonly ClientTask[] => works,
  /** Puts a piece of work into the tray, or takes it out with null. */
  put(id: string, work: Omit<ClientTask, 'id'> | null): void {
    const others = works.filter((one) => one.id !== id);
    if (!work && others.length === works.length) return;
    works = work ? [...others, { id, ...work }] : others;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
