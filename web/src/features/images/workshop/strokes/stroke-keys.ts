import { pressedKey } from '../../../../lib/pressed-key.ts';
import type { SharePoint } from './painted.ts';

/** What a key does while strokes are painted. */
export type StrokeCommand =
  | { do: 'undo' | 'redo' }
  | { do: 'choose'; kind: 'keep' | 'remove' }
  | { do: 'resize'; by: 1 | -1 }
  | { do: 'zoom'; by: 1 | -1 | 0 };

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const KEYS = new Map<string, StrokeCommand>([
  ['k', { do: 'choose', kind: 'keep' }],
  ['r', { do: 'choose', kind: 'remove' }],
  ['[', { do: 'resize', by: -1 }],
  [']', { do: 'resize', by: 1 }],
  ['+', { do: 'zoom', by: 1 }],
  ['=', { do: 'zoom', by: 1 }],
  ['-', { do: 'zoom', by: -1 }],
  ['0', { do: 'zoom', by: 0 }],
]);

/** What a key does with a brush that is moved by keys. */
export type BrushCommand = { do: 'move'; by: SharePoint } | { do: 'stroke' | 'drop' };

const BRUSH_KEYS = new Map<string, BrushCommand>([
  ['ArrowLeft', { do: 'move', by: [-1, 0] }],
  ['ArrowRight', { do: 'move', by: [1, 0] }],
  ['ArrowUp', { do: 'move', by: [0, -1] }],
  ['ArrowDown', { do: 'move', by: [0, 1] }],
  [' ', { do: 'stroke' }],
  ['Enter', { do: 'stroke' }],
  ['Escape', { do: 'drop' }],
]);

/** The brush's command of a key press; null = none of these. */
export function readBrushKey(press: Omit<Press, 'code' | 'shiftKey'>): BrushCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return BRUSH_KEYS.get(press.key) ?? null;
}

/** The command of a key press; null = none of these. */
export function readStrokeKey(press: Press): StrokeCommand | null {
  const key = pressedKey(press).toLowerCase();
  if (press.ctrlKey || press.metaKey) {
    if (key === 'z') return { do: press.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { do: 'redo' } : null;
  }
  return press.altKey ? null : (KEYS.get(key) ?? null);
}
