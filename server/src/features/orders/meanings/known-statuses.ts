import type { Db } from '../../../platform/database/db.ts';
import { listMeanings } from './meanings.queries.ts';
import { type KnownStatuses, knownStatusKey } from './read-status.ts';
import { STATUS_FIELDS, type StatusField, type StatusMeaning } from './status-words.ts';

/** The statuses that this account has explained because no table has them. */
export async function loadKnownStatuses(db: Db, ownerId: string): Promise<KnownStatuses> {
  const meanings = await listMeanings(db, ownerId);
  return new Map(
    meanings
      .filter(({ scope }) => isStatusField(scope))
      .map(({ scope, word, meaning }) => [
        knownStatusKey(scope as StatusField, word),
        meaning as StatusMeaning,
      ]),
  );
}

function isStatusField(scope: string): scope is StatusField {
  return (STATUS_FIELDS as readonly string[]).includes(scope);
}
