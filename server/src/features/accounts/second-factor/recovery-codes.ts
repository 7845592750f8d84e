import { randomInt } from 'node:crypto';
import type { Services } from '../../../platform/services.ts';
import { deleteRecoveryCode, listRecoveryCodes, replaceRecoveryCodes } from './second-factors.queries.ts';

const COUNT = 10;
/** 25 letters to the power of 28 are 130 bits, more than anyone with the hashes could try. */
const LENGTH = 28;
const GROUP = 4;
/** Codes of earlier versions, which count until they are used or renewed. */
const EARLIER_LENGTH = 10;
/** No letters or digits that look like another. */
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

type Needs = Pick<Services, 'db' | 'newId' | 'passwords'>;

/** Ten new codes with their hashes; they are kept by `keepRecoveryCodes`. */
export interface NewRecoveryCodes {
  codes: string[];
  rows: { id: string; code_hash: string }[];
}

/** Makes ten codes; hashing them takes a moment, so it stands outside of transactions. */
export async function makeRecoveryCodes(services: Needs): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: COUNT }, randomCode);
  const hashes = await Promise.all(codes.map((code) => services.passwords.hash(code)));
  return {
    codes: codes.map(inGroups),
    rows: hashes.map((code_hash) => ({ id: services.newId(), code_hash })),
  };
}

/** Keeps them instead of the account's earlier ones. */
export function keepRecoveryCodes(
  db: Services['db'],
  accountId: string,
  made: NewRecoveryCodes,
): Promise<void> {
  return replaceRecoveryCodes(db, accountId, made.rows);
}

/** Uses a code up; false when it is none of the account's. */
export async function spendRecoveryCode(services: Needs, accountId: string, code: string): Promise<boolean> {
  if (code.length !== LENGTH && code.length !== EARLIER_LENGTH) return false;
  for (const { id, code_hash } of await listRecoveryCodes(services.db, accountId))
    if (await services.passwords.verify(code_hash, code))
      return deleteRecoveryCode(services.db, accountId, id);
  return false;
}

/** As it is shown: `ACDE-FGHJ-…`. */
function inGroups(code: string): string {
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

function randomCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
