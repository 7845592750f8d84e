import type { StoredMessage } from '@diy/contract/messages';

/** Text for people in the languages the server speaks; zh-CN is the default. */
export interface Message {
  zh: string;
  en: string;
}

/** What is wrong with one field of a call. */
export interface WrongField {
  /** Path within the input, with dots. */
  field: string;
  /** Text in both languages; a string is without a language (a key, an id) or in the caller's own already. */
  msg: Message | string;
}

/**
 * Something the caller can fix: becomes code 10001 with a stable id.
 * Any other error becomes HTTP 500 and is logged; its text never reaches the caller.
 */
export class Refusal extends Error {
  constructor(
    /** `<feature>.<what-is-wrong>` */
    readonly id: string,
    readonly text: Message,
    readonly fields: readonly WrongField[] = [],
    /** What it says without its language, for readers in languages the server does not speak. */
    readonly wording: StoredMessage | null = null,
  ) {
    super(`${id}: ${text.zh}`);
    this.name = 'Refusal';
  }
}

/** The refusal of a foreign, deleted or random id, which must be the same for all. */
export function notFound(feature: string): Refusal {
  return new Refusal(`${feature}.not-found`, {
    zh: '没有找到，可能已被删除',
    en: 'Not found; it may have been deleted',
  });
}
