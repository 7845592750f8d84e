import type { Services } from '../../../platform/services.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { isUnreadable, openOrBlank } from './line-content.ts';
import { EQUAL_TO_NONE, printKeysOf } from './print-key.ts';
import { findLinesWithoutKey, recordPrintKeys, type UnkeyedLine } from './print-keys.queries.ts';

/** The most lines whose keys one call writes: a person may wait for it. */
const AT_ONCE = 500;

type Needs = Pick<Services, 'db' | 'config'>;

/**
 * Writes missing print keys of checked lines, a page of them: those of before there were keys, and of lines whose words were encrypted again
 * since. False = more may be left. `designId`: null = of any design.
 */
export async function addPrintKeys(
  services: Needs,
  ownerId: string,
  designId: string | null,
): Promise<boolean> {
  const lines = await findLinesWithoutKey(services.db, ownerId, designId, AT_ONCE);
  await keepPrintKeys(services, ownerId, lines);
  return lines.length < AT_ONCE;
}

/** Writes the print keys of these lines, as they were read. */
export async function keepPrintKeys(
  { db, config }: Needs,
  ownerId: string,
  lines: readonly UnkeyedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rowCipher = rowCipherOf(config.keys, ownerId);
  const printKeyOf = printKeysOf(config.keys.naming(), ownerId);
  await recordPrintKeys(
    db,
    ownerId,
    lines.map((line) => {
      const words = openOrBlank(rowCipher, line);
      // Nobody can say what an unreadable line prints.
      const key = isUnreadable(words) ? EQUAL_TO_NONE : printKeyOf(words);
      return { id: line.id, private: line.private, key };
    }),
  );
}
