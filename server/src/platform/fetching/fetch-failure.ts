/** Why a request failed, without any address, because these texts may reach users. */
export type FetchProblem =
  /** Not http or https, or with a user name inside. */
  | 'bad-url'
  /** The host, or where a redirect led, is an address this server must not talk to. */
  | 'forbidden-address'
  /** The host, or where a redirect led, is not on the operator's list. */
  | 'host-not-listed'
  /** Another port than that of http or https, or where a redirect led. */
  | 'forbidden-port'
  /** Plain http, where the operator wants none. */
  | 'not-encrypted'
  /** A redirect where none is followed, one too many, or from https down to http. */
  | 'redirected'
  /** No such host, no listener, or the connection broke before the response. */
  | 'unreachable'
  | 'timeout'
  /** More bytes than allowed; reading stopped there. */
  | 'too-large'
  /** The response broke off. */
  | 'cut-off'
  /** Compressed, although the request forbids it. */
  | 'encoded';

/** A request to the outside that did not work. Carries neither URL nor headers, which may hold keys; the host alone is no secret. */
export class FetchFailure extends Error {
  constructor(
    readonly problem: FetchProblem,
    /** After a `timeout` before the head of a response: the host that was asked, and for how long. */
    readonly silent: { host: string; ms: number } | null = null,
  ) {
    super(`request to the outside failed: ${problem}`);
    this.name = 'FetchFailure';
  }
}
