import { useEffect, useRef } from 'react';

/** What keys do while strokes are painted, anywhere in the dialog but in a text field. */
export interface StrokeKeys {
  undo(): void;
  redo(): void;
  choose(kind: 'keep' | 'remove'): void;
  resize(by: 1 | -1): void;
  zoom(by: 1 | -1 | 0): void;
}

/** Listens before everything else, so that Ctrl+Z takes back a stroke and not a step of the design behind the dialog. */
export function useStrokeKeys(keys: StrokeKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isText(event.target) || event.isComposing) return;
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: StrokeKeys): (() => void) | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? keys.redo : keys.undo;
    return key === 'y' ? keys.redo : null;
  }
  if (event.altKey) return null;
  const actions: Record<string, () => void> = {
    k: () => keys.choose('keep'),
    r: () => keys.choose('remove'),
    '[': () => keys.resize(-1),
    ']': () => keys.resize(1),
    '+': () => keys.zoom(1),
    '=': () => keys.zoom(1),
    '-': () => keys.zoom(-1),
    '0': () => keys.zoom(0),
  };
  return actions[key] ?? null;
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio'].includes(target.type)));
