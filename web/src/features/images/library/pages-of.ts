/** Pages (from 1) that hold the rows from one index to another, both included. */
export function pagesOf(first: number, last: number, limit: number): number[] {
  const from = Math.floor(Math.max(0, first) / limit) + 1;
  const to = Math.floor(Math.max(0, last) / limit) + 1;
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, step) => from + step);
}
