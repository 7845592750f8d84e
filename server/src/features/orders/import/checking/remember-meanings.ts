import { message } from '@diy/contract/messages';
import type { OrderMeaning } from '@diy/contract/orders/order-meanings';
import { fieldKey } from '@diy/design/document';
import type { Db } from '../../../../platform/database/db.ts';
import { type Refusal, refuseField } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { getTemplateVersion } from '../../../templates/index.ts';
import { checkLinesJob } from '../../lines/check-lines.ts';
import { uncheckWaiting } from '../../lines/line-checks.queries.ts';
import { choiceQuestion } from '../../meanings/choice-meanings.ts';
import { deleteMeaning, type KeptMeaning, putMeaning } from '../../meanings/meanings.queries.ts';
import { statusKey } from '../../meanings/read-status.ts';
import { unknownVariant } from '../../variants/bind-skus.ts';
import { keyOfWords } from '../../variants/match-names.ts';

/**
 * Remembers what words of order files mean, all or none. Lines that wait for it are checked again. Throws a Refusal for unknown
 * products, colours, sizes and choices.
 */
export async function rememberMeanings(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  meanings: readonly OrderMeaning[],
): Promise<{ remembered: number; deleted: number }> {
  return db.transaction().execute(async (trx) => {
    let [remembered, deleted] = [0, 0];
    for (const kept of meanings) {
      const { word, meaning } = kept;
      const key = meaningKey(kept);
      if (meaning === null) {
        if (await deleteMeaning(trx, ownerId, key)) deleted += 1;
        continue;
      }
      if (kept.scope === 'variation') await checkMeaning(trx, ownerId, kept.template_id, meaning);
      if (kept.scope === 'choice' && !kept.field.choices.some((one) => fieldKey(one) === fieldKey(meaning)))
        throw unknownChoice(kept.field.name);
      await putMeaning(trx, ownerId, { ...key, word, meaning });
      remembered += 1;
    }
    if (meanings.some(({ scope, meaning }) => scope === 'choice' && meaning !== null)) {
      await uncheckWaiting(trx, ownerId, 'fields.unknown-choice');
      await jobs.enqueue(trx, checkLinesJob(ownerId));
    }
    return { remembered, deleted };
  });
}

/** The key that finds an explanation. */
function meaningKey(kept: OrderMeaning): Pick<KeptMeaning, 'scope' | 'about' | 'wordKey'> {
  const { scope, word } = kept;
  if (scope === 'status') return { scope: kept.field, about: '', wordKey: statusKey(word) };
  if (scope === 'variation') return { scope, about: kept.template_id, wordKey: keyOfWords(word) };
  const { name, choices } = kept.field;
  const about = choiceQuestion({ name, choices: choices.map((one) => ({ name: one })) });
  return { scope, about, wordKey: fieldKey(word) };
}

function unknownChoice(field: string): Refusal {
  return refuseField('meaning', message('orders.unknown-choice', { field }));
}

async function checkMeaning(db: Db, ownerId: string, templateId: string, meaning: string): Promise<void> {
  const { definition } = await getTemplateVersion(db, ownerId, templateId);
  const [kind, ...rest] = meaning.split(':');
  const id = rest.join(':');
  const { colours, sizes } = definition;
  if (kind === 'colour' && !colours.some((one) => one.id === id)) throw unknownVariant('meaning');
  if (kind === 'size' && !sizes.some((one) => one.id === id)) throw unknownVariant('meaning');
}
