import { createHash } from 'node:crypto';
import { fieldKey } from '@diy/design/field-key';
import type { MeantBy } from '@diy/design/fields';
import type { Db } from '../../../platform/database/db.ts';
import { listMeanings } from './meanings.queries.ts';

/** What somebody said a word is among the choices of a field. */
export interface ExplainedChoice {
  /** See `choiceQuestion`. */
  about: string;
  /** The word in the form in which words are compared. */
  wordKey: string;
  /** Name of the choice. */
  choice: string;
}

/** Words that are no choice of their field, by field and word; see `choiceKey`. */
export type KnownChoices = ReadonlyMap<string, ExplainedChoice>;

/**
 * The question that an explanation replies to: a field of this name that offers these choices, in whatever design. With one choice
 * more it is another question: “Rosa” was Pink while there was no Rose.
 */
export function choiceQuestion(field: { name: string; choices: readonly { name: string }[] }): string {
  const names = field.choices.map(({ name }) => fieldKey(name)).sort();
  return createHash('sha256')
    .update(JSON.stringify([fieldKey(field.name), names]))
    .digest('hex');
}

/** Key of what was explained about a word of a choice; equal words of one question have equal keys. */
export function choiceKey({ about, wordKey }: Pick<ExplainedChoice, 'about' | 'wordKey'>): string {
  return `${about} ${wordKey}`;
}

/** Explained choices by `choiceKey`. */
export function knownChoices(explained: readonly ExplainedChoice[]): KnownChoices {
  return new Map(explained.map((one) => [choiceKey(one), one]));
}

/** The meanings of choices that the account has explained. */
export async function loadKnownChoices(db: Db, ownerId: string): Promise<KnownChoices> {
  const meanings = await listMeanings(db, ownerId);
  return knownChoices(
    meanings
      .filter(({ scope }) => scope === 'choice')
      .map(({ about, wordKey, meaning }) => ({ about, wordKey, choice: meaning })),
  );
}

/** @param onUse called with every explanation that decides something */
export function meantByChoices(known: KnownChoices, onUse?: (used: ExplainedChoice) => void): MeantBy {
  return (field, value) => {
    if (known.size === 0) return undefined;
    const found = known.get(choiceKey({ about: choiceQuestion(field), wordKey: fieldKey(value) }));
    if (found) onUse?.(found);
    return found?.choice;
  };
}
