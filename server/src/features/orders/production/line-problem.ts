import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';

/** A line that must not be printed as it is; the text is for people. */
export class LineProblem extends CannotSucceed {}
