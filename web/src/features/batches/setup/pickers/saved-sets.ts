import { privateStorage } from '../../../../shared/private-storage/private-storage.ts';
import type { BatchDraft } from '../../batch-draft.ts';
import { EMPTY_DRAFT } from '../../batch-draft.ts';

/** Products and rules kept under a name, to begin the next batch with; pictures are not part of it. */
export interface SavedSet {
  name: string;
  draft: Omit<BatchDraft, 'name' | 'imageIds' | 'imageCategoryIds' | 'aiGroupIds' | 'cells'>;
}

const MAX_SETS = 20;
const storageKey = (accountId: string) => `batch-sets:${accountId}`;

/** Sets of an account in this browser, newest first; unreadable data counts as none. */
export function readSets(accountId: string): SavedSet[] {
  try {
    const value: unknown = JSON.parse(privateStorage.getItem(storageKey(accountId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isSet) : [];
  } catch {
    return [];
  }
}

/** Keeps a draft's products and rules; a set of the same name is replaced. Returns all sets. */
export function keepSet(accountId: string, name: string, draft: BatchDraft): SavedSet[] {
  const { products, rule, surfaceRules, bleed, nameRule, skuRule } = draft;
  const set = { name, draft: { products, rule, surfaceRules, bleed, nameRule, skuRule } };
  return write(accountId, [set, ...readSets(accountId).filter((one) => one.name !== name)]);
}

export function deleteSet(accountId: string, name: string): SavedSet[] {
  return write(
    accountId,
    readSets(accountId).filter((one) => one.name !== name),
  );
}

/** A draft with a set's products and rules, its own pictures and name. */
export function applySet(draft: BatchDraft, set: SavedSet): BatchDraft {
  const { name, imageIds, imageCategoryIds, aiGroupIds } = draft;
  return { ...EMPTY_DRAFT, ...set.draft, name, imageIds, imageCategoryIds, aiGroupIds };
}

function write(accountId: string, sets: SavedSet[]): SavedSet[] {
  const kept = sets.slice(0, MAX_SETS);
  try {
    privateStorage.setItem(storageKey(accountId), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage only costs the convenience.
  }
  return kept;
}

function isSet(value: unknown): value is SavedSet {
  if (typeof value !== 'object' || value === null) return false;
  const { name, draft } = value as Partial<SavedSet>;
  return typeof name === 'string' && typeof draft === 'object' && Array.isArray(draft?.products);
}
