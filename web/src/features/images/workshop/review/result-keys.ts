import type { WorkMark } from '@diy/contract/images/image-work';
import { pressedKey } from '../../../../lib/pressed-key.ts';

/** The mark that each letter gives the result. */
export const MARK_KEYS: Readonly<Record<string, WorkMark>> = { k: 'keep', d: 'discard', l: 'again' };

/** What a key does while results are looked at. */
export type ResultCommand =
  | { do: 'decide'; mark: WorkMark }
  | { do: 'undoMark' }
  | { do: 'enlarge' }
  | { do: 'step'; by: 1 | -1 };

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key press; null = none of these. In a language written from right to left, the left arrow leads on. */
export function readResultKey(press: Press, isRtl: boolean): ResultCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = pressedKey(press).toLowerCase();
  const mark = Object.hasOwn(MARK_KEYS, key) ? MARK_KEYS[key] : undefined;
  if (mark) return { do: 'decide', mark };
  if (key === 'u') return { do: 'undoMark' };
  if (key === 'z') return { do: 'enlarge' };
  if (key !== 'arrowleft' && key !== 'arrowright') return null;
  return { do: 'step', by: (key === 'arrowright') === isRtl ? -1 : 1 };
}
