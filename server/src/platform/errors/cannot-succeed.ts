import { zh } from '@diy/contract/messages/texts/zh';
import { wordMessage } from '@diy/contract/messages/word-message';
import { DesignFormatError } from '@diy/design/document';
import { DrawingError } from '@diy/design/painting';
import { type Message, Refusal } from './refusal.ts';

/**
 * An error that the same input always gives: a job that meets it fails at once, with this user-facing text. Everything
 * else (outages, full disks, killed workers, errors nobody foresaw) is tried again.
 */
export class CannotSucceed extends Error {
  readonly text: Message;
  constructor(text: Message, options?: ErrorOptions) {
    super(wordMessage(text, 'zh', zh), options);
    this.name = 'CannotSucceed';
    this.text = text;
  }
}

/** PostgreSQL's class 22: a value that no column takes, such as a figure out of its range. */
const REFUSED_VALUE = /^22[0-9A-Z]{3}$/;

/** Whether the same input always gives this error, so that trying again cannot help. */
export function cannotSucceed(error: unknown): boolean {
  if (error instanceof CannotSucceed || error instanceof Refusal) return true;
  // The design package knows nothing about jobs; its errors are caused by the document.
  if (error instanceof DrawingError) return true;
  // A newer worker can open a document of a newer format.
  if (error instanceof DesignFormatError) return error.problem !== 'newer-format';
  return error instanceof Error && 'code' in error && REFUSED_VALUE.test(String(error.code));
}

/** The user-facing text of an error that has one; null for any other. */
export function textOf(error: unknown): Message | null {
  return error instanceof CannotSucceed || error instanceof Refusal ? error.text : null;
}
