import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { programUrl } from '../../../../platform/process/program-url.ts';
import { StorageFull } from '../../../../platform/storage/storage-errors.ts';
import { tableRefusals } from './refusals.ts';
import type { TableChoice, TableFacts, TableHead, UnpackedPicture } from './table-facts.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Time the reading itself may take; waiting for `onRows` does not count. */
const READING_MS = 60_000;
const HEAP_MB = 384;
/**
 * Rows are garbage as soon as they are sent: a small young generation keeps the process a third smaller, at no cost in
 * time. With half of it again, a small file takes 4 MB less.
 */
const NURSERY_MB = 2;
/**
 * How much V8 runs before it optimises a function, thirty times its own measure: of a few hundred rows, optimising took longer than reading,
 * and 4 MB.
 */
const BEFORE_OPTIMISING = 2_000_000;
/** Later versions of Node than 20 refuse to start with this option. */
const OPTIMISE_LATER = process.versions.node.startsWith('20.')
  ? [`--interrupt-budget=${BEFORE_OPTIMISING}`]
  : [];

type OnPicture = (picture: UnpackedPicture) => Promise<void>;
type OnRows = (firstRow: number, packed: Uint8Array) => Promise<void>;

const worker = fileURLToPath(programUrl(new URL('./table-worker.ts', import.meta.url)));

/**
 * Reads the rows below the header row of an .xlsx, .xls, .csv or .txt file as the text a person meant: long numbers
 * with all digits, leading zeros kept, dates by their number format. Parsing runs in a separate process with limits
 * of time and memory; `onRows` is awaited, and never runs twice at once.
 * @param onRows packed rows (`unpackRows`) in order, with the sheet row (from 1) of the first of them; blank rows are there as empty ones
 * @param options `onHead` is called first with the top of the file; files whose headers are far below have no head; `onPicture` is awaited
 * for each picture of an archive that its rows name, after the rows
 * @throws Refusal `orders.table-…` when the file cannot be read, is empty, hostile or too large; what `onRows` throws; the signal's reason
 * when it aborts
 */
export async function readTableFile(
  path: string,
  choice: TableChoice,
  onRows: OnRows,
  options: { signal?: AbortSignal; onHead?: (head: TableHead) => void; onPicture?: OnPicture },
): Promise<TableFacts> {
  options.signal?.throwIfAborted();
  // Beside the file, where leftovers of killed processes are swept.
  const folder = await mkdtemp(`${path}-`);
  try {
    return await readIn(folder, path, choice, { ...options, onRows });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Handlers {
  signal?: AbortSignal;
  onHead?: (head: TableHead) => void;
  onPicture?: OnPicture;
  onRows: OnRows;
}

async function readIn(
  folder: string,
  path: string,
  choice: TableChoice,
  { signal, ...handlers }: Handlers,
): Promise<TableFacts> {
  const child = fork(worker, [], {
    execArgv: [
      ...(worker.endsWith('.ts') ? ['--import', 'tsx'] : []),
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${NURSERY_MB}`,
      ...OPTIMISE_LATER,
    ],
    // No environment, hence no secrets, for a process that reads files from strangers.
    env: { PATH: process.env.PATH },
    serialization: 'advanced',
    // Node writes why it gives up to its error output.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const abort = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal?.aborted) reject(signal.reason);
  });
  abort.catch(() => {});
  try {
    return await Promise.race([converse(child, { type: 'read', path, choice, folder }, handlers), abort]);
  } finally {
    // It may be writing into the folder until it has ended.
    const ended = child.exitCode !== null || child.signalCode !== null ? null : once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** Handles the process's messages one after the other, until its last message or its end. */
function converse(
  child: ChildProcess,
  first: ToWorker,
  { onRows, onHead, onPicture }: Handlers,
): Promise<TableFacts> {
  return new Promise((resolve, reject) => {
    const clock = countDown(READING_MS, () => reject(tableRefusals.tooSlow()));
    let waiting = 0;
    let work = Promise.resolve();
    const settle = (end: () => void) => {
      clock.stop();
      end();
    };
    const handle = async (message: FromWorker) => {
      if (message.type === 'rows' || message.type === 'picture') {
        if (message.type === 'rows') await onRows(message.first, message.packed);
        else await deliverPicture(message.picture, onPicture);
        if (--waiting === 0) clock.start();
        if (child.connected) child.send({ type: 'next' } satisfies ToWorker, () => {});
      } else if (message.type === 'head') onHead?.(message.head);
      else if (message.type === 'done') settle(() => resolve(message.facts));
      else if (message.type === 'refused') settle(() => reject(new Refusal(message.text, [], message.id)));
      else settle(() => reject(failureOf(message)));
    };
    child.on('message', (message: FromWorker) => {
      if ((message.type === 'rows' || message.type === 'picture') && ++waiting === 1) clock.stop();
      work = work.then(() => handle(message)).catch((error) => settle(() => reject(error)));
    });
    child.on('error', (error) => settle(() => reject(error)));
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID_CHARS);
    });
    // `close` comes when the error output has ended as well. After a last message it changes nothing.
    child.on('close', (code, signal) => {
      void work.then(() => settle(() => reject(whyEnded({ code, signal, said }))));
    });
    clock.start();
    child.send(first);
  });
}

async function deliverPicture(picture: UnpackedPicture, onPicture: OnPicture | undefined): Promise<void> {
  try {
    await onPicture?.(picture);
  } finally {
    if (picture.file !== null) await rm(picture.file, { force: true });
  }
}

/** How a process ended that sent no last message. */
interface ReaderEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The last of its error output. */
  said: string;
}

const SAID_CHARS = 4000;
/** What V8 writes when its memory limit is reached, before it aborts; and what Node throws where a typed array finds no room. */
const OUT_OF_MEMORY =
  /heap out of memory|Reached heap limit|Array buffer allocation failed|Allocation failed/i;

/** Why a reading ended early: its own memory limit, somebody or the system outside (a signal), or our own fault (an exit code). */
export function whyEnded({ code, signal, said }: ReaderEnd): Refusal {
  if (OUT_OF_MEMORY.test(said)) return tableRefusals.tooMuchMemory();
  if (signal !== null) return tableRefusals.readerKilled(signal);
  return tableRefusals.readerEnded(code ?? 0);
}

/** Runs out after `ms` of running time. */
function countDown(ms: number, onEnd: () => void) {
  let left = ms;
  let since = 0;
  let timer: NodeJS.Timeout | null = null;
  return {
    start() {
      if (timer) return;
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    stop() {
      if (!timer) return;
      clearTimeout(timer);
      timer = null;
      left -= performance.now() - since;
    },
  };
}

function failureOf({ message, isFull }: Extract<FromWorker, { type: 'failed' }>): Error {
  const failed = new Error(`the reading process failed: ${message}`);
  return isFull ? new StorageFull(failed) : failed;
}
