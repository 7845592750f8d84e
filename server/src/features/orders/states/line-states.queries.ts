import { type RawBuilder, sql } from 'kysely';
import { type LineEvent, type NextState, transitionsBy } from './line-states.ts';

/** The state of a line after an event, as the SET of an update says it; WHERE names `statesBefore`, or all may happen. */
export function stateSetBy(event: LineEvent): RawBuilder<NextState> {
  const cases = transitionsBy(event).map(([now, next]) => sql`when ${now} then ${next}`);
  if (cases.length === 0) return sql<NextState>`state`;
  return sql<NextState>`case state ${sql.join(cases, sql` `)} else state end`;
}
