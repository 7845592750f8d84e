import { message } from '@diy/contract/messages';
import type { DesignDocument } from '@diy/design/document';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { TemplateVersionRow } from '../../templates/index.ts';
import { type DesignOfKey, findByIdempotencyKey } from '../read-designs.queries.ts';
import { findTakenSkus } from '../skus.queries.ts';
import { insertDesign, type NewDesign, nextDesignSeq } from '../write-designs.queries.ts';
import { recordFontUses } from './record-font-uses.ts';
import { recordImageUses } from './record-image-uses.ts';

/** Whose design it is, and the code its SKU begins with. */
export interface DesignOwner {
  id: string;
  sku: string;
}

/** A design to create; its document fits its template. */
export interface DesignToCreate {
  id: string;
  idempotencyKey: string | null;
  template: TemplateVersionRow;
  name: string;
  /** Null = made from its number. */
  sku: string | null;
  document: DesignDocument;
  /** What else is recorded with it: its cover, the operation that draws it, the batch it belongs to. */
  facts?: Partial<Pick<NewDesign, 'cover_key' | 'cover_version' | 'operation_id' | 'batch_id'>>;
}

/**
 * The account's next number, and the design that was created under the key before. Taking the number first serialises the
 * account's creates, so that a repeated key is found.
 */
export async function numberDesign(
  trx: Db,
  ownerId: string,
  key: string | null,
): Promise<{ seq: number; known: DesignOfKey | undefined }> {
  const seq = await nextDesignSeq(trx, ownerId);
  return { seq, known: key === null ? undefined : await findByIdempotencyKey(trx, ownerId, key) };
}

/**
 * Stores a design with its first version under a number of `numberDesign`, in its transaction, and returns its SKU. Nothing
 * draws it yet. Throws a Refusal when the SKU is taken.
 */
export async function createDesign(
  trx: Db,
  owner: DesignOwner,
  seq: number,
  { id, idempotencyKey, template, name, document, facts, ...design }: DesignToCreate,
): Promise<string> {
  const sku = design.sku ?? `${owner.sku}-${String(seq).padStart(6, '0')}`;
  if (design.sku !== null && (await findTakenSkus(trx, owner.id, [sku])).size > 0) throw skuTaken(sku);
  await insertDesign(trx, owner.id, {
    id,
    seq,
    sku,
    name,
    template_id: template.id,
    template_version: template.version,
    category_id: template.category_id,
    document,
    search: searchText(name, sku, template),
    cover_key: null,
    cover_version: null,
    operation_id: null,
    idempotency_key: idempotencyKey,
    ...facts,
  });
  await recordImageUses(trx, owner.id, id, document);
  await recordFontUses(trx, owner.id, id, document);
  return sku;
}

/** The text that the list's search looks through. */
export function searchText(name: string, sku: string, template: TemplateVersionRow): string {
  const { title } = template.definition;
  return [name, sku, title.zh, title.en].join('\n');
}

export function skuTaken(sku: string): Refusal {
  return new Refusal(message('designs.sku-taken', { sku }));
}
