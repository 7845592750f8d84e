import type { SavedImageRow } from '@diy/contract/images/images';

/**
 * waiting → inspecting (is it in the library already?) → sending → checking → done. `known` waits for the person to
 * say; `paused` keeps what has arrived where the store can.
 */
export type UploadState =
  | 'waiting'
  | 'inspecting'
  | 'known'
  | 'sending'
  | 'paused'
  | 'checking'
  | 'done'
  | 'skipped'
  | 'failed';

/** What the library holds already, byte for byte. */
export interface KnownImage {
  id: string;
  name: string;
  /** Deleted a while ago: bringing it back saves the upload. */
  isDeleted: boolean;
}

/** One file on its way into the library. */
export interface UploadItem {
  id: string;
  file: File;
  /** Category it goes into; '' = 未分类. */
  categoryId: string;
  state: UploadState;
  /** 0..1 of the bytes sent. */
  share: number;
  /** For people; set when failed. */
  reason: string | null;
  canRetry: boolean;
  known: KnownImage | null;
  /** The library's row, once done; null also when a deleted one was brought back. */
  image: SavedImageRow | null;
}

export interface UploadFailure {
  reason: string;
  canRetry: boolean;
}

/** What the queue needs from outside. */
export interface UploadWork {
  /** The same bytes in the library; null = none, or it could not be found out. */
  findKnown(file: File, signal: AbortSignal): Promise<KnownImage | null>;
  /** Sends one file and records it; `onProgress` 1 = all bytes sent, being checked. */
  send(item: UploadItem, onProgress: (share: number) => void, signal: AbortSignal): Promise<SavedImageRow>;
  /** Brings a deleted image back. */
  restore(id: string): Promise<void>;
  explain(error: unknown): UploadFailure;
  /** After each file that arrived. */
  onArrived(): void;
  /** A file joined the queue, or left it for good: arrived, skipped, refused or taken off. */
  onOpened(file: File): void;
  onSettled(file: File): void;
}

/** What the screen shows; the same object as long as nothing changed. */
export interface UploadView {
  items: readonly UploadItem[];
  /** Files beyond the round's 20. */
  restCount: number;
  /** The rest follows automatically, round after round. */
  continuesWithRest: boolean;
}

/** States in which the browser or the server works on the file now. */
const RUNNING: UploadState[] = ['inspecting', 'sending', 'checking'];
const OF_ROUND: UploadState[] = [...RUNNING, 'waiting', 'paused'];

/** Whether the library has an image of the same bytes that is not deleted. */
export const isInLibrary = ({ state, known }: UploadItem): boolean =>
  state === 'known' && known !== null && !known.isDeleted;
/** Takes a place among the round's 20. */
export const isOfRound = ({ state }: UploadItem): boolean => OF_ROUND.includes(state);
/** On its way without anybody having to do something. */
export const isMoving = ({ state }: UploadItem): boolean => state === 'waiting' || RUNNING.includes(state);
/** Nothing will happen to it any more unless somebody asks. */
export const isSettled = ({ state }: UploadItem): boolean => state === 'done' || state === 'skipped';

/** Failed, but sending it once more may help. */
export const isRetryable = ({ state, canRetry }: UploadItem): boolean => state === 'failed' && canRetry;

/**
 * In the order of the screen: what waits for a word, then what did not arrive, then the rest as it was chosen. The few
 * that need somebody must not hide below many that do not.
 */
export function byUrgency(items: readonly UploadItem[]): UploadItem[] {
  const rank = ({ state }: UploadItem) => (state === 'known' ? 0 : state === 'failed' ? 1 : 2);
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** A file that just joined. */
export function newItem(id: string, file: File, categoryId: string): UploadItem {
  return {
    id,
    file,
    categoryId,
    state: 'waiting',
    share: 0,
    reason: null,
    canRetry: false,
    known: null,
    image: null,
  };
}
