import type { StoredMessage } from '@diy/contract/messages';

/** What keeps an account from working for now. */
export interface AccountRestriction {
  /** What other calls are refused with. */
  text: StoredMessage;
  /** Paths of the calls that end it. */
  mayCall: ReadonlySet<string>;
}
