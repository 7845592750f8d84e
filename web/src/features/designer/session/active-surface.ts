import type { TemplateItem } from '@diy/contract/templates';
import { type DesignDocument, findSurface } from '@diy/design/document';
import { type EditorState, groupUnits } from '@diy/design/editing';
import { insetRect, type Rect } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { mockupPlaceFor, printAreaFor, type RectMm, type TemplateSurface } from '@diy/design/template';

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

const areas = new WeakMap<TemplateSurface, Map<string, Rect>>();

/** The print area of a size as layers see it; the same object each time, so that components can compare it. */
export function layerArea(surface: TemplateSurface, sizeId: string): Rect {
  const known = areas.get(surface) ?? new Map<string, Rect>();
  areas.set(surface, known);
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  const area = known.get(sizeId) ?? { xMm: 0, yMm: 0, widthMm, heightMm };
  known.set(sizeId, area);
  return area;
}

const shown = new WeakMap<Rect, Rect>();

/** What fitting shows: the print area with some of the product around it; the same object each time. */
export function shownArea(area: Rect): Rect {
  const known = shown.get(area) ?? insetRect(area, -Math.min(area.widthMm, area.heightMm) * 0.04);
  shown.set(area, known);
  return known;
}

/** A rectangle of the mockups' surface millimetres as layers see it. */
export function fromMockupMm(rect: RectMm, surface: TemplateSurface, sizeId: string): Rect {
  const { area, scale } = mockupPlaceFor(surface, sizeId);
  return {
    xMm: (rect.xMm - area.xMm) / scale,
    yMm: (rect.yMm - area.yMm) / scale,
    widthMm: rect.widthMm / scale,
    heightMm: rect.heightMm / scale,
  };
}

/** The selected layers of the active surface, bottom to top. */
export function selectedLayers(state: EditorState): Layer[] {
  const chosen = new Set(state.selection);
  return (findSurface(state.design, state.activeSurfaceId)?.layers ?? []).filter((layer) =>
    chosen.has(layer.id),
  );
}

/** What of the selection counts as one: groups that are selected whole, unless one is open, and other layers. */
export function selectedUnits(state: EditorState): Layer[][] {
  const layers = findSurface(state.design, state.activeSurfaceId)?.layers ?? [];
  const chosen = new Set(state.selection);
  return groupUnits(layers).flatMap((unit) => {
    if (state.openGroupId === null && unit.every((layer) => chosen.has(layer.id))) return [unit];
    return unit.filter((layer) => chosen.has(layer.id)).map((layer) => [layer]);
  });
}

/** The product's colour as seen. */
export function productHex(template: TemplateItem, design: DesignDocument): string {
  const { colours } = template.definition;
  return (colours.find((colour) => colour.id === design.colourId) ?? colours[0])?.hex ?? '#FFFFFF';
}
