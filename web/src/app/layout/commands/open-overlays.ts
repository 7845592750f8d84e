import { createSignal } from '../../../lib/signal.ts';

/** Whether something of the layout is open, as a store: more than one place opens it. */
export interface OpenStore {
  open(): void;
  close(): void;
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** A store that begins closed. */
function createOpenStore(): OpenStore {
  const { get, set, subscribe } = createSignal(false);
  return { open: () => set(true), close: () => set(false), get, subscribe };
}

/** The command palette: keys and the top bar both open it. */
export const paletteOpen = createOpenStore();

/** The sheet of shortcuts: keys and the palette both open it. */
export const shortcutsSheet = createOpenStore();
