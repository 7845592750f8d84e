import type { Services } from '../../../platform/services.ts';
import { openPrivate, type PrivateLine } from '../lines/line-content.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { type ReviewQueue, waitingOfVariant } from './reviews.queries.ts';

/** Most lines that one decision is about. */
const AT_MOST = 500;
const ADDRESS = /^\s*https?:\/\//i;

/**
 * Further waiting lines that print exactly what this one prints, with the same findings. A line with a picture by address has
 * none: the same address may have given each of them another picture.
 */
export async function equalLines(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  queue: ReviewQueue,
  line: LineRecord,
): Promise<LineRecord[]> {
  const rowCipher = rowCipherOf(config.secretKey, ownerId);
  const own = openPrivate(rowCipher, line);
  if (own.personalisation.some(({ value }) => ADDRESS.test(value)) || line.checked_at === null) return [];
  const [printed, said] = [printOf(own), findingsOf(line)];
  const found = await waitingOfVariant(db, ownerId, queue, line, AT_MOST);
  return found.filter(
    (other) =>
      other.checked_at !== null &&
      findingsOf(other) === said &&
      printOf(openPrivate(rowCipher, other)) === printed,
  );
}

function printOf({ personalisation, blankPersonalisation = [] }: PrivateLine): string {
  return JSON.stringify([personalisation, [...blankPersonalisation].sort()]);
}

function findingsOf({ findings, problem }: LineRecord): string {
  return JSON.stringify([(findings ?? []).map(({ key }) => key).sort(), problem]);
}
