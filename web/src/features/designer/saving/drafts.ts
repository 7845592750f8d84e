import { type DesignDocument, openDesign } from '@diy/design/document';
import { KeyMissing } from '../../../shared/private-storage/private-storage.ts';
import type { SentSaves } from './decide-saving.ts';

/** What is known of a library image in a draft. */
export interface DraftPicture {
  readonly id: string;
  readonly url: string;
  readonly isDamaged?: boolean;
}

/** Content that was not saved when the page went away. */
export interface Draft {
  readonly storageKey: string;
  readonly designId: string | null;
  readonly templateId: string;
  readonly templateVersion: number;
  /** Version it was made from; 0 for a design that was never saved. */
  readonly version: number;
  readonly name: string;
  readonly design: DesignDocument;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Previews of the library images in it. */
  readonly pictures: readonly DraftPicture[];
  /** What was sent of it without a response; drafts of earlier versions do not say. */
  readonly sent?: SentSaves;
}

export type DraftToKeep = Omit<Draft, 'storageKey' | 'keptAt'>;

/** Drafts of one account in one browser. */
export interface DraftStore {
  /** Keeps this page's draft in place of its earlier one; false when there is no room, or no key yet. */
  keep(draft: DraftToKeep): boolean;
  /** The same while somebody works: encrypted beside the page. Null where a later draft, or its deletion, came first. */
  keepBeside(draft: DraftToKeep): Promise<boolean | null>;
  /** Deletes this page's draft. */
  drop(): void;
  /** Drafts of this design (or of new designs of this template) that no open page looks after, newest first. */
  find(target: { designId: string } | { templateId: string }): Promise<Draft[]>;
  remove(storageKey: string): void;
}

const PREFIX = 'diy-draft';
/** Older drafts make room for newer ones. */
const KEPT = 12;

export interface DraftOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** What writes a text into the storage, once it has been prepared beside the page. */
  prepareItem: (key: string, text: string) => Promise<() => void>;
  userId: string;
  /** Names this page; drafts of other open pages are theirs. */
  pageId: string;
  /** Ids of the pages that are open. */
  openPages: () => Promise<ReadonlySet<string>>;
  now: () => number;
}

/** Keeps unsaved work in the browser, by account and page, so that two tabs do not overwrite each other. */
export function createDraftStore(options: DraftOptions): DraftStore {
  const { storage, prepareItem, userId, pageId, openPages, now } = options;
  const prefix = `${PREFIX}:${userId}:`;
  const ownKey = prefix + pageId;
  const keys = () => {
    const all: string[] = [];
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index);
      if (key?.startsWith(prefix)) all.push(key);
    }
    return all;
  };
  const readAll = () =>
    keys()
      .flatMap((key) => readDraft(key, storage.getItem(key)) ?? [])
      .sort((one, other) => other.keptAt - one.keptAt);
  const makeRoom = (isHard: boolean) => {
    // Reading them all takes longer than keeping one, which happens while somebody works.
    if (!isHard && keys().filter((key) => key !== ownKey).length <= KEPT) return;
    const others = readAll().filter((draft) => draft.storageKey !== ownKey);
    for (const draft of others.slice(isHard ? Math.floor(others.length / 2) : KEPT)) {
      storage.removeItem(draft.storageKey);
    }
  };

  const textOf = (draft: DraftToKeep) => JSON.stringify({ ...draft, keptAt: now() });
  const writeInRoom = (write: () => void): boolean => {
    for (const isHard of [false, true]) {
      try {
        makeRoom(isHard);
        write();
        return true;
      } catch (error) {
        // Throwing others out brings no key.
        if (error instanceof KeyMissing) return false;
        // Full: once more after throwing out the older half.
      }
    }
    return false;
  };
  /** Counts what was kept or deleted, so that nothing older comes behind it. */
  let turn = 0;

  return {
    keep(draft) {
      turn += 1;
      return writeInRoom(() => storage.setItem(ownKey, textOf(draft)));
    },
    async keepBeside(draft) {
      turn += 1;
      const own = turn;
      const write = await prepareItem(ownKey, textOf(draft)).catch(() => null);
      if (own !== turn) return null;
      return write !== null && writeInRoom(write);
    },
    drop() {
      turn += 1;
      storage.removeItem(ownKey);
    },
    async find(target) {
      const open = await openPages();
      return readAll().filter((draft) => {
        const page = draft.storageKey.slice(prefix.length);
        if (page === pageId || open.has(page)) return false;
        return 'designId' in target
          ? draft.designId === target.designId
          : draft.designId === null && draft.templateId === target.templateId;
      });
    },
    remove: (storageKey) => storage.removeItem(storageKey),
  };
}

/** Returns null for what is not a draft of a format we can open; such entries do no harm. */
function readDraft(storageKey: string, text: string | null): Draft | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Draft;
    return { ...value, storageKey, design: openDesign(value.design) };
  } catch {
    return null;
  }
}
