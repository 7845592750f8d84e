import { type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { MAX_UNMADE, type OwnMaking } from '@diy/contract/own-templates/own-templates';
import type { Db } from '../../../platform/database/db.ts';
import { findOperations, operationText } from '../../operations/index.ts';
import { findOwnedTemplate } from '../../templates/index.ts';
import { findNotMade, type OwnTemplateRecord } from '../own-templates.queries.ts';

type Saved = Pick<OwnTemplateRecord, 'operation_id' | 'revision' | 'made_revision'> & { id: string };

/** What became of what a template was last saved as, and which version is used in the meantime. */
export async function findMaking(
  db: Db,
  ownerId: string,
  saved: Saved,
  locale: MessageLocale,
): Promise<OwnMaking> {
  const known = await findOwnedTemplate(db, ownerId, saved.id);
  const in_use = known ? { version: known.version, made_at: known.created_at.toISOString() } : null;
  if (saved.made_revision === saved.revision) return { state: 'made', reason: '', in_use };
  const [operation] = await findOperations(db, ownerId, [saved.operation_id]);
  const isOpen = operation?.state === 'queued' || operation?.state === 'running';
  if (isOpen) return { state: 'making', reason: '', in_use };
  const said = operation?.state === 'failed' ? operationText(operation, locale) : '';
  return { state: 'failed', reason: said || messageText(message('own-templates.not-made'), locale), in_use };
}

/** The templates whose last saved product could not be made. */
export async function listUnmade(
  db: Db,
  ownerId: string,
  locale: MessageLocale,
): Promise<{ list: { id: string; name: string; sku: string; making: OwnMaking }[] }> {
  const list = [];
  for (const { product, ...saved } of await findNotMade(db, ownerId)) {
    const making = await findMaking(db, ownerId, saved, locale);
    if (making.state === 'failed') list.push({ id: saved.id, name: product.name, sku: product.sku, making });
    if (list.length === MAX_UNMADE) break;
  }
  return { list };
}
