/** The caller is too fast: becomes HTTP 429 with Retry-After. */
export class TooManyRequests extends Error {
  /** Whole seconds until the next try may succeed, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many requests');
    this.name = 'TooManyRequests';
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}
