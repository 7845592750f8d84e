import type { Db } from '../../../platform/database/db.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { findDesignStates } from '../../designs/index.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import { type LoadedCellDetails, mockupUrl, templateKey } from '../batches.presenter.ts';
import type { CellRecord } from './batch-cells.queries.ts';
import { findFirstDesigns } from './list-cells.queries.ts';

/** The details that cells are shown with, each read once. */
export async function loadCellDetails(
  db: Db,
  ownerId: string,
  cells: readonly CellRecord[],
): Promise<LoadedCellDetails> {
  const imageIds = [...new Set(cells.map((cell) => cell.image_id))];
  const designIds = cells.flatMap((cell) => (cell.design_id === null ? [] : [cell.design_id]));
  const images = imageIds.length === 0 ? [] : await getImagesForDrawing(db, ownerId, imageIds);
  const templates = new Map<string, TemplateVersionRow>();
  for (const cell of cells) {
    const key = templateKey(cell);
    if (templates.has(key)) continue;
    templates.set(key, await getTemplateVersion(db, ownerId, cell.template_id, cell.template_version));
  }
  return {
    images: new Map(images.map((image) => [image.id, image])),
    designs: await findDesignStates(db, ownerId, designIds),
    templates,
  };
}

const COVERS = 4;
/** Cells being made whose designs may have no mockup yet. */
const WITHOUT_MOCKUP = 20;

/** Public mockups of the first cells of batches, by batch; one without any has an empty list. */
export async function loadBatchCovers(
  db: Db,
  storage: ObjectStore,
  ownerId: string,
  batchIds: readonly string[],
): Promise<Map<string, string[]>> {
  const first = await findFirstDesigns(db, ownerId, batchIds, COVERS + WITHOUT_MOCKUP);
  const designs = await findDesignStates(
    db,
    ownerId,
    first.map(({ design_id }) => design_id),
  );
  const covers = new Map(batchIds.map((id) => [id, [] as string[]]));
  for (const { batch_id, design_id } of first) {
    const url = mockupUrl(designs.get(design_id), storage);
    const own = covers.get(batch_id)!;
    if (url && own.length < COVERS) own.push(url);
  }
  return covers;
}
