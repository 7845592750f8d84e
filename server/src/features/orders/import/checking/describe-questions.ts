import type { DataOf } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import { nameText } from '@diy/contract/messages';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import type { Db } from '../../../../platform/database/db.ts';
import { getTemplateVersion } from '../../../templates/index.ts';
import { listMeanings } from '../../meanings/meanings.queries.ts';
import { statusKey } from '../../meanings/read-status.ts';
import { keyOfWords } from '../../variants/match-names.ts';
import type { OpenQuestions } from './open-questions.ts';

type Checked = DataOf<typeof checkOrders>;

/**
 * What the file does not settle: unknown SKUs and words, the products they may mean, and the explanations that were used,
 * in the reader's language.
 */
export async function describeQuestions(
  db: Db,
  ownerId: string,
  { unknownSkus, unreadWords, unreadChoices, explained }: OpenQuestions,
  locale: MessageLocale,
): Promise<Pick<Checked, 'unknown_skus' | 'unread_words' | 'unread_choices' | 'explained' | 'products'>> {
  const meanings = new Map(
    (explained.length > 0 ? await listMeanings(db, ownerId) : []).map(
      ({ scope, about, wordKey, meaning }) => [`${scope} ${about} ${wordKey}`, meaning],
    ),
  );
  const used = explained.flatMap((kept) => {
    if (kept.scope === 'choice') return [kept as Checked['explained'][number]];
    const { scope, template_id, word } = kept;
    const key = scope === 'variation' ? keyOfWords(word) : statusKey(word);
    const meaning = meanings.get(`${scope} ${template_id} ${key}`);
    return meaning === undefined ? [] : [{ ...kept, meaning } as Checked['explained'][number]];
  });
  const ids = [...unreadWords, ...explained.filter(({ scope }) => scope === 'variation')];
  const products: Checked['products'] = [];
  for (const template_id of new Set(ids.map((one) => one.template_id))) {
    const { definition } = await getTemplateVersion(db, ownerId, template_id);
    products.push({
      template_id,
      title: nameText(definition.title, locale),
      colours: definition.colours.map(({ id, name }) => ({ id, name: nameText(name, locale) })),
      sizes: definition.sizes.map(({ id, name }) => ({ id, name })),
    });
  }
  return {
    unknown_skus: unknownSkus,
    unread_words: unreadWords,
    unread_choices: unreadChoices,
    explained: used,
    products,
  };
}
