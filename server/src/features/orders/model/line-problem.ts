import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { LineNote } from './line-note.ts';

/** Why a line must not be printed as it is; the text is user-facing. */
export class LineProblem extends CannotSucceed {
  /** The reason as it is stored with the line. */
  readonly note: LineNote;
  constructor(text: Message, kind?: LineNote['kind']) {
    super(text);
    this.note = kind === undefined ? text : { ...text, kind };
  }
}
