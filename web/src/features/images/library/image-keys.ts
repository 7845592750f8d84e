import { pressedKey } from '../../../lib/pressed-key.ts';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>;

/** What a key does with the image that has the focus, or with all; null = nothing. */
export function readImageKey(press: Press): 'selectAll' | 'delete' | 'rename' | null {
  const { key, ctrlKey, metaKey } = press;
  if (pressedKey(press).toLowerCase() === 'a' && (ctrlKey || metaKey)) return 'selectAll';
  if (key === 'Delete' || key === 'Backspace') return 'delete';
  return key === 'F2' ? 'rename' : null;
}
