// Entry point of the reading process: reads one file, then ends; what only archives need is loaded when one comes. Started by read-table-file.ts only.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { nameFullDisk, StorageFull } from '../../../../platform/storage/storage-errors.ts';
import { readTable } from './read-table.ts';
import { packRows } from './rows-codec.ts';
import type { ArchivedPicture } from './table-facts.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Batches in flight: enough to keep reading while the last one is stored. */
const IN_FLIGHT = 3;

let open = 0;
/** Ends when all batches up to now are sent, in their order. */
let sent = Promise.resolve();
let wake: (() => void) | null = null;

process.on('message', (message: ToWorker) => {
  if (message.type === 'read') void run(message);
  else {
    open--;
    wake?.();
  }
});
// The parent process has ended, so the rest is not needed.
process.on('disconnect', () => process.exit(0));

async function run({ path, choice, folder }: Extract<ToWorker, { type: 'read' }>): Promise<void> {
  try {
    const facts = await readTable(path, choice, sendRows, {
      onHead: (head) => send({ type: 'head', head }),
      onPicture: (picture) => sendPicture(picture, folder),
    });
    await sent;
    await send({ type: 'done', facts });
  } catch (error) {
    if (error instanceof Refusal) await send({ type: 'refused', id: error.id, text: error.text });
    else
      await send({
        type: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        isFull: nameFullDisk(error) instanceof StorageFull,
      });
  }
  process.exit(0);
}

async function whenFree(): Promise<void> {
  while (open >= IN_FLIGHT)
    await new Promise<void>((go) => {
      wake = go;
    });
  open++;
}

async function sendPicture({ bytes, ...picture }: ArchivedPicture, folder: string): Promise<void> {
  await whenFree();
  // As a file, so that no picture stands in the memory of the process that serves everybody.
  const { randomUUID } = await import('node:crypto');
  const file = bytes === null ? null : join(folder, randomUUID());
  if (file !== null && bytes !== null) await writeFile(file, bytes, { mode: 0o600, flag: 'wx' });
  sent = sent.then(() => send({ type: 'picture', picture: { ...picture, file } }));
  sent.catch(() => {});
}

async function sendRows(first: number, rows: string[][]): Promise<void> {
  await whenFree();
  // Another thread packs it while this one keeps reading.
  const packed = packRows(rows);
  sent = sent.then(async () => send({ type: 'rows', first, packed: await packed }));
  sent.catch(() => {});
}

function send(message: FromWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send!(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}
