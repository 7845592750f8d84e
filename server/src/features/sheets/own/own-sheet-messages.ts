import type { StoredMessage } from '@diy/contract/messages/message';
import type { OwnSheetFacts } from './read-own-sheet.ts';

/** What the reading process is sent. */
export interface ToOwnSheetWorker {
  path: string;
}

/** Its one reply: what was found, why the file is refused, or our own fault. */
export type FromOwnSheetWorker = { facts: OwnSheetFacts } | { refused: StoredMessage } | { failed: string };
