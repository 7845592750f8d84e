import type { StoredMessage } from '@diy/contract/messages';
import type { TableChoice, TableFacts, TableHead, UnpackedPicture } from './table-facts.ts';

/** To the reading process. `folder`: a private one for pictures; `next` = the oldest batch or picture is processed. */
export type ToWorker = { type: 'read'; path: string; choice: TableChoice; folder: string } | { type: 'next' };

/** From the reading process; `refused`, `failed` and `done` are its last message. */
export type FromWorker =
  | { type: 'head'; head: TableHead }
  /** `packed`: gzip of JSON of `string[][]`, as it is kept: the parent never holds rows as texts. */
  | { type: 'rows'; first: number; packed: Uint8Array }
  | { type: 'picture'; picture: UnpackedPicture }
  | { type: 'done'; facts: TableFacts }
  | { type: 'refused'; id: string; text: StoredMessage }
  /** `isFull`: the disk is. */
  | { type: 'failed'; message: string; isFull: boolean };
