import type { Finding, FindingId } from '../findings/finding.ts';
import type { PreflightInput } from '../preflight-input.ts';

/** A colour, size or surface that the template does not have: the print would silently be empty or lack a side. */
export function checkUnknownChoice({ document, template, sizeId }: PreflightInput): Finding[] {
  const size = sizeId ?? document.sizeId;
  const unknownSurfaces = document.surfaces.filter(
    (entry) =>
      entry.layers.length > 0 && !template.surfaces.some((surface) => surface.id === entry.surfaceId),
  );
  return [
    ...(template.colours.some((colour) => colour.id === document.colourId)
      ? []
      : [finding('unknown-colour', '', document.colourId)]),
    ...(template.sizes.some((known) => known.id === size) ? [] : [finding('unknown-size', '', size)]),
    ...unknownSurfaces.map((entry) => finding('unknown-surface', entry.surfaceId, entry.surfaceId)),
  ];
}

function finding(id: FindingId, surfaceId: string, wanted: string): Finding {
  return { id, severity: 'error', surfaceId, layerId: null, params: { wanted }, fix: null };
}
