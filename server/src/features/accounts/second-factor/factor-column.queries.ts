import type { EncryptedColumn } from '../../../platform/keys/encrypt-again.queries.ts';
import { appSecretCipher } from './check-code.ts';

/** Secrets of authenticator apps. */
export const factorColumn: EncryptedColumn = {
  table: 'second_factors',
  column: 'secret',
  id: ['account_id'],
  owner: 'account_id',
  cipherOf: appSecretCipher,
};
