import { expect } from 'vitest';
import type { DesignDocument } from '../document/index.ts';
import type { Editor } from '../editing/index.ts';

/** Undoes everything and compares with the start, redoes everything and compares with the end; `steps` must be all there are. */
export function undoAndRedoAll(editor: Editor, start: DesignDocument, steps: number): void {
  const end = editor.getState();
  for (let step = 0; step < steps; step += 1) {
    expect(editor.getState().canUndo).toBe(true);
    editor.undo();
  }
  expect(editor.getState()).toMatchObject({ canUndo: false, canRedo: true });
  expect(editor.getState().design).toEqual(start);
  for (let step = 0; step < steps; step += 1) editor.redo();
  expect(editor.getState().design).toEqual(end.design);
  expect(editor.getState().selection).toEqual(end.selection);
  expect(editor.getState()).toMatchObject({ canUndo: true, canRedo: false });
}
