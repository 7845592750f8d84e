import { createDesign } from '../document/create-design.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { printAreaFor, type TemplateDefinition } from '../template/template.ts';
import { type PlacedImage, placeOnSurface } from './place-on-surface.ts';
import type { PlacedBox, PlacementRule } from './placement-rule.ts';

/** The artwork of a batch on one surface. */
export interface SurfaceRule {
  surfaceId: string;
  rule: PlacementRule;
  box?: PlacedBox;
}

/** One cell of a batch: one picture on one product. */
export interface CellInput {
  template: TemplateDefinition;
  colourId: string;
  sizeId: string;
  image: PlacedImage;
  /** Print files include the bleed; default no. */
  bleed?: boolean;
  /** Surfaces that carry the picture; the others stay empty. */
  surfaces: readonly SurfaceRule[];
}

/**
 * The design of one cell: equal inputs give equal documents. Throws RangeError for a colour, size or surface the
 * template does not have.
 */
export function designCell(cell: CellInput): DesignDocument {
  const { template, colourId, sizeId, image } = cell;
  const empty = createDesign(template, { colourId, sizeId });
  const rules = new Map(cell.surfaces.map((surface) => [surface.surfaceId, surface]));
  const known = new Set(template.surfaces.map((surface) => surface.id));
  for (const id of rules.keys()) {
    if (!known.has(id)) throw new RangeError(`The template has no surface "${id}".`);
  }
  const surfaces = template.surfaces.map((surface, index) => {
    const wanted = rules.get(surface.id);
    if (!wanted) return { surfaceId: surface.id, layers: [] };
    const { widthMm, heightMm } = printAreaFor(surface, sizeId);
    const { rule, box } = wanted;
    const place = { image, widthMm, heightMm, bleedMm: surface.bleedMm, rule, idPrefix: `s${index}` };
    return { surfaceId: surface.id, layers: placeOnSurface(box ? { ...place, box } : place) };
  });
  return { ...empty, print: { bleed: cell.bleed ?? false }, surfaces };
}
