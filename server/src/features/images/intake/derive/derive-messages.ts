import type { Derived } from './derive-from.ts';

export type DeriveReply =
  | { type: 'derived'; derived: Derived }
  /** `isUnread`: the file is valid, but of an unsupported kind. */
  | { type: 'failed'; message: string; isUnread: boolean };
