import type { DesignDocument } from '../../../document/design-document.ts';
import { printAreaFor, type TemplateSurface } from '../../../template/template.ts';
import { withBox } from '../../change-layers.ts';

export interface SetSizeInput {
  /** Id of a size of the template; the caller has checked that it exists. */
  sizeId: string;
  /**
   * Print areas before and after, by surface id, where sizes differ: artwork keeps its distance from the area's
   * middle line and from its top, as on a larger shirt. It is never scaled silently.
   */
  areas?: Readonly<Record<string, { from: { widthMm: number }; to: { widthMm: number } }>>;
}

/** Chooses the product's size. Locked layers move with the area too: their place on the product stays. */
export function setSize(design: DesignDocument, input: SetSizeInput): DesignDocument {
  if (design.sizeId === input.sizeId) return design;
  const surfaces = design.surfaces.map((surface) => {
    const area = input.areas?.[surface.surfaceId];
    const dxMm = area ? (area.to.widthMm - area.from.widthMm) / 2 : 0;
    if (dxMm === 0) return surface;
    return { ...surface, layers: surface.layers.map((layer) => withBox(layer, { xMm: layer.xMm + dxMm })) };
  });
  return { ...design, sizeId: input.sizeId, surfaces };
}

/** The `areas` of a change between two sizes of a template. */
export function areasOfSizes(
  surfaces: readonly TemplateSurface[],
  fromSizeId: string,
  toSizeId: string,
): NonNullable<SetSizeInput['areas']> {
  return Object.fromEntries(
    surfaces.map((surface) => [
      surface.id,
      { from: printAreaFor(surface, fromSizeId), to: printAreaFor(surface, toSizeId) },
    ]),
  );
}
