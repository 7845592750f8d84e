import type { Envelope, FieldProblem } from '@diy/contract/endpoint';

/** No response within the time-out. */
export class Timeout extends Error {
  override name = 'Timeout';
}

/** HTTP status outside 200–299; `status` 0 = the server could not be reached. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** The response was not the envelope that the contract defines; `status` is its HTTP status, 200 to 299. */
export class ParseError extends Error {
  override name = 'ParseError';
  readonly status: number;
  constructor(message: string, status = 200) {
    super(message);
    this.status = status;
  }
}

/** Business code 10001: `message` is user-facing, `id` and `fields` are for the caller. */
export class Refused extends Error {
  override name = 'Refused';
  /** Stable id, `<feature>.<what-is-wrong>`. */
  readonly id: string;
  readonly fields: FieldProblem[];
  /** The unchanged response. */
  readonly envelope: Envelope<unknown>;
  constructor(envelope: Envelope<unknown> & { error: string }) {
    super(envelope.msg);
    this.id = envelope.error;
    this.fields = ('fields' in envelope && envelope.fields) || [];
    this.envelope = envelope;
  }
}

/** This page is older than the data it received: the app was updated while the tab was open. */
export class AppOutdated extends Error {
  override name = 'AppOutdated';
}

/** Business code 10002, or a protected call without a token. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}
