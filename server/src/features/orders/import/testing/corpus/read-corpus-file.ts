import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillFromAbove } from '../../mapping/fill-from-above.ts';
import type { ReadLine } from '../../mapping/mapping-results.ts';
import { proposeMapping } from '../../mapping/propose-mapping.ts';
import { readOrderLine } from '../../mapping/read-order-line.ts';
import { readTable } from '../../reading/read-table.ts';
import type { CorpusFile, ReadFile, RowCounts } from './corpus-file.ts';

/** The SKU of a faultless row. */
export const KNOWN_SKU = '00123-BLK-M';

/**
 * A file of the corpus all the way to order lines, as an upload goes.
 * @throws Refusal
 */
export async function readCorpusFile(file: CorpusFile, folder: string): Promise<ReadFile> {
  const path = join(folder, file.name);
  await writeFile(path, typeof file.bytes === 'function' ? file.bytes() : file.bytes);
  const rows: string[][] = [];
  const facts = await readTable(path, file.choice ?? {}, async (_, batch) => void rows.push(...batch));
  const { mapping, refused } = proposeMapping(facts.headers);
  if (refused) throw refused;
  let above: string[] | null = null;
  const read = rows.map((cells) => {
    const filled = fillFromAbove(mapping, above, cells);
    if (filled.some((cell) => cell.trim() !== '')) above = filled;
    return readOrderLine(mapping, filled);
  });
  const lines = read
    .filter((one) => rowStatusOf(one) === 'ready' || rowStatusOf(one) === 'held')
    .map(({ line }) => line);
  return { facts, rows, mapping, read, lines };
}

/** The status of a row; wrong wins over held, and a warning stops nothing. */
function rowStatusOf({ state, problems }: ReadLine): keyof RowCounts {
  if (state !== 'ok' && state !== 'held') return state;
  if (problems.some(({ severity }) => severity !== 'warning')) return 'wrong';
  return state === 'ok' ? 'ready' : 'held';
}

export function countRowStatuses(read: readonly ReadLine[]): RowCounts {
  const counts: RowCounts = {};
  for (const one of read) counts[rowStatusOf(one)] = (counts[rowStatusOf(one)] ?? 0) + 1;
  return counts;
}
