import type { Db } from '../../../platform/database/db.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { findMadeDesigns } from '../../designs/index.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import { type LoadedCellDetails, mockupUrl } from '../batches.presenter.ts';
import type { CellRecord } from './batch-cells.queries.ts';
import { firstDesigns } from './list-cells.queries.ts';

/** The details that cells are shown with, each read once. */
export async function loadCellDetails(
  db: Db,
  ownerId: string,
  cells: readonly CellRecord[],
): Promise<LoadedCellDetails> {
  const imageIds = [...new Set(cells.map((cell) => cell.image_id))];
  const designIds = cells.flatMap((cell) => (cell.design_id === null ? [] : [cell.design_id]));
  const versions = new Map(cells.map((cell) => [cell.template_id, cell.template_version]));
  const images = imageIds.length === 0 ? [] : await getImagesForDrawing(db, ownerId, imageIds);
  const templates = new Map<string, TemplateVersionRow>();
  for (const [id, version] of versions) {
    templates.set(id, await getTemplateVersion(db, ownerId, id, version));
  }
  return {
    images: new Map(images.map((image) => [image.id, image])),
    designs: await findMadeDesigns(db, ownerId, designIds),
    templates,
  };
}

const COVERS = 4;
/** Cells being made whose designs may have no mockup yet. */
const WITHOUT_MOCKUP = 20;

/** Public mockups of a batch's first cells. */
export async function coversOf(
  db: Db,
  storage: ObjectStore,
  ownerId: string,
  batchId: string,
): Promise<string[]> {
  const ids = await firstDesigns(db, ownerId, batchId, COVERS + WITHOUT_MOCKUP);
  const designs = await findMadeDesigns(db, ownerId, ids);
  return ids.flatMap((id) => mockupUrl(designs.get(id), storage) ?? []).slice(0, COVERS);
}
