import type { DesignDocument } from '@diy/design/document';
import { type CommandInput, commands, copiedGroups, copyLayers } from '@diy/design/editing';
import { layerArea } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';

type Input = CommandInput<'applyLayers'>;

/** What puts the selection on another surface of the template. */
export function applyInput(
  { editor, template }: Pick<DesignerSession, 'editor' | 'template'>,
  surfaceId: string,
): Input | null {
  const { design, selection, activeSurfaceId } = editor.getState();
  const surfaces = template.definition.surfaces;
  const [from, to] = [activeSurfaceId, surfaceId].map((id) => surfaces.find((one) => one.id === id));
  if (!from || !to || selection.length === 0) return null;
  const layers = copyLayers(design, selection);
  return {
    surfaceId,
    layers,
    groups: copiedGroups(design, layers),
    newIds: layers.map(() => editor.newId()),
    from: layerArea(from, design.sizeId),
    to: layerArea(to, design.sizeId),
  };
}

/** The design as it would be, for a picture of it. */
export function withApplied(design: DesignDocument, input: Input): DesignDocument {
  return commands.applyLayers(design, input);
}

/** Puts the selection on these surfaces, as one step. */
export function applyToSurfaces(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  surfaceIds: readonly string[],
): void {
  const inputs = surfaceIds.flatMap((id) => applyInput(session, id) ?? []);
  inOneStep(session.editor, () => {
    for (const input of inputs) session.editor.run('applyLayers', input);
  });
}
