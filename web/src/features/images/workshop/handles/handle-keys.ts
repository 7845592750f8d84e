import type { PhotoPoint } from '@diy/design/photo-mockup';
import { arrowStep } from '../../../../lib/arrow-step.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** How far a key moves a handle, right and down in pixels of the picture: 1, with Shift 10, with Alt 0.1; null = it moves nothing. */
export function readHandleKey(press: Press): PhotoPoint | null {
  const step = arrowStep(press);
  const pixels = press.altKey ? 0.1 : press.shiftKey ? 10 : 1;
  return step && [step[0] * pixels, step[1] * pixels];
}
