type Listener = () => void;

let isOpen = false;
const listeners = new Set<Listener>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openPalette = () => set(true);
export const closePalette = () => set(false);

/** Whether the command palette is open, as a store: keys and the top bar both open it. */
export const palette = {
  get: () => isOpen,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
