import { isKnownHeader } from './aliases.ts';
import { isComposedKey } from './compose-header.ts';
import { normaliseHeader } from './normalise-header.ts';

/** Number of these cells that are known headers; each name counts once. */
export function countKnownHeaders(cells: readonly string[]): number {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell.length === 0 || cell.length > 60) continue;
    const key = normaliseHeader(cell);
    if (isKnownHeader(key) || isComposedKey(key)) found.add(key);
  }
  return found.size;
}
