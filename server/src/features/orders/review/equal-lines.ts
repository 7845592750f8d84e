import type { Services } from '../../../platform/services.ts';
import { checkLinesJob } from '../lines/check-lines.ts';
import { isUnreadable, openOrBlank } from '../lines/line-content.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import { EQUAL_TO_NONE, printKeysOf } from '../lines/print-key.ts';
import { addPrintKeys } from '../lines/print-keys.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { type EqualLine, findWaitingWithKey, type ReviewQueue } from './reviews.queries.ts';

/** The most lines that one decision is about. */
const MAX_EQUAL_LINES = 500;

/**
 * Further waiting lines that print exactly what this one prints (`printKeysOf`), with the same findings; none until the keys of the whole
 * design are known, which the job works out behind the call where many are missing.
 */
export async function findEqualLines(
  services: Pick<Services, 'db' | 'config' | 'jobs'>,
  ownerId: string,
  queue: ReviewQueue,
  line: LineRecord,
): Promise<EqualLine[]> {
  const { db, config } = services;
  if (line.checked_at === null) return [];
  const secret = openOrBlank(rowCipherOf(config.keys, ownerId), line);
  if (isUnreadable(secret)) return [];
  const key = printKeysOf(config.keys.naming(), ownerId)(secret);
  if (key === EQUAL_TO_NONE) return [];
  if (!(await addPrintKeys(services, ownerId, line.design_id))) {
    await services.jobs.enqueue(db, checkLinesJob(ownerId));
    return [];
  }
  const said = findingsOf(line);
  const found = await findWaitingWithKey(db, ownerId, queue, line, { key, limit: MAX_EQUAL_LINES });
  return found.filter((other) => findingsOf(other) === said);
}

function findingsOf({ findings, problem }: Pick<LineRecord, 'findings' | 'problem'>): string {
  return JSON.stringify([(findings ?? []).map(({ key }) => key).sort(), problem]);
}
