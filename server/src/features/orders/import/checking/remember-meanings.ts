import type { OrderMeaning } from '@diy/contract/orders/order-meanings';
import type { Db } from '../../../../platform/database/db.ts';
import { getTemplateVersion } from '../../../templates/index.ts';
import { deleteMeaning, putMeaning } from '../../meanings/meanings.queries.ts';
import { statusKey } from '../../meanings/order-state.ts';
import { unknownVariant } from '../../variants/bind-skus.ts';
import { keyOfWords } from '../../variants/match-names.ts';

/** Remembers what words of order files mean, all or none. Throws a Refusal for unknown products, colours and sizes. */
export async function rememberMeanings(
  db: Db,
  ownerId: string,
  meanings: readonly OrderMeaning[],
): Promise<{ remembered: number; deleted: number }> {
  return db.transaction().execute(async (trx) => {
    let [remembered, deleted] = [0, 0];
    for (const kept of meanings) {
      const { word, meaning } = kept;
      const scope = kept.scope === 'status' ? kept.field : kept.scope;
      const templateId = kept.scope === 'variation' ? kept.template_id : '';
      const wordKey = kept.scope === 'variation' ? keyOfWords(word) : statusKey(word);
      if (meaning === null) {
        if (await deleteMeaning(trx, ownerId, { scope, templateId, wordKey })) deleted += 1;
        continue;
      }
      if (kept.scope === 'variation') await checkMeaning(trx, ownerId, templateId, meaning);
      await putMeaning(trx, ownerId, { scope, templateId, wordKey, word, meaning });
      remembered += 1;
    }
    return { remembered, deleted };
  });
}

async function checkMeaning(db: Db, ownerId: string, templateId: string, meaning: string): Promise<void> {
  const { definition } = await getTemplateVersion(db, ownerId, templateId);
  const [kind, ...rest] = meaning.split(':');
  const id = rest.join(':');
  const { colours, sizes } = definition;
  if (kind === 'colour' && !colours.some((one) => one.id === id)) throw unknownVariant('meaning');
  if (kind === 'size' && !sizes.some((one) => one.id === id)) throw unknownVariant('meaning');
}
