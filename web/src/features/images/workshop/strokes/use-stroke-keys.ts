import { useEffect, useRef } from 'react';
import { readStrokeKey, type StrokeCommand } from './stroke-keys.ts';

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
      const command = readStrokeKey(event);
      if (!command) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      perform(command, latest.current);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}

function perform(command: StrokeCommand, keys: StrokeKeys): void {
  if (command.do === 'choose') keys.choose(command.kind);
  else if (command.do === 'resize') keys.resize(command.by);
  else if (command.do === 'zoom') keys.zoom(command.by);
  else keys[command.do]();
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio'].includes(target.type)));
