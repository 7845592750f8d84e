import type { Message } from '../../../platform/errors/refusal.ts';
import type { TableChoice, TableFacts } from './types.ts';

/** To the reading process. `next` = the oldest batch is dealt with. */
export type ToWorker = { type: 'read'; path: string; choice: TableChoice } | { type: 'next' };

/** From the reading process; `refused` and `failed` are its last words, as `done` is. */
export type FromWorker =
  /** `json`: of `string[][]`; one text is far cheaper to send than an array of texts. */
  | { type: 'rows'; first: number; json: string }
  | { type: 'done'; facts: TableFacts }
  | { type: 'refused'; id: string; text: Message }
  | { type: 'failed'; message: string };
