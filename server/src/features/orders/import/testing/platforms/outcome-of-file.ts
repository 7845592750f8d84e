import type { OrderField } from '@diy/contract/orders/order-fields';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { compareRows } from './compare-rows.ts';
import type { Outcome, PlatformFile } from './platform-file.ts';
import { runPlatformFile } from './run-platform-file.ts';

/** How one form of a file came out. */
export interface FileOutcome {
  name: string;
  file: PlatformFile;
  outcome: Outcome | 'silently wrong';
  clicks: number;
  /** What differs and nobody was shown. */
  silent: string[];
  /** What differs and a problem or question reports. */
  reported: string[];
}

const MAX_CLICKS = 2;
const NEEDED = new Set<OrderField>(['externalOrderNo', 'sku', 'quantity']);

/**
 * Reads the file as it is, then with the clicks it allows; whatever is wrong and untold in either pass is silently wrong.
 * @param path where the file is written meanwhile
 */
export async function outcomeOfFile(file: PlatformFile, form: string, path: string): Promise<FileOutcome> {
  const done = (
    outcome: FileOutcome['outcome'],
    clicks: number,
    silent: string[] = [],
    reported: string[] = [],
  ): FileOutcome => ({ name: `${file.name}: ${form}`, file, outcome, clicks, silent, reported });
  const plain = await runPlatformFile(file, form, path, []);
  if (plain instanceof Refusal)
    return plain.id === file.refusal ? done('refused', 0) : done('stopped', 0, [], [plain.id]);
  if (file.refusal) return done('silently wrong', 0, ['not refused']);
  const alone = compareRows(file, plain);
  if (plain.headerRow !== file.headerRow) alone.silent.unshift(`headers found in row ${plain.headerRow}`);
  if (file.profile && plain.profile !== file.profile) alone.reported.unshift(`taken for ${plain.profile}`);
  if (plain.missing.length > 0) alone.reported.unshift(`no columns: ${plain.missing.join(', ')}`);
  if (alone.silent.length > 0) return done('silently wrong', 0, alone.silent, alone.reported);
  const stops = [...file.expected.values()].some(({ outcome }) => outcome === 'stop');
  if (alone.reported.length === 0) return done(stops ? 'stopped' : 'right', 0);
  if (file.clicks.length === 0) return done('stopped', 0, [], alone.reported);
  const helped = await runPlatformFile(file, form, path, file.clicks);
  if (helped instanceof Refusal) return done('stopped', 0, [], [helped.id]);
  const { silent, reported } = compareRows(file, helped);
  if (silent.length > 0) return done('silently wrong', file.clicks.length, silent, reported);
  // A part of an address without a column stops only rows that need it.
  // Titles stand for SKUs where a file has none.
  const isLacking = helped.missing.some(
    (field) => NEEDED.has(field) && !(field === 'sku' && helped.mapping.columns.productTitle?.length),
  );
  const isRight = reported.length === 0 && !isLacking && !stops;
  return done(
    isRight && file.clicks.length <= MAX_CLICKS ? 'clicks' : 'stopped',
    file.clicks.length,
    [],
    reported,
  );
}
