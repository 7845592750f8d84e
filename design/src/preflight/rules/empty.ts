import { overlapArea } from '../../geometry/polygon.ts';
import type { Finding } from '../findings/finding.ts';
import { inkPolygon } from '../ink/layer-ink.ts';
import type { SurfaceCheck } from '../preflight-input.ts';

/** Nothing at all to print is an error; one blank surface where others are printed is worth a note. */
export function checkEmpty(checks: readonly SurfaceCheck[]): Finding[] {
  const blank = checks.filter((check) => !hasPrint(check));
  if (blank.length === checks.length) {
    return [{ id: 'empty-design', severity: 'error', surfaceId: '', layerId: null, params: {}, fix: null }];
  }
  return blank.map((check) => ({
    id: 'empty-surface',
    severity: 'info',
    surfaceId: check.surface.id,
    layerId: null,
    params: { surfaceZh: check.surface.name.zh, surfaceEn: check.surface.name.en },
    fix: null,
  }));
}

function hasPrint(check: SurfaceCheck): boolean {
  return check.layers.some((layer) => {
    const ink = inkPolygon(layer, check.input);
    return ink !== null && overlapArea(ink, check.region.outline) > 0;
  });
}
