import type { Services } from '../../../platform/services.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { isUnreadable, openOrBlank } from './line-content.ts';
import { EQUAL_TO_NONE, printKeysOf } from './print-key.ts';
import { linesWithoutKey, recordPrintKeys, type UnkeyedLine } from './print-keys.queries.ts';

/** Lines whose keys are written together. */
const AT_ONCE = 500;

type Needs = Pick<Services, 'db' | 'config'>;

/** Writes the missing print keys of a design's unprinted lines: those of before there were keys, and of lines changed since their check. */
export async function addPrintKeys(services: Needs, ownerId: string, designId: string): Promise<void> {
  let after = '';
  for (;;) {
    const lines = await linesWithoutKey(services.db, ownerId, designId, { after, limit: AT_ONCE });
    await keepPrintKeys(services, ownerId, lines);
    if (lines.length < AT_ONCE) return;
    after = lines.at(-1)!.id;
  }
}

/** Writes the print keys of these lines, as they were read. */
export async function keepPrintKeys(
  { db, config }: Needs,
  ownerId: string,
  lines: readonly UnkeyedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rowCipher = rowCipherOf(config.secretKey, ownerId);
  const keyOf = printKeysOf(config.secretKey, ownerId);
  await recordPrintKeys(
    db,
    ownerId,
    lines.map((line) => {
      const words = openOrBlank(rowCipher, line);
      // Nobody can say what an unreadable line prints.
      const key = isUnreadable(words) ? EQUAL_TO_NONE : keyOf(words);
      return { id: line.id, updated_at: line.updated_at, key };
    }),
  );
}
