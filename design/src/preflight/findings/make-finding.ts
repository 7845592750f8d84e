import type { CommandCall } from '../../editing/commands/all-commands.ts';
import type { Layer } from '../../layers/layer.ts';
import type { SurfaceCheck } from '../preflight-input.ts';
import type { Finding, FindingId, Severity } from './finding.ts';

/** A finding about one layer. Its fix is left out while the layer is locked: the command would do nothing. */
export function layerFinding(
  check: SurfaceCheck,
  layer: Layer,
  id: FindingId,
  severity: Severity,
  params: Finding['params'] = {},
  fix: CommandCall | null = null,
): Finding {
  return {
    id,
    severity,
    surfaceId: check.surface.id,
    layerId: layer.id,
    params: {
      layer: layer.name,
      surfaceZh: check.surface.name.zh,
      surfaceEn: check.surface.name.en,
      ...params,
    },
    fix: layer.locked ? null : fix,
  };
}
