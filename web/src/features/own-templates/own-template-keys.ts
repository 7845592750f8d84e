import type { PhotoPoint } from '@diy/design/photo-mockup';
import { arrowStep } from '../../lib/arrow-step.ts';
import { pressedKey } from '../../lib/pressed-key.ts';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** How far a key moves a point of the print, right and down in pixels of the photograph: 1, with Shift 10; null = it moves nothing. */
export function readPointKey(press: Omit<Press, 'code'>): PhotoPoint | null {
  // Alt and an arrow is the browser's way back.
  const step = press.altKey ? null : arrowStep(press);
  const pixels = press.shiftKey ? 10 : 1;
  return step && [step[0] * pixels, step[1] * pixels];
}

/** Whether a key press takes back the last change of the marks. */
export function isUndoKey(press: Press): boolean {
  return (
    pressedKey(press).toLowerCase() === 'z' &&
    (press.ctrlKey || press.metaKey) &&
    !press.shiftKey &&
    !press.altKey
  );
}
