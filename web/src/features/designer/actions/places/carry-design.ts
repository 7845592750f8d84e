import { type DesignField, findSurface } from '@diy/design/document';
import { copiedGroups } from '@diy/design/editing';
import type { Rect } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import type { KnownPicture } from '../../assets/picture-store.ts';
import { layerArea } from '../../session/active-surface.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { inOneStep } from '../../session/in-one-step.ts';

interface CarriedSurface {
  readonly id: string;
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

/** Keeps what the open design prints for the next new design of that template; null = nothing. */
export function carryDesign(
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

/** Puts what was kept for this template on a new design, each surface on that of its name or place, as one step. */
export function takeCarried(
  session: Pick<DesignerSession, 'editor' | 'pictures' | 'template'>,
  templateId: string,
): void {
  const from = carried;
  carried = null;
  if (from?.templateId !== templateId) return;
  for (const picture of from.pictures) {
    session.pictures.know(picture);
    session.pictures.request(picture.id);
  }
  const { editor, template } = session;
  const { sizeId } = editor.getState().design;
  inOneStep(editor, () => {
    for (const field of from.fields) editor.run('setField', { field });
    for (const [index, surface] of template.definition.surfaces.entries()) {
      const source = from.surfaces.find(({ id }) => id === surface.id) ?? from.surfaces[index];
      if (!source || source.layers.length === 0) continue;
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
}
