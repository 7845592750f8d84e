import type { MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { BatchColumn } from '@diy/contract/batches/batch-settings';
import type { TemplateItem } from '@diy/contract/templates';
import { valueById } from '@diy/design/value-by-id';
import { type BatchDraft, placementRuleFor } from '../batch-draft.ts';
import type { CellSurface } from '../drawing/draw-cell.ts';

/** One surface of a cell as drawing wants it; null when the template has no such surface. */
export function cellSurface(
  { image }: Pick<MatrixRow, 'image'>,
  key: string,
  column: BatchColumn,
  surfaceId: string,
  draft: BatchDraft,
  item: TemplateItem,
): CellSurface | null {
  const surface = item.definition.surfaces.find((one) => one.id === surfaceId);
  if (!surface) return null;
  return {
    image: { id: image.id, name: image.name, widthPx: image.width, heightPx: image.height },
    surface,
    sizeId: column.size_id,
    rule: placementRuleFor(draft, key, column.template_id, surfaceId),
    box: valueById(draft.cells[key]?.boxes ?? {}, surfaceId),
  };
}
