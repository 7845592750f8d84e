/** The line that Enter would run: the one last pointed at, or the last where the list has become shorter; -1 = none. */
export function chosenLine(active: number, count: number): number {
  return Math.min(active, count - 1);
}

/** The line an arrow goes to, round and round; null for other keys. */
export function lineAfterKey(key: string, chosen: number, count: number): number | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  return count === 0 ? 0 : (chosen + step + count) % count;
}
