import type { Message } from '../../../platform/errors/refusal.ts';

/** A line that must not be printed as it is; the text is for people. */
export class LineProblem extends Error {
  readonly text: Message;
  constructor(text: Message) {
    super(text.zh);
    this.text = text;
  }
}
