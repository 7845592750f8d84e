type Listener = () => void;

let isOpen = false;
const listeners = new Set<Listener>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openShortcuts = () => set(true);
export const closeShortcuts = () => set(false);

/** Whether the sheet of shortcuts is open, as a store: keys and the palette both open it. */
export const shortcutsSheet = {
  get: () => isOpen,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
