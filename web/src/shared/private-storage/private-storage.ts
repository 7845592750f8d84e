import { readToken, readUser, subscribeSession } from '../session/session.ts';
import { decryptText, encryptText, encryptTextBeside, isEncrypted } from './encrypted-text.ts';

/** Keys of `localStorage` that begin with one of these and a colon hold texts of one account, which are encrypted; all others are stored as they are. */
const PLACES = [
  'diy-draft',
  'diy-clipboard',
  'batch-sets',
  'upload-parts',
  'uploads-unfinished',
  'psd-readings-waiting',
];
/** Where earlier versions kept what was copied, for the next account that signed in. */
const SHARED_CLIPBOARD = 'diy-clipboard';

/** Thrown for what cannot be kept yet; a storage that is full throws something else. */
export class KeyMissing extends Error {}

/**
 * The key of the account whose page this is; null before it came. After the session has ended, what is still open is kept with it, and nothing is
 * read, until the sign-in page is reached or somebody else signs in.
 */
let held: { accountId: string; key: Uint8Array } | null = null;
/** What asks for the key; set where it is fetched, since storing must not wait for it. */
let askForKey: () => void = () => {};

/** Whose texts this page reads and writes. */
export const storageOwner = (): string => readUser()?.id ?? 'nobody';

/** Whether the texts of the account that is signed in can be read and written. */
export const isStorageOpen = (): boolean => keyNow() !== null;

/** Lets the account's texts be read and written from now on, and encrypts what an earlier version kept plain. */
export function unlockStorage(accountId: string, key: Uint8Array): void {
  held = { accountId, key };
  encryptPlainTexts(accountId);
}

subscribeSession(() => {
  if (readToken() !== null && held?.accountId !== storageOwner()) held = null;
});

/** Clears the key: nothing can be read or kept until it comes again. */
export function lockStorage(): void {
  held = null;
}

export function whenKeyIsMissing(ask: () => void): void {
  askForKey = ask;
}

/**
 * The browser's storage for what an account keeps there, encrypted; used like `localStorage`. Without the key, or with another one, nothing is
 * found, and writing throws KeyMissing: what lies there stays.
 */
export const privateStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> = {
  getItem(place) {
    const text = localStorage.getItem(place);
    // Plain is only what found no room encrypted.
    if (text === null || !isEncrypted(text)) return text;
    const key = keyNow();
    return key && decryptText(key, place, text);
  },
  setItem(place, text) {
    const key = keyToKeep(place);
    if (!key) {
      askForKey();
      throw new KeyMissing(place);
    }
    localStorage.setItem(place, encryptText(key, place, text));
  },
  removeItem: (place) => localStorage.removeItem(place),
  key: (index) => localStorage.key(index),
  get length() {
    return localStorage.length;
  },
};

/**
 * What writes a text later as `setItem` would now: it is encrypted beside the page meanwhile. Rejects with KeyMissing, and the writer throws
 * it where the key has gone until then.
 */
export async function prepareItem(place: string, text: string): Promise<() => void> {
  const key = keyToKeep(place);
  if (!key) {
    askForKey();
    throw new KeyMissing(place);
  }
  const encrypted = await encryptTextBeside(key, place, text);
  return () => {
    if (keyToKeep(place) !== key) throw new KeyMissing(place);
    localStorage.setItem(place, encrypted);
  };
}

function keyNow(): Uint8Array | null {
  if (held === null || readToken() === null || held.accountId !== storageOwner()) return null;
  return held.key;
}

/** The key for what is of its own account, also when the session has just ended; null = nothing may be kept there. */
function keyToKeep(place: string): Uint8Array | null {
  if (held === null || (readToken() !== null && held.accountId !== storageOwner())) return null;
  const { accountId, key } = held;
  return PLACES.some((start) => isOf(`${start}:${accountId}`, place)) ? key : null;
}

const isOf = (start: string, place: string): boolean => place === start || place.startsWith(`${start}:`);

function encryptPlainTexts(accountId: string): void {
  localStorage.removeItem(SHARED_CLIPBOARD);
  const starts = PLACES.map((place) => `${place}:${accountId}`);
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const name of names) {
    const text = localStorage.getItem(name);
    const isOwn = starts.some((start) => isOf(start, name));
    if (!isOwn || text === null || isEncrypted(text)) continue;
    try {
      privateStorage.setItem(name, text);
    } catch {
      // No room for the encrypted text: keep the draft in plain text until there is.
    }
  }
}
