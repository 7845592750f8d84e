import type { TemplateItem } from '@diy/contract/templates';
import { type DesignDocument, findSurface } from '@diy/design/document';
import type { EditorState } from '@diy/design/editing';
import type { Rect } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { printAreaFor, type TemplateSurface } from '@diy/design/template';

/** The surface being worked on. */
export interface ActiveSurface {
  readonly surface: TemplateSurface;
  /** Print area in layer coordinates: x = y = 0. */
  readonly area: Rect;
  readonly layers: readonly Layer[];
}

const NO_LAYERS: readonly Layer[] = [];

/** Null only for a design whose surface the template no longer has. */
export function activeSurface(template: TemplateItem, state: EditorState): ActiveSurface | null {
  const surface = template.definition.surfaces.find((one) => one.id === state.activeSurfaceId);
  if (!surface) return null;
  const layers = findSurface(state.design, surface.id)?.layers ?? NO_LAYERS;
  return { surface, area: layerArea(surface, state.design.sizeId), layers };
}

/** The print area of a size as layers see it. */
export function layerArea(surface: TemplateSurface, sizeId: string): Rect {
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  return { xMm: 0, yMm: 0, widthMm, heightMm };
}

/** The selected layers of the active surface, bottom to top. */
export function selectedLayers(state: EditorState): Layer[] {
  const chosen = new Set(state.selection);
  return (findSurface(state.design, state.activeSurfaceId)?.layers ?? []).filter((layer) =>
    chosen.has(layer.id),
  );
}

/** The product's colour as seen. */
export function productHex(template: TemplateItem, design: DesignDocument): string {
  const { colours } = template.definition;
  return (colours.find((colour) => colour.id === design.colourId) ?? colours[0])?.hex ?? '#FFFFFF';
}
