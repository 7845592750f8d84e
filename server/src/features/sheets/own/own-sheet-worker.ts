// Entry point of the process that reads one own sheet, then ends. Started by read-sheet-file.ts only: files from strangers may need any
// time and memory.
import { readFile } from 'node:fs/promises';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { FromOwnSheetWorker, ToOwnSheetWorker } from './own-sheet-messages.ts';
import { readOwnSheet } from './read-own-sheet.ts';

process.once('message', ({ path }: ToOwnSheetWorker) => {
  void read(path).then((reply) => process.send!(reply, undefined, {}, () => process.exit(0)));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));

async function read(path: string): Promise<FromOwnSheetWorker> {
  try {
    return { facts: await readOwnSheet(await readFile(path)) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.text };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
