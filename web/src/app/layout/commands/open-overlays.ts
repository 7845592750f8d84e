/** Whether something of the layout is open, as a store: more than one place opens it. */
export interface OpenStore {
  open(): void;
  close(): void;
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** A store that begins closed. */
function createOpenStore(): OpenStore {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    isOpen = next;
    for (const listener of listeners) listener();
  };
  return {
    open: () => set(true),
    close: () => set(false),
    get: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The command palette: keys and the top bar both open it. */
export const palette = createOpenStore();

/** The sheet of shortcuts: keys and the palette both open it. */
export const shortcutsSheet = createOpenStore();
