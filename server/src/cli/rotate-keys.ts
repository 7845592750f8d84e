import { setTimeout as sleep } from 'node:timers/promises';
import { browserKeyColumn, factorColumn } from '../features/accounts/index.ts';
import {
  encryptOrderFilesAgain,
  keysOfFiles,
  orderColumns,
  removeReplacedFiles,
  replacedBefore,
} from '../features/orders/index.ts';
import {
  countOutdated,
  type EncryptedAgain,
  encryptColumnAgain,
} from '../platform/keys/encrypt-again.queries.ts';
import {
  beginKey,
  deleteUnusedKeys,
  endedKeys,
  finishKey,
  loadKeys,
  makeCurrent,
  withInstallationKeysLock,
} from '../platform/keys/installation-keys.queries.ts';
import {
  type OpenTransaction,
  openTransactionsEnded,
  type Patience,
  TransactionsStillOpen,
} from '../platform/keys/open-transactions.queries.ts';
import { SPREAD_MS } from '../platform/keys/watch-keys.ts';
import type { Services } from '../platform/services.ts';

/** What a rotation did. */
export interface Rotation extends EncryptedAgain {
  id: number;
  /** False when it resumed a rotation that was interrupted. */
  isNew: boolean;
  /** Numbers of earlier keys that this rotation deleted. */
  deleted: number[];
}

type Needs = Pick<Services, 'db' | 'storage' | 'config'>;
type EncryptedFiles = Awaited<ReturnType<typeof encryptOrderFilesAgain>>['replaced'];

const columns = [factorColumn, browserKeyColumn, ...orderColumns];
const MAX_PASSES = 20;

/** How long open transactions are awaited: a backup of a large shop, or an operator's report, may take minutes. */
const PATIENCE: Patience = {
  longestMs: 15 * 60_000,
  reportAfterMs: 10_000,
  report: (open) => void process.stderr.write(`正在等待：${describeOpen(open)} (waiting for these)\n`),
};

/**
 * Makes a new key and encrypts with it again what earlier keys encrypt, rows and order files, while APIs and workers run. Every
 * process reads the new key before one writes with it. The earlier keys stay readable for at least a day; keys that ended before
 * this call are deleted if nothing is encrypted with them. After a kill at any moment the next call resumes. What cannot be
 * read stays as it is and is counted. Throws when another rotation runs, and when somebody's transaction stays open.
 */
export function rotateKeys(services: Needs, spreadMs = SPREAD_MS, patience = PATIENCE): Promise<Rotation> {
  const { db, config } = services;
  return alone(db, async (own) => {
    const others = () => othersEnded(db, own, patience);
    const deleted = await deleteEnded(services, others);
    const { id, isNew } = await beginKey(db, config.secretKey);
    await sleep(spreadMs);
    await makeCurrent(db, id);
    await loadKeys(db, config);
    // From now on every process encrypts with it, or nothing.
    await sleep(spreadMs);
    const first = await encryptOnce(services);
    // What was read before and is written under its old key after the first pass has passed by now.
    await sleep(spreadMs);
    await others();
    const rest = await encryptAll(services, others);
    const earlier = Array.from({ length: id - 1 }, (_, index) => index + 1);
    const left = isNew ? [] : await replacedBefore(services, earlier);
    await removeReplacedFiles(services, [...first.replaced, ...rest.replaced, ...left]);
    await finishKey(db, id);
    return { id, isNew, deleted, done: first.done + rest.done, unreadable: rest.unreadable };
  });
}

/** Waits for the transactions of others; throws an error that says whose they are and what to do. */
async function othersEnded(db: Services['db'], own: number, patience: Patience): Promise<void> {
  try {
    await openTransactionsEnded(db, own, patience);
  } catch (error) {
    if (!(error instanceof TransactionsStillOpen)) throw error;
    const minutes = Math.round(patience.longestMs / 60_000);
    throw new Error(
      `等了 ${minutes} 分钟，下列事务仍未结束：${describeOpen(error.open)}。没有数据变得不可读，旧密钥保留；等它们结束后再运行一次，会接着做 ` +
        `(these transactions did not end within ${minutes} minutes; nothing became unreadable, earlier keys are kept; run it again once they have ended)`,
    );
  }
}

function describeOpen(open: readonly OpenTransaction[]): string {
  return open
    .map(({ program, pid, address, since }) =>
      [program || '未命名程序', `pid ${pid}`, address, since && `始于 ${since.toISOString()}`]
        .filter(Boolean)
        .join(' '),
    )
    .join('；');
}

/** Encrypts what is still under earlier keys, and deletes those that ended a day ago or earlier and that nothing is under. */
export function deleteEndedKeys(services: Needs): Promise<number[]> {
  return alone(services.db, async (own) => {
    if ((await endedKeys(services.db)).length === 0) return [];
    const others = () => othersEnded(services.db, own, PATIENCE);
    const { replaced } = await encryptAll(services, others);
    await removeReplacedFiles(services, replaced);
    return deleteEnded(services, others);
  });
}

function alone<T>(db: Services['db'], work: (own: number) => Promise<T>): Promise<T> {
  return withInstallationKeysLock(
    db,
    work,
    () => new Error('另一个 secret 命令正在运行 (another one is running)'),
  );
}

async function deleteEnded({ db, storage }: Needs, others: () => Promise<void>): Promise<number[]> {
  const ended = await endedKeys(db);
  if (ended.length === 0) return [];
  await others();
  const ofFiles = await keysOfFiles({ db, storage });
  const unused = ended.filter((id) => !ofFiles.has(id));
  return deleteUnusedKeys(db, unused, columns);
}

/** Passes until one finds nothing more, and no row is left but what cannot be read. */
async function encryptAll(services: Needs, others: () => Promise<void>) {
  const { db, config } = services;
  const replaced: EncryptedFiles = [];
  let done = 0;
  for (let passes = 0; passes < MAX_PASSES; passes += 1) {
    const pass = await encryptOnce(services);
    done += pass.done;
    replaced.push(...pass.replaced);
    let left = 0;
    for (const column of columns) left += await countOutdated(db, config.keys, column);
    if (pass.done === 0 && left <= pass.unreadableRows)
      return { done, replaced, unreadable: pass.unreadable };
    // A transaction that has locked a row releases it by then.
    await others();
  }
  throw new Error(
    '仍有进程在用旧密钥写入，旧密钥保留；请再运行一次 (something still writes under earlier keys; they are kept, run it again)',
  );
}

async function encryptOnce(services: Needs) {
  const { db, config } = services;
  const files = await encryptOrderFilesAgain(services);
  let [done, unreadableRows] = [files.done, 0];
  for (const column of columns) {
    const again = await encryptColumnAgain(db, config.keys, column);
    done += again.done;
    unreadableRows += again.unreadable;
  }
  return { done, unreadableRows, unreadable: files.unreadable + unreadableRows, replaced: files.replaced };
}
