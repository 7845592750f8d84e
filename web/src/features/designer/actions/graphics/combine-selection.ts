import { type Combination, type CombineObstacle, combineObstacle } from '@diy/design/editing';
import { nameLanguage } from '@diy/design/layers';
import { notify } from '../../../../lib/notifications.ts';
import { texts, translate } from '../../../../lib/text/translate.ts';
import { selectedLayers, selectedUnits } from '../../session/active-surface.ts';
import type { DesignerSession } from '../../session/designer-session.ts';

/** Whether several things with a shape or vector among them are selected, so that combining is worth offering. */
export function offersCombining({ editor }: Pick<DesignerSession, 'editor'>): boolean {
  const state = editor.getState();
  const hasOutlines = selectedLayers(state).some(({ kind }) => kind === 'shape' || kind === 'vector');
  return hasOutlines && selectedUnits(state).length > 1;
}

/** Why the selection cannot be combined; null = it can. */
export function combiningObstacle({ editor }: Pick<DesignerSession, 'editor'>): CombineObstacle | null {
  return combineObstacle(selectedUnits(editor.getState()));
}

/** One vector takes the place of what is selected, as one step of undo; why not is said. */
export async function combineSelection(
  session: Pick<DesignerSession, 'editor'>,
  combination: Combination,
): Promise<void> {
  const combining = await import('@diy/design/combining').catch(() => null);
  if (!combining) {
    notify.warning(translate('designer:combine.notLoaded'));
    return;
  }
  const { editor } = session;
  // What is selected may have changed while the code came.
  const obstacle = combiningObstacle(session);
  if (obstacle) {
    notify.warning(translate(`designer:combine.obstacle.${obstacle}`));
    return;
  }
  const units = selectedUnits(editor.getState());
  const combined = combining.combineLayers(units, combination, {
    newId: editor.newId(),
    language: nameLanguage(texts.language),
  });
  if ('problem' in combined) {
    notify.warning(translate(`designer:combine.problem.${combined.problem}`));
    return;
  }
  const { vector, lost } = combined;
  const layerIds = units.flat().map(({ id }) => id);
  editor.run('combineLayers', { layerIds, vector }, { select: [vector.id] });
  for (const what of lost) notify.warning(translate(`designer:combine.lost.${what}`));
}
