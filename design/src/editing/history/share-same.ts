import { isSameRecord } from './same-record.ts';

/**
 * A record with what is the same as before being the same objects: schemas copy what they check, and what is known of outlines and
 * words is known of objects. Lists are shared item by item.
 */
export function shareSame<T>(before: unknown, after: T): T {
  if (isSameRecord(before, after)) return before as T;
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  return after.map((item, index) => shareSame(before[index], item)) as T;
}
