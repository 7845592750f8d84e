import type { listDesigns as listEndpoint } from '@diy/contract/designs/designs';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import { ALL } from '@diy/contract/paging';
import { type DesignDocument, usedImageIds } from '@diy/design/document';
import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import { notFound } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { getImagesForDrawing } from '../images/index.ts';
import {
  findNewerPrints,
  getTemplateVersion,
  getWithNewestFacts,
  type TemplateVersionRow,
  versionKey,
} from '../templates/index.ts';
import { copyName } from './copy-name.ts';
import { findAcceptedKeys } from './findings/accepted-findings.queries.ts';
import {
  countDesigns,
  type DesignRecord,
  findDesign,
  findDesigns,
  pageOfDesigns,
} from './read-designs.queries.ts';
import { redrawDesign } from './renders/redraw-design.ts';
import type { DesignOwner } from './saving/create-design.ts';
import { type SavedDesign, saveDesign } from './saving/save-design.ts';

/** A design with its template and the keys of the errors that a person has accepted. */
export interface ListedDesign {
  design: DesignRecord;
  template: TemplateVersionRow;
  accepted: AcceptedKeys | undefined;
  /** The template's newest version, where a print on it differs. */
  newerTemplate: number | null;
}

type AcceptedKeys = NonNullable<ReturnType<Awaited<ReturnType<typeof findAcceptedKeys>>['get']>>;

/** One page of saved designs. */
export async function listDesigns(
  db: Db,
  ownerId: string,
  query: ParsedInputOf<typeof listEndpoint>,
): Promise<PageFigures & { rows: ListedDesign[] }> {
  const filter = {
    categoryId: query.pid === ALL ? null : query.pid,
    content: query.content,
    batchId: query.piliang_id ?? null,
  };
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const designs = await pageOfDesigns(db, ownerId, filter, page);
  const accepted = await findAcceptedKeys(
    db,
    ownerId,
    designs.map(({ id }) => id),
  );
  const newer = await findNewerPrints(db, ownerId, designs.map(versionOf));
  const rows = (await withTemplates(db, ownerId, designs)).map(({ design, template }) => ({
    design,
    template,
    accepted: accepted.get(design.id),
    newerTemplate: newer.get(versionKey(versionOf(design))) ?? null,
  }));
  return { rows, ...pageFigures(query.p, query.limit, await countDesigns(db, ownerId, filter)) };
}

function versionOf(design: Pick<DesignRecord, 'template_id' | 'template_version'>) {
  return { templateId: design.template_id, version: design.template_version };
}

/** Adds the template version to each design; each version is read once, with `read`. */
export async function withTemplates(
  db: Db,
  ownerId: string,
  designs: readonly DesignRecord[],
  read: typeof getWithNewestFacts = getTemplateVersion,
): Promise<{ design: DesignRecord; template: TemplateVersionRow }[]> {
  const templates = new Map<string, Promise<TemplateVersionRow>>();
  return Promise.all(
    designs.map(async (design) => {
      const key = `${design.template_id} ${design.template_version}`;
      const template = templates.get(key) ?? read(db, ownerId, design.template_id, design.template_version);
      templates.set(key, template);
      return { design, template: await template };
    }),
  );
}

/** One design with its template. Throws the same Refusal for a foreign, deleted or random id. */
export async function getDesign(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ design: DesignRecord; template: TemplateVersionRow }> {
  const design = await findDesign(db, ownerId, id);
  if (!design) throw notFound('designs');
  const template = await getTemplateVersion(db, ownerId, design.template_id, design.template_version);
  return { design, template };
}

/** One design with everything the client shows. Throws as `getDesign` does. */
export async function getDesignInFull(
  db: Db,
  ownerId: string,
  id: string,
): Promise<ListedDesign & { images: Awaited<ReturnType<typeof getImagesForDrawing>> }> {
  const { design, template } = await getDesign(db, ownerId, id);
  const images = await getImagesForDrawing(db, ownerId, usedImageIds(design.document));
  const accepted = await findAcceptedKeys(db, ownerId, [id]);
  const newer = await findNewerPrints(db, ownerId, [versionOf(design)]);
  const newerTemplate = newer.get(versionKey(versionOf(design))) ?? null;
  return { design, template, images, accepted: accepted.get(id), newerTemplate };
}

/** A copy on the same template version under a new SKU, named “… copy” in the caller's language. */
export async function copyDesign(
  services: Pick<Services, 'db' | 'storage' | 'jobs' | 'config' | 'newId' | 'decoding'>,
  owner: DesignOwner,
  id: string,
  locale: MessageLocale,
): Promise<SavedDesign> {
  const { design } = await getDesign(services.db, owner.id, id);
  return saveDesign(services, owner, {
    template_id: design.template_id,
    template_version: design.template_version,
    name: copyName(design.name, locale),
    design: design.document,
  });
}

/** Draws failed designs again, and those whose files an error withholds. Others are left as they are. */
export async function retryRenders(
  services: Pick<Services, 'db' | 'jobs'>,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const failed = (await findDesigns(services.db, ownerId, ids)).filter(
    (row) => row.render_state === 'failed' || (row.render_state === 'done' && hasErrors(row)),
  );
  for (const design of failed) {
    await services.db.transaction().execute((trx) => redrawDesign(trx, services.jobs, ownerId, design));
  }
}

/** The errors may be accepted by now; drawing such a design again changes nothing and costs little. */
function hasErrors({ render_result }: DesignRecord): boolean {
  return (render_result?.findings ?? []).some(({ severity }) => severity === 'error');
}

/** A design with everything an export needs. */
export interface DesignForExport {
  id: string;
  sku: string;
  name: string;
  version: number;
  colourId: string;
  sizeId: string;
  template: TemplateVersionRow;
  renderState: DesignRecord['render_state'];
  /** Why drawing failed; null = it did not fail, or an older version stored only a sentence. */
  renderReason: DesignRecord['render_reason'];
  result: DesignRecord['render_result'];
  document: DesignDocument;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * Designs in the order of `ids`; their templates say what the newest versions say for sheets and factories. Throws a Refusal when one is
 * unknown, deleted or somebody else's.
 */
export async function findDesignsForExport(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<DesignForExport[]> {
  const found = new Map((await findDesigns(db, ownerId, ids)).map((design) => [design.id, design]));
  const designs = [...new Set(ids)].map((id) => found.get(id));
  if (designs.some((design) => design === undefined)) throw notFound('designs');
  const rows = await withTemplates(db, ownerId, designs as DesignRecord[], getWithNewestFacts);
  return rows.map(({ design, template }) => ({
    id: design.id,
    sku: design.sku,
    name: design.name,
    version: design.version,
    colourId: design.document.colourId,
    sizeId: design.document.sizeId,
    template,
    renderState: design.render_state,
    renderReason: design.render_reason,
    result: design.render_result,
    document: design.document,
    createdAt: design.created_at,
    updatedAt: design.updated_at,
  }));
}
