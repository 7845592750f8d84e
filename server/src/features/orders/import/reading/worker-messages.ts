import type { Message } from '../../../../platform/errors/refusal.ts';
import type { TableChoice, TableFacts, TableHead } from './types.ts';

/** To the reading process. `next` = the oldest batch is dealt with. */
export type ToWorker = { type: 'read'; path: string; choice: TableChoice } | { type: 'next' };

/** From the reading process; `refused` and `failed` are its last words, as `done` is. */
export type FromWorker =
  | { type: 'head'; head: TableHead }
  /** `packed`: gzip of JSON of `string[][]`, as it is kept: the parent never holds rows as texts. */
  | { type: 'rows'; first: number; packed: Uint8Array }
  | { type: 'done'; facts: TableFacts }
  | { type: 'refused'; id: string; text: Message }
  | { type: 'failed'; message: string };
