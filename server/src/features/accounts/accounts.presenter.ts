import type { User } from '@diy/contract/accounts/accounts';

/** An account as the wire shows it; never its hash. */
export function presentUser(account: User): User {
  const { id, username, nickname, sku, avatar } = account;
  return { id, username, nickname, sku, avatar };
}
