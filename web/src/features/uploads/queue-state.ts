import type { SavedImageRow } from '@diy/contract/images/images';
import { type KnownImage, newItem, type UploadFailure, type UploadItem } from './upload-item.ts';

/** A file of the queue with what only the queue needs to know. */
export interface QueuedItem extends UploadItem {
  /** Number of the attempt under way; null = none. What an attempt given up still says counts for nothing. */
  attempt: number | null;
  /** Sent without asking: the library has not the same bytes, or the person wants them twice. */
  isCleared: boolean;
}

export interface QueueState {
  items: readonly QueuedItem[];
  /** The files that wait for later rounds: a round has at most 20. */
  rest: readonly QueuedItem[];
  /** The rest follows automatically, round after round. */
  continuesWithRest: boolean;
  lastAttempt: number;
}

export const EMPTY_QUEUE: QueueState = { items: [], rest: [], continuesWithRest: false, lastAttempt: 0 };

/** What the person wants. Where an id may be missing, all are meant. */
export type QueueRequest =
  | { type: 'add'; items: readonly QueuedItem[] }
  | { type: 'refuse'; item: QueuedItem; reason: string }
  | { type: 'pause' | 'skip-known' | 'send-known'; id?: string | undefined }
  | { type: 'resume' | 'restore-known' | 'remove'; id: string }
  | { type: 'resume-paused' | 'retry-failed' | 'start-next-round' | 'drop-rest' | 'clear-settled' | 'stop' };

/** What the work says. */
export type QueueNews =
  | { type: 'inspected'; attempt: number; known: KnownImage | null }
  | { type: 'progressed'; attempt: number; share: number }
  | { type: 'arrived'; attempt: number; file: File; image: SavedImageRow }
  | { type: 'failed'; attempt: number; failure: UploadFailure }
  | { type: 'restored'; id: string; file: File }
  | { type: 'not-restored'; id: string; failure: UploadFailure };

export type QueueEvent = QueueRequest | QueueNews;

/** What is to be done outside, in the order of the list. */
export type QueueEffect =
  /** The file joined the queue, or left it for good. */
  | { type: 'open' | 'settle'; file: File }
  /** One more arrived in the library. */
  | { type: 'announce' }
  | { type: 'inspect' | 'send'; attempt: number; item: QueuedItem }
  | { type: 'abort'; attempt: number }
  | { type: 'restore'; item: QueuedItem; knownId: string };

/** A file that just joined. */
export const newQueuedItem = (id: string, file: File, categoryId: string): QueuedItem => ({
  ...newItem(id, file, categoryId),
  attempt: null,
  isCleared: false,
});
