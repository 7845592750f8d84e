import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { StatusField } from './status-words.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_meanings: {
      owner_id: string;
      scope: string;
      template_id: string;
      word_key: string;
      word: string;
      meaning: string;
      updated_at: Generated<Date>;
    };
  }
}

/** What somebody said a word of an order file means. */
export interface KeptMeaning {
  /** The field of a status column, a product's variation, or a field of designs whose choices are listed. */
  scope: StatusField | 'variation' | 'choice';
  /** The product whose variation it is; of a choice its `choiceQuestion`; `''` for statuses. */
  about: string;
  /** The word in the form in which words are compared. */
  wordKey: string;
  /** The word as the file wrote it. */
  word: string;
  meaning: string;
}

/** All meanings that the account has explained, in no order. */
export async function listMeanings(db: Db, ownerId: string): Promise<KeptMeaning[]> {
  const rows = await db
    .selectFrom('order_meanings')
    .select(['scope', 'template_id as about', 'word_key as wordKey', 'word', 'meaning'])
    .where('owner_id', '=', ownerId)
    .execute();
  return rows as KeptMeaning[];
}

/** Records what a word means, in place of what it meant before. */
export async function putMeaning(db: Db, ownerId: string, kept: KeptMeaning): Promise<void> {
  const { scope, about, wordKey, word, meaning } = kept;
  await db
    .insertInto('order_meanings')
    .values({ owner_id: ownerId, scope, template_id: about, word_key: wordKey, word, meaning })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'scope', 'template_id', 'word_key'])
        .doUpdateSet({ word, meaning, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Deletes the meaning of a word; false where it had none. */
export async function deleteMeaning(
  db: Db,
  ownerId: string,
  { scope, about, wordKey }: Pick<KeptMeaning, 'scope' | 'about' | 'wordKey'>,
): Promise<boolean> {
  const result = await db
    .deleteFrom('order_meanings')
    .where('owner_id', '=', ownerId)
    .where('scope', '=', scope)
    .where('template_id', '=', about)
    .where('word_key', '=', wordKey)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
