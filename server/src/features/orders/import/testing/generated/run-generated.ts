import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import type { Click } from '../platforms/platform-file.ts';
import { checkFileAt } from '../platforms/run-platform-file.ts';
import { compareMeant, type Mistake, type Stop } from './compare-meant.ts';
import { diceOf } from './dice.ts';
import { type GeneratedFile, generateFile } from './generate-file.ts';
import { SHOP } from './order-model.ts';

/** What came of one generated file. */
export interface FileResult {
  file: GeneratedFile;
  rows: number;
  ready: number;
  /** Rows of which nothing was damaged or left out, and that should be ready. */
  whole: number;
  wholeReady: number;
  mistakes: Mistake[];
  /** Whole rows that stop all the same. */
  stops: Stop[];
  /** Id of a refusal. */
  refused: string | null;
  /** Profile and encoding that it was read with, and each column, as user-facing text. */
  about: string;
}

/**
 * Generates a file, reads it as an upload is read, and compares its rows with what was written.
 * @param folder for the file
 */
export async function runGenerated(folder: string, seed: number, number: number): Promise<FileResult> {
  const file = generateFile(diceOf(seed, number));
  const path = join(folder, 'file');
  await writeFile(path, file.bytes);
  const alone = await checkFileAt(path, { shop: SHOP }, []);
  const clicks =
    alone instanceof Refusal ? [] : clicksOf(file, alone.mapping.beside_address ?? [], alone.headers);
  const checked = clicks.length > 0 ? await checkFileAt(path, { shop: SHOP }, clicks) : alone;
  const columns = file.columns.map(({ field, kind, header }) => `${field ?? kind} = ${header}`).join('; ');
  if (checked instanceof Refusal) {
    const about = `${file.form}\n${columns}`;
    const none = { rows: file.meant.size, ready: 0, whole: 0, wholeReady: 0, mistakes: [], stops: [] };
    return { ...none, file, refused: checked.id, about };
  }
  const about = `${file.form}, read as ${checked.profile} ${checked.encoding}\n${columns}`;
  const result = { ...compareMeant(file, checked), file, refused: null, about };
  // Nobody is asked without reason: what is ready before the questions are settled is right as well.
  const before = alone === checked || alone instanceof Refusal ? [] : compareMeant(file, alone).mistakes;
  return { ...result, mistakes: [...before, ...result.mistakes] };
}

/** The author's decisions about columns in and next to the address. */
function clicksOf({ columns }: GeneratedFile, asked: readonly number[], headers: readonly string[]): Click[] {
  return asked.flatMap((column): Click[] => {
    const header = headers[column] ?? '';
    const found = columns.find((one) => one.header === header);
    if (!found || header === '') return [];
    if (found.field === 'company') return [{ kind: 'column', what: 'company', meaning: header }];
    return [{ kind: 'beside', what: header, meaning: found.kind === 'foreign' ? 'not' : 'address' }];
  });
}
