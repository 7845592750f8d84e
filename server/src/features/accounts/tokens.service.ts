import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/lock-name.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { countTokens, insertSession } from './sessions.queries.ts';
import { hashToken, newToken } from './sessions.service.ts';

/** The most tokens of an account; stops a script that creates them in a loop. */
const MAX_TOKENS = 50;

/** Makes a program's token and returns it; it is not shown again. Throws a Refusal when the account has too many. */
export async function addToken(
  services: { db: Db; newId(): string },
  accountId: string,
  { name, days }: { name: string; days: number },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const [id, token] = [services.newId(), newToken()];
  const expiresAt = await services.db.transaction().execute(async (trx) => {
    await lockName(trx, `accounts.tokens ${accountId}`);
    if ((await countTokens(trx, accountId)) >= MAX_TOKENS) throw tooMany();
    return insertSession(trx, accountId, { id, token_hash: hashToken(token), name, days });
  });
  return { id, token, expiresAt };
}

function tooMany(): Refusal {
  return new Refusal(message('accounts.too-many-tokens', { maxTokens: MAX_TOKENS }));
}
