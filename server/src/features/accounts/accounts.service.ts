import { randomInt } from 'node:crypto';
import { type FirstStep, ownNickname, type Profile, type User } from '@diy/contract/accounts/accounts';
import { newPassword } from '@diy/contract/accounts/sign-in-fields';
import { message, type StoredMessage } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { Refusal, refuseField } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { presentUser } from './accounts.presenter.ts';
import {
  type AccountRow,
  findAccountByName,
  getAccount,
  insertAccount,
  setAccountDisabled,
  updateAccount,
} from './accounts.queries.ts';
import { firstStepOf } from './first-steps/restrict-until-step.ts';
import { isGuessable } from './passwords/guessable-password.ts';
import { findSecondFactor } from './second-factor/second-factors.queries.ts';
import { deleteSessions } from './sessions.queries.ts';

/** A new account as the command line gives it. */
export interface AccountDraft {
  username: string;
  password: string;
  nickname?: string;
  /** Short code for SKUs, 2 to 8 capitals and digits; default four unique ones. */
  sku?: string;
  /** Ends the password at its first use, or at this time. */
  initialUntil?: Date;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A condition on one field, and what to say when it is not met. */
interface DraftRule {
  field: keyof AccountDraft;
  ok(draft: AccountDraft): boolean;
  text: StoredMessage;
}

const draftRules: DraftRule[] = [
  {
    ok: ({ username }) => /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,63}$/u.test(username),
    field: 'username',
    text: message('accounts.username-form'),
  },
  {
    ok: ({ password }) => newPassword.safeParse(password).success,
    field: 'password',
    text: message('accounts.password-form'),
  },
  {
    ok: ({ username, password, nickname }) => !isGuessable(password, [username, nickname ?? '']),
    field: 'password',
    text: message('accounts.password-guessable'),
  },
  {
    ok: ({ nickname }) => nickname === undefined || ownNickname.safeParse(nickname).success,
    field: 'nickname',
    text: message('accounts.nickname-form'),
  },
  {
    ok: ({ sku }) => sku === undefined || /^[A-Z0-9]{2,8}$/.test(sku),
    field: 'sku',
    text: message('accounts.sku-form'),
  },
];

/** Makes an account; throws a Refusal that names what is wrong or taken. */
export async function createAccount(
  services: Pick<Services, 'db' | 'newId' | 'passwords'>,
  draft: AccountDraft,
): Promise<AccountRow> {
  requireValid(draft, ['username', 'password', 'nickname', 'sku']);
  const passwordHash = await services.passwords.hash(draft.password);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const id = services.newId();
    const inserted = await insertAccount(services.db, {
      id,
      username: draft.username,
      nickname: draft.nickname?.trim() ?? draft.username,
      sku: draft.sku ?? randomSku(),
      avatar: null,
      password_hash: passwordHash,
      disabled_at: null,
      initial_until: draft.initialUntil ?? null,
    });
    if (inserted) return getAccount(services.db, id);
    if (await findAccountByName(services.db, draft.username)) throw taken('username', draft.username);
    if (draft.sku) throw taken('sku', draft.sku);
  }
  throw new Error('no free seller code was found');
}

/** `names` are those that a call has for fields. */
function requireValid(
  draft: AccountDraft,
  fields: (keyof AccountDraft)[],
  names: Partial<Record<keyof AccountDraft, string>> = {},
): void {
  const wrong = draftRules.find((rule) => fields.includes(rule.field) && !rule.ok(draft));
  if (!wrong) return;
  const { field, text } = wrong;
  throw new Refusal(text, [{ field: names[field] ?? field, msg: text }], 'accounts.invalid');
}

/**
 * Sets a new password and ends every session but `keepSessionId`; one with `initialUntil` is for the next sign-in alone. Throws a
 * Refusal for one that is easily guessed.
 */
export async function setPassword(
  services: Pick<Services, 'db' | 'passwords'>,
  accountId: string,
  password: string,
  keepSessionId: string | null,
  initialUntil: Date | null = null,
): Promise<void> {
  const { username, nickname } = await getAccount(services.db, accountId);
  requireValid({ username, password, nickname }, ['password'], { password: 'new_password' });
  const password_hash = await services.passwords.hash(password);
  await services.db.transaction().execute(async (trx) => {
    await updateAccount(trx, accountId, { password_hash, initial_until: initialUntil });
    await deleteSessions(trx, accountId, keepSessionId);
  });
}

/** What the account has to do before any other call; null = nothing. */
export async function findRequiredFirstStep(
  { db, config }: Pick<Services, 'config' | 'db'>,
  accountId: string,
): Promise<FirstStep | null> {
  const { initial_until } = await getAccount(db, accountId);
  const factor = await findSecondFactor(db, accountId);
  return firstStepOf({ initial_until, has_factor: factor?.confirmed_at != null }, config);
}

/** The account somebody is signed in to, as its profile shows it. */
export async function ownProfile(
  services: Pick<Services, 'config' | 'db'>,
  accountId: string,
): Promise<User & Pick<Profile, 'created_at' | 'must_first'>> {
  const account = await getAccount(services.db, accountId);
  const must_first = await findRequiredFirstStep(services, accountId);
  return { ...presentUser(account), must_first, created_at: account.created_at.toISOString() };
}

/** Changes the given fields of the profile and returns the updated account. */
export async function changeProfile(
  services: { db: Db },
  accountId: string,
  change: { nickname?: string; avatar?: string | null },
): Promise<AccountRow> {
  await updateAccount(services.db, accountId, change);
  return getAccount(services.db, accountId);
}

/** Whether a password is the account's. */
export function isPassword(
  { passwords }: Pick<Services, 'passwords'>,
  account: AccountRow,
  password: string,
): Promise<boolean> {
  return passwords.verify(account.password_hash, password);
}

/** Disables an account: it cannot sign in and its sessions end at once. */
export async function disableAccount(services: { db: Db }, accountId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await setAccountDisabled(trx, accountId, true);
    await deleteSessions(trx, accountId, null);
  });
}

/** The account may sign in again, with the password that it had. */
export async function enableAccount({ db }: { db: Db }, accountId: string): Promise<void> {
  await setAccountDisabled(db, accountId, false);
}

function taken(field: 'username' | 'sku', value: string): Refusal {
  return refuseField(field, message(`accounts.${field}-taken`, { value }));
}

function randomSku(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
