import type { SecurityEventKind } from '@diy/contract/accounts/security-log';
import { networkOf } from '../../../platform/network-of.ts';
import type { Services } from '../../../platform/services.ts';
import { listSessions } from '../sessions.queries.ts';
import { MAX_USER_AGENT } from '../sessions.service.ts';
import {
  countFailure,
  insertSecurityEvent,
  listSignInPlaces,
  listUnconfirmedSessions,
} from './security-events.queries.ts';

/** Where somebody is when something happens. */
export interface EventOrigin {
  ip: string;
  userAgent: string;
  sessionId: string;
}

/** Who makes a call, and from where. */
export interface Caller {
  account: { id: string; sessionId: string };
  ip: string;
  userAgent: string;
}

/** Stands for the operator's commands, which come from nowhere. */
export const BY_OPERATOR: EventOrigin = { ip: '', userAgent: '', sessionId: '' };

type Needs = Pick<Services, 'db' | 'log'>;

/**
 * Writes what happened into the account's security log, and into the server's. It is done by then: a line that cannot be
 * written must not say otherwise, nor lose codes and tokens that are shown once.
 */
export async function recordEvent(
  { db, log }: Needs,
  accountId: string,
  { ip, userAgent, sessionId }: EventOrigin,
  { kind, detail = '' }: { kind: SecurityEventKind; detail?: string },
): Promise<void> {
  log.info({ accountId, ip, kind }, 'security event');
  const user_agent = userAgent.slice(0, MAX_USER_AGENT);
  await insertSecurityEvent(db, accountId, { kind, ip, user_agent, detail, session_id: sessionId }).catch(
    (error) => log.error({ err: error, accountId, kind }, 'a security event could not be recorded'),
  );
}

/** What a call did that somebody signed in has made. */
export function recordCall(
  services: Needs,
  { account, ip, userAgent }: Caller,
  kind: SecurityEventKind,
  detail?: string,
): Promise<void> {
  const place = { ip, userAgent, sessionId: account.sessionId };
  return recordEvent(services, account.id, place, { kind, ...(detail ? { detail } : {}) });
}

/**
 * Records a sign-in. A pair of network and kind of browser that is new for the account waits for a confirmation, and is not
 * known before it. The first sign-in of an account needs none.
 */
export async function recordSignIn(
  { db, log }: Needs,
  accountId: string,
  place: EventOrigin,
  detail: string,
): Promise<void> {
  log.info({ accountId, ip: place.ip, factor: detail || 'password' }, 'signed in');
  await insertSecurityEvent(db, accountId, {
    kind: 'sign-in',
    ip: place.ip,
    user_agent: place.userAgent.slice(0, MAX_USER_AGENT),
    detail,
    session_id: place.sessionId,
    is_unconfirmed: await isNews(db, accountId, place),
  });
}

/** Known are confirmed sign-ins, and sessions that are older than the log or what it still holds. */
async function isNews(db: Needs['db'], accountId: string, place: EventOrigin): Promise<boolean> {
  const unconfirmed = await listUnconfirmedSessions(db, accountId);
  const sessions = (await listSessions(db, accountId)).filter(
    ({ id, kind, ip }) => kind === 'session' && ip !== '' && id !== place.sessionId && !unconfirmed.has(id),
  );
  const known = [...(await listSignInPlaces(db, accountId)), ...sessions];
  if (known.length === 0) return unconfirmed.size > 0;
  const here = placeKey(place.ip, place.userAgent);
  return !known.some((one) => placeKey(one.ip, one.user_agent) === here);
}

/**
 * Counts a failed sign-in. Nobody waits for it: the response to a name that exists must not take longer than one to a name
 * that does not.
 */
export function recordFailure(
  { db, log }: Needs,
  accountId: string,
  { ip, userAgent }: Pick<EventOrigin, 'ip' | 'userAgent'>,
  kind: 'sign-in-failed' | 'code-failed',
): void {
  const failure = { kind, network: networkOf(ip), user_agent: userAgent.slice(0, MAX_USER_AGENT) };
  countFailure(db, accountId, failure).catch((error) =>
    log.error({ err: error, accountId }, 'a failed sign-in could not be recorded'),
  );
}

/** Network and browser; versions change every month and say nothing. */
function placeKey(ip: string, userAgent: string): string {
  return `${networkOf(ip)} ${userAgent.slice(0, MAX_USER_AGENT).replace(/\d+/g, '')}`;
}
