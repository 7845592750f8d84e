import { knownHeaderKeys } from './aliases.ts';
import { normaliseHeader } from './normalise-header.ts';

/** How many of these cells are headers some order file has; each name counts once. */
export function countKnownHeaders(cells: readonly string[]): number {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell.length === 0 || cell.length > 60) continue;
    const key = normaliseHeader(cell);
    if (knownHeaderKeys.has(key)) found.add(key);
  }
  return found.size;
}
