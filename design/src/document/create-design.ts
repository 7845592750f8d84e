import type { TemplateDefinition } from '../template/template.ts';
import { DESIGN_FORMAT, type DesignDocument } from './design-document.ts';

/**
 * An empty design with one entry per surface of the template. Without a choice it takes the template's first
 * colour and size; throws RangeError for one the template does not have.
 */
export function createDesign(
  template: Pick<TemplateDefinition, 'surfaces' | 'colours' | 'sizes'>,
  choice: { colourId?: string; sizeId?: string } = {},
): DesignDocument {
  return {
    format: DESIGN_FORMAT,
    colourId: pick(template.colours, choice.colourId, 'colour'),
    sizeId: pick(template.sizes, choice.sizeId, 'size'),
    print: { bleed: false },
    surfaces: template.surfaces.map((surface) => ({ surfaceId: surface.id, layers: [] })),
  };
}

function pick(offered: readonly { id: string }[], wanted: string | undefined, what: string): string {
  const found = wanted === undefined ? offered[0] : offered.find((item) => item.id === wanted);
  if (!found) throw new RangeError(`The template has no ${what} "${wanted ?? ''}".`);
  return found.id;
}
