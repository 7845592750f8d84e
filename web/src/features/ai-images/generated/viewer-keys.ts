import { arrowStep } from '../../../lib/arrow-step.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The image that an arrow leads to, +1 = the next; null = none. In a language written from right to left, the left arrow leads on. */
export function readViewerKey(press: Press, isRtl: boolean): 1 | -1 | null {
  if (press.altKey || press.shiftKey) return null;
  const right = arrowStep(press)?.[0] ?? 0;
  if (right === 0) return null;
  return (right === 1) !== isRtl ? 1 : -1;
}
