import type { SecurityEvent } from '@diy/contract/accounts/security-log';
import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../../platform/database/page.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import {
  confirmOthers,
  countEvents,
  listEvents,
  listUnconfirmed,
  listUnconfirmedSessions,
  type SecurityEventRow,
} from './security-events.queries.ts';

/** A page of the account's log, newest first. */
export async function browseSecurityLog(
  db: Db,
  account: { id: string; sessionId: string },
  { p, limit }: { p: number; limit: number },
): Promise<PageFigures & { list: SecurityEvent[] }> {
  const [rows, count] = [
    await listEvents(db, account.id, { limit, offset: (p - 1) * limit }),
    await countEvents(db, account.id),
  ];
  return { list: rows.map((row) => present(row, account.sessionId)), ...pageFigures(p, limit, count) };
}

/** Sign-ins of others, as far as this session can know. */
export async function showNewSignIns(
  db: Db,
  account: { id: string; sessionId: string },
): Promise<SecurityEvent[]> {
  const rows = await listUnconfirmed(db, account.id, account.sessionId);
  return rows.map((row) => present(row, account.sessionId));
}

/**
 * Somebody says that they know who signed in. Throws a Refusal for a session whose own sign-in waits for that: two
 * sign-ins of an intruder would confirm each other.
 */
export async function confirmNewSignIns(db: Db, account: { id: string; sessionId: string }): Promise<void> {
  const unconfirmed = await listUnconfirmedSessions(db, account.id);
  if (unconfirmed.has(account.sessionId)) throw new Refusal(message('accounts.confirm-elsewhere'));
  await confirmOthers(db, account.id, account.sessionId);
}

/** Anyone who proved the password by changing it knows all sign-ins: those of others have just ended. */
export function confirmAllSignIns(db: Db, accountId: string): Promise<void> {
  return confirmOthers(db, accountId, null);
}

function present({ at, session_id, ...row }: SecurityEventRow, sessionId: string): SecurityEvent {
  return {
    ...row,
    at: at.toISOString(),
    by_operator: session_id === '' && row.ip === '' && !row.kind.endsWith('-failed'),
    is_here: session_id === sessionId,
  };
}
