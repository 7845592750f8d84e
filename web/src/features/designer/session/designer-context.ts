import type { EditorState } from '@diy/design/editing';
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
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

/**
 * Follows a part of the editor's state but stands still during a gesture: panels must not be drawn sixty times a
 * second while the stage is.
 */
export function useRestingEditor<Part>(select: (state: EditorState) => Part): Part {
  const { editor } = useSession();
  const last = useRef<{ value: Part; selection: readonly string[] } | null>(null);
  return useSyncExternalStore(editor.subscribe, () => {
    const state = editor.getState();
    if (last.current && state.isInGesture && state.selection === last.current.selection)
      return last.current.value;
    const next = select(state);
    const value = last.current && isShallowEqual(last.current.value, next) ? last.current.value : next;
    last.current = { value, selection: state.selection };
    return value;
  });
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
