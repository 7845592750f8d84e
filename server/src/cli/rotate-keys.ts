import { setTimeout as sleep } from 'node:timers/promises';
import { factorColumn } from '../features/accounts/index.ts';
import { encryptOrderFilesAgain, orderColumns, removeReplacedFiles } from '../features/orders/index.ts';
import { type EncryptedAgain, encryptColumnAgain } from '../platform/keys/encrypt-again.queries.ts';
import {
  aloneWithKeys,
  beginKey,
  finishKey,
  loadKeys,
  makeCurrent,
} from '../platform/keys/installation-keys.queries.ts';
import { READ_KEYS_MS } from '../platform/keys/watch-keys.ts';
import type { Services } from '../platform/services.ts';

/** Until every process that reaches the database has read a change of the keys. */
const SPREAD_MS = 5 * READ_KEYS_MS;

/** What a rotation did. */
export interface Rotation extends EncryptedAgain {
  id: number;
  /** False when it went on with one that was interrupted. */
  isNew: boolean;
}

type Needs = Pick<Services, 'db' | 'storage' | 'config'>;

/**
 * A new key encrypts rows and order files from now on, and all that stands under earlier ones is encrypted again, while APIs
 * and workers run. Every process reads the new key before one writes with it, and writes with it before the earlier ones are
 * deleted. Killed at any moment, the next call goes on. Throws when another command is at it, or when a text cannot be
 * read: then the earlier keys stay.
 */
export function rotateKeys(services: Needs, spreadMs = SPREAD_MS): Promise<Rotation> {
  const { db, config } = services;
  const busy = () => new Error('另一个 secret rotate 正在运行 (another one is running)');
  return aloneWithKeys(
    db,
    async () => {
      const { id, isNew } = await beginKey(db, config.secretKey);
      await sleep(spreadMs);
      await makeCurrent(db, id);
      await loadKeys(db, config);
      await sleep(spreadMs);
      const first = await encryptAllAgain(services);
      // What was read before and is written under its old key after the first pass has passed by now.
      await sleep(spreadMs);
      const second = await encryptAllAgain(services);
      await removeReplacedFiles(services, [...first.replaced, ...second.replaced]);
      if (second.unreadable === 0) await finishKey(db, id);
      return { id, isNew, done: first.done + second.done, unreadable: second.unreadable };
    },
    busy,
  );
}

async function encryptAllAgain(services: Needs) {
  const { db, config } = services;
  const files = await encryptOrderFilesAgain(services);
  let { done, unreadable } = files;
  for (const column of [factorColumn, ...orderColumns]) {
    const again = await encryptColumnAgain(db, config.keys, column);
    done += again.done;
    unreadable += again.unreadable;
  }
  return { done, unreadable, replaced: files.replaced };
}
