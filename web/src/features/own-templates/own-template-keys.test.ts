import { expect, test } from 'vitest';
import { isUndoKey, readPointKey } from './own-template-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'ArrowLeft' }, [-1, 0]],
  [{ key: 'ArrowDown', shiftKey: true }, [0, 10]],
  [{ key: 'ArrowLeft', altKey: true }, null],
  [{ key: 'ArrowLeft', ctrlKey: true }, null],
  [{ key: 'z' }, null],
])('%j moves a point by %j', (press, by) => expect(readPointKey({ ...plain, ...press })).toEqual(by));

test.each([
  [{ key: 'z', code: 'KeyZ', ctrlKey: true }, true],
  [{ key: 'ز', code: 'KeyZ', metaKey: true }, true],
  [{ key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'z', code: 'KeyZ' }, false],
])('%j takes back: %s', (press, isUndo) => expect(isUndoKey({ ...plain, ...press })).toBe(isUndo));
