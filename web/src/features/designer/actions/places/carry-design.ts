import { type DesignField, findSurface } from '@diy/design/document';
import { copiedGroups } from '@diy/design/editing';
import type { Rect } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import type { TemplateSurface } from '@diy/design/template';
import { readToken, subscribeSession } from '../../../../shared/session/session.ts';
import type { KnownPicture } from '../../assets/picture-store.ts';
import { layerArea } from '../../session/active-surface.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { inOneStep } from '../../session/editor/in-one-step.ts';

interface CarriedSurface {
  readonly id: string;
  readonly name: TemplateSurface['name'];
  readonly layers: readonly Layer[];
  readonly groups: ReturnType<typeof copiedGroups>;
  readonly area: Rect;
}

interface Carried {
  readonly templateId: string;
  readonly surfaces: readonly CarriedSurface[];
  readonly fields: readonly DesignField[];
  readonly pictures: readonly KnownPicture[];
}

/** What the next new design of a template begins with; it is gone once one was opened. */
let carried: Carried | null = null;
subscribeSession(() => {
  if (!readToken()) carried = null;
});

/** Keeps what the open design prints for the next new design of that template; null = nothing. */
export function carryToProduct(
  session: Pick<DesignerSession, 'editor' | 'pictures' | 'template'>,
  templateId: string | null,
): void {
  const { design } = session.editor.getState();
  if (!templateId) {
    carried = null;
    return;
  }
  carried = {
    templateId,
    surfaces: session.template.definition.surfaces.map((surface) => {
      const layers = findSurface(design, surface.id)?.layers ?? [];
      return {
        id: surface.id,
        name: surface.name,
        layers,
        groups: copiedGroups(design, layers),
        area: layerArea(surface, design.sizeId),
      };
    }),
    fields: design.fields ?? [],
    pictures: design.surfaces.flatMap(({ layers }) =>
      layers.flatMap((layer) =>
        layer.kind === 'image' ? (session.pictures.known(layer.imageId) ?? []) : [],
      ),
    ),
  };
}

/** Whether the next new design of that template begins with what another prints. */
export const isCarriedTo = (templateId: string): boolean => carried?.templateId === templateId;

/**
 * Puts what was kept for this template on a new design, each surface on that of its id or place, as one step. Returns the names of
 * the surfaces whose layers were left behind.
 */
export function readCarried(
  session: Pick<DesignerSession, 'editor' | 'pictures' | 'template'>,
  templateId: string,
): TemplateSurface['name'][] {
  const from = carried;
  carried = null;
  if (from?.templateId !== templateId) return [];
  for (const picture of from.pictures) {
    session.pictures.add(picture);
    session.pictures.request(picture.id);
  }
  const { editor, template } = session;
  const { sizeId } = editor.getState().design;
  const targets = sourcesOf(template.definition.surfaces, from.surfaces);
  inOneStep(editor, () => {
    for (const field of from.fields) editor.run('setField', { field });
    for (const [surface, source] of targets) {
      if (source.layers.length === 0) continue;
      editor.run('applyLayers', {
        surfaceId: surface.id,
        layers: source.layers,
        groups: source.groups,
        newIds: source.layers.map(() => editor.newId()),
        from: source.area,
        to: layerArea(surface, sizeId),
      });
    }
  });
  editor.select([]);
  const taken = new Set(targets.values());
  return from.surfaces.filter((one) => one.layers.length > 0 && !taken.has(one)).map(({ name }) => name);
}

/** What each surface of the new product gets: what has its id, or else what has its place and no surface by its id. */
function sourcesOf(
  surfaces: readonly TemplateSurface[],
  sources: readonly CarriedSurface[],
): Map<TemplateSurface, CarriedSurface> {
  const isTarget = (id: string) => surfaces.some((surface) => surface.id === id);
  const found = new Map<TemplateSurface, CarriedSurface>();
  for (const [index, surface] of surfaces.entries()) {
    const inPlace = sources[index];
    const source =
      sources.find(({ id }) => id === surface.id) ?? (inPlace && !isTarget(inPlace.id) ? inPlace : undefined);
    if (source) found.set(surface, source);
  }
  return found;
}
