import type { saveDesign as saveEndpoint } from '@diy/contract/designs/designs';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import { type DesignDocument, serialiseDesign, usedImageIds, withSourceSizes } from '@diy/design/document';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { reopenOperation, startOperation } from '../../operations/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import { removeCoverLater } from '../purge/purge-designs.ts';
import { type DesignRecord, findDesign } from '../read-designs.queries.ts';
import { enqueueRender } from '../renders/enqueue-render.ts';
import { releaseKey, updateDesignDocument, updateDesignFacts } from '../write-designs.queries.ts';
import { checkFallbackFonts, checkFitsTemplate, openDocument } from './check-document.ts';
import { createDesign, type DesignOwner, numberDesign, searchText } from './create-design.ts';
import { recordFontUses } from './record-font-uses.ts';
import { recordImageUses } from './record-image-uses.ts';
import { storeCover } from './store-cover.ts';
import { unknownImages } from './unknown-images.ts';

/** What the designer sends; `design` is checked here, not by the contract. */
export type DesignToSave = ParsedInputOf<typeof saveEndpoint>;

export interface SavedDesign {
  id: string;
  sku: string;
  version: number;
}

type Needs = Pick<Services, 'db' | 'storage' | 'jobs' | 'config' | 'newId' | 'decoding'>;

/** Creates a design, or stores its next version. Nothing is overwritten: a stale version is refused. */
export async function saveDesign(
  services: Needs,
  owner: DesignOwner,
  input: DesignToSave,
): Promise<SavedDesign> {
  const { db } = services;
  const opened = openDocument(input.design);
  const known = input.id === undefined ? null : await mustFind(db, owner.id, input.id);
  if (known && known.template_id !== input.template_id) throw notFound('templates');
  const version = input.template_version ?? known?.template_version;
  const template = await getTemplateVersion(db, owner.id, input.template_id, version);
  checkFitsTemplate(opened, template.definition);
  checkFallbackFonts(opened);
  const document = await withRecordedSizes(db, owner.id, opened);
  const cover = input.cover_key && (await storeCover(services, owner.id, input.cover_key));
  const checked = { ...input, cover_key: cover };
  if (!known) return saveNew(services, owner, checked, template, document);
  return updateDesign(services, owner.id, checked, template, document, known);
}

async function mustFind(db: Db, ownerId: string, id: string): Promise<DesignRecord> {
  const found = await findDesign(db, ownerId, id);
  if (!found) throw notFound('designs');
  return found;
}

/** The document with its pictures' sizes from the library (docs/decisions/0136). Throws a Refusal for images it lacks. */
async function withRecordedSizes(db: Db, ownerId: string, document: DesignDocument): Promise<DesignDocument> {
  const ids = usedImageIds(document);
  if (ids.length === 0) return document;
  const found = new Map((await getImagesForDrawing(db, ownerId, ids)).map((image) => [image.id, image]));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw unknownImages(missing);
  return withSourceSizes(document, (id) => found.get(id));
}

async function saveNew(
  services: Needs,
  owner: DesignOwner,
  input: DesignToSave,
  template: TemplateVersionRow,
  document: DesignDocument,
): Promise<SavedDesign> {
  return services.db.transaction().execute(async (trx) => {
    const key = input.idempotency_key ?? null;
    const { seq, known } = await numberDesign(trx, owner.id, key);
    if (known?.deleted_at === null) return { id: known.id, sku: known.sku, version: known.version };
    // A draft outlives the design that was made of it: saving the draft then makes a design once more.
    if (known) await releaseKey(trx, owner.id, known.id);
    const id = services.newId();
    const operationId = services.newId();
    await startOperation(trx, {
      ownerId: owner.id,
      id: operationId,
      kind: 'design-render',
      title: input.name,
      resultId: id,
    });
    const cover = { cover_key: input.cover_key ?? null, cover_version: input.cover_key ? 1 : null };
    const sku = await createDesign(trx, owner, seq, {
      id,
      idempotencyKey: key,
      template,
      name: input.name,
      sku: null,
      document,
      facts: { ...cover, operation_id: operationId },
    });
    await enqueueRender(trx, services.jobs, owner.id, id, 1);
    return { id, sku, version: 1 };
  });
}

async function updateDesign(
  services: Needs,
  ownerId: string,
  input: DesignToSave,
  template: TemplateVersionRow,
  document: DesignDocument,
  known: DesignRecord,
): Promise<SavedDesign> {
  const { id, sku, version } = known;
  const facts = {
    name: input.name,
    search: searchText(input.name, sku, template),
  };
  const coverOf = (shown: number) =>
    input.cover_key === undefined ? {} : { cover_key: input.cover_key, cover_version: shown };
  const unchanged =
    template.version === known.template_version &&
    serialiseDesign(document) === serialiseDesign(known.document);
  // The response to this save was lost, and the caller tries again.
  const isRepeated = input.version === version - 1 && unchanged && input.name === known.name;
  if (input.version !== version && !isRepeated) throw staleVersion();
  const { cover_key: earlierCover } = known;
  const isCoverReplaced =
    input.cover_key !== undefined && earlierCover !== null && earlierCover !== input.cover_key;
  return services.db.transaction().execute(async (trx) => {
    if (isCoverReplaced) await removeCoverLater(trx, services.jobs, ownerId, earlierCover);
    if (unchanged) {
      if (!(await updateDesignFacts(trx, ownerId, id, version, { ...facts, ...coverOf(version) })))
        throw staleVersion();
      return { id, sku, version };
    }
    const stored = await updateDesignDocument(trx, ownerId, {
      id,
      version,
      document,
      template_version: template.version,
      ...facts,
      ...coverOf(version + 1),
    });
    if (!stored) throw staleVersion();
    await recordImageUses(trx, ownerId, id, document);
    await recordFontUses(trx, ownerId, id, document);
    // One operation for all renders of a design; otherwise autosaves would fill the tray.
    if (known.operation_id) await reopenOperation(trx, ownerId, known.operation_id);
    await enqueueRender(trx, services.jobs, ownerId, id, version + 1);
    return { id, sku, version: version + 1 };
  });
}

/** Somebody saved a newer version than the one the caller saw. */
export function staleVersion(): Refusal {
  return new Refusal(message('designs.stale-version'));
}
