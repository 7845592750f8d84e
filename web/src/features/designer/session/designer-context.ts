import type { EditorState } from '@diy/design/editing';
import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isShallowEqual } from '../../../lib/is-shallow-equal.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import type { DesignerSession } from './designer-session.ts';
import type { UiState } from './ui-state.ts';

/** The open design; null outside of the designer, where `useSession` throws. */
export const DesignerContext = createContext<DesignerSession | null>(null);

/** The open design. Throws outside of the designer. */
export function useSession(): DesignerSession {
  const session = useContext(DesignerContext);
  if (!session) throw new Error('no design is open here');
  return session;
}

/** Follows a part of the editor's state. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const { editor } = useSession();
  return useSignal({ get: editor.getState, subscribe: editor.subscribe }, select);
}

interface Rested<Part> {
  value: Part;
  selection: readonly string[];
}

/**
 * Follows a part of the editor's state but stands still during a gesture: panels must not be drawn sixty times a
 * second while the stage is. A part for which `isSame` is true stays the object that it was.
 */
export function useRestingEditor<Part>(
  select: (state: EditorState) => Part,
  isSame: (before: Part, after: Part) => boolean = isShallowEqual,
): Part {
  const { editor } = useSession();
  // What is on the screen: a drawing that React throws away may have selected another layer.
  const shown = useRef<Rested<Part> | null>(null);
  // What this drawing has selected; every drawing has its own.
  let own: Rested<Part> | null = null;
  const read = () => {
    const state = editor.getState();
    const last = own ?? shown.current;
    if (last && state.isInGesture && state.selection === last.selection) return last;
    const next = select(state);
    const value = last && isSame(last.value, next) ? last.value : next;
    own = { value, selection: state.selection };
    return own;
  };
  const value = useSyncExternalStore(editor.subscribe, () => read().value);
  useLayoutEffect(() => {
    shown.current = read();
  });
  return value;
}

/** Follows a part of what is only about looking, with a setter. */
export function useUi<Part>(select: (state: UiState) => Part): Part {
  return useSignal(useSession().ui, select);
}

/** Changes what is only about looking. */
export function useSetUi(): (change: Partial<UiState>) => void {
  const { ui } = useSession();
  return (change) => ui.set((now) => ({ ...now, ...change }));
}
