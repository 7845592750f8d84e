/** What went wrong on the way, without any address: these texts may reach people. */
export type FetchProblem =
  /** Not http or https, or with a user name inside. */
  | 'bad-url'
  /** The host, or where a redirect led, is an address this server must not talk to. */
  | 'forbidden-address'
  /** A redirect where none is followed, one too many, or from https down to http. */
  | 'redirected'
  /** No such host, nobody listens, or the line broke before an answer began. */
  | 'unreachable'
  | 'timeout'
  /** More bytes than allowed; reading stopped there. */
  | 'too-large'
  /** The answer broke off. */
  | 'cut-off'
  /** Compressed though it was asked not to be. */
  | 'encoded';

/** A request to the outside that did not work. Carries neither URL nor headers, which may hold keys. */
export class FetchFailure extends Error {
  constructor(readonly problem: FetchProblem) {
    super(`request to the outside failed: ${problem}`);
    this.name = 'FetchFailure';
  }
}
