import type { DesignDocument } from '../document/design-document.ts';
import { findSurface } from '../document/find-layer.ts';
import type { Finding } from '../preflight/index.ts';
import type { CellInput } from './design-cell.ts';
import { wantedTileMm } from './place-on-surface.ts';

/** Patterns of a cell that were asked for in more repeats than are drawn, and have larger ones. */
export function findEnlargedRepeats(cell: CellInput, document: DesignDocument): Finding[] {
  return cell.surfaces.flatMap(({ surfaceId, rule }) => {
    const surface = cell.template.surfaces.find(({ id }) => id === surfaceId);
    const wantedMm = wantedTileMm(rule);
    return (findSurface(document, surfaceId)?.layers ?? []).flatMap((layer): Finding[] => {
      if (!surface || layer.kind !== 'image' || !layer.tile || layer.tile.widthMm <= wantedMm) return [];
      const { zh: surfaceZh, en: surfaceEn } = surface.name;
      const params = { layer: layer.name, surfaceZh, surfaceEn, wantedMm, mm: layer.tile.widthMm };
      return [
        { id: 'repeats-enlarged', severity: 'warning', surfaceId, layerId: layer.id, params, fix: null },
      ];
    });
  });
}
