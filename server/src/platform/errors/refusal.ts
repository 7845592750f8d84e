import { message } from '@diy/contract/messages/make-message';
import type { Message, StoredMessage } from '@diy/contract/messages/message';

/** User-facing text, worded in the reader's language when it is read. */
export type { Message } from '@diy/contract/messages/message';

/** What is wrong with one field of a call. */
export interface WrongField {
  /** Path within the input, with dots. */
  field: string;
  /** A string is without a language (a key, an id) or in the caller's own already. */
  msg: Message | string;
}

/**
 * Something the caller can fix: becomes code 10001 with a stable id.
 * Any other error becomes HTTP 500 and is logged; its text never reaches the caller.
 */
export class Refusal extends Error {
  constructor(
    readonly text: StoredMessage,
    readonly fields: readonly WrongField[] = [],
    /** `<feature>.<what-is-wrong>`, where several messages say the same to a program. */
    readonly id: string = text.id,
  ) {
    super(id === text.id ? inNoLanguage(text) : `${id}: ${inNoLanguage(text)}`);
    this.name = 'Refusal';
  }
}

/** What logs say of a message. Wording it would load all texts of a language into every process that can refuse something. */
function inNoLanguage({ id, params = {} }: StoredMessage): string {
  return Object.keys(params).length === 0 ? id : `${id} ${JSON.stringify(params)}`;
}

/** A refusal that is about one field of the call, by its path with dots. */
export function refuseField(field: string, text: StoredMessage): Refusal {
  return new Refusal(text, [{ field, msg: text }]);
}

/** The refusal of a foreign, deleted or random id, which must be the same for all. */
export function notFound(feature: string): Refusal {
  return new Refusal(message('request.not-found'), [], `${feature}.not-found`);
}
