import { getBrowserKey } from '@diy/contract/accounts/browser-key';
import { call } from '../api/call.ts';
import { readToken } from '../session/session.ts';
import { fromBase64 } from './encrypted-text.ts';
import {
  isStorageOpen,
  lockStorage,
  storageOwner,
  unlockStorage,
  whenKeyIsMissing,
} from './private-storage.ts';

/** Pages that need it wait no longer: they open as if nothing were kept. */
const LONGEST_MS = 5000;
let opening: Promise<void> | null = null;

/** Fetches the account's key unless it is here. Never fails: without it nothing is found, and the next page asks again. */
export function openPrivateStorage(): Promise<void> {
  if (isStorageOpen() || readToken() === null) return Promise.resolve();
  opening ??= fetchKey().finally(() => {
    opening = null;
  });
  return opening;
}

async function fetchKey(): Promise<void> {
  const accountId = storageOwner();
  try {
    const { key } = await call(
      getBrowserKey,
      {},
      { quiet: true, handlesRefusal: true, timeoutMs: LONGEST_MS },
    );
    unlockStorage(accountId, fromBase64(key));
  } catch {
    // The page says by its own calls that the server is away.
  }
}

/** Clears the key. */
export const closePrivateStorage = lockStorage;

whenKeyIsMissing(() => void openPrivateStorage());
