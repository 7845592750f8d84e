import type { CombinedLayers } from '@diy/design/combining';
import { type Combination, type CombineObstacle, combineObstacle } from '@diy/design/editing';
import { nameLanguage } from '@diy/design/layers';
import { notify } from '../../../../lib/notifications.ts';
import { texts, translate } from '../../../../lib/text/translate.ts';
import { selectedLayers, selectedUnits } from '../../session/active-surface.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { combineInBackground } from './combine-in-background.ts';

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

/**
 * One vector takes the place of what is selected, as one step of undo; why not is said. The page stays usable meanwhile: where the
 * design was changed before the vector came, it is dropped.
 */
export async function combineSelection(
  session: Pick<DesignerSession, 'editor' | 'ui'>,
  combination: Combination,
  combine = combineInBackground,
): Promise<void> {
  const { editor, ui } = session;
  const obstacle = combiningObstacle(session);
  if (obstacle) {
    notify.warning(translate(`designer:combine.obstacle.${obstacle}`));
    return;
  }
  // What is asked last counts.
  ui.get().stopCombining?.();
  const { design } = editor.getState();
  const units = selectedUnits(editor.getState());
  const stop = new AbortController();
  const stopCombining = () => stop.abort();
  ui.set((now) => ({ ...now, stopCombining }));
  const options = { newId: editor.newId(), language: nameLanguage(texts.language) };
  const found = await combine([units, combination, options], stop.signal).finally(() =>
    ui.set((now) => (now.stopCombining === stopCombining ? { ...now, stopCombining: null } : now)),
  );
  if (found === null) return;
  if (typeof found === 'string') {
    notify.warning(translate(`designer:combine.${found}`));
    return;
  }
  const state = editor.getState();
  if (state.design !== design || state.isInGesture) notify.warning(translate('designer:combine.changed'));
  else putCombined(editor, units.flat(), found);
}

function putCombined(
  editor: DesignerSession['editor'],
  layers: readonly { id: string }[],
  combined: CombinedLayers,
): void {
  if ('problem' in combined) {
    notify.warning(translate(`designer:combine.problem.${combined.problem}`));
    return;
  }
  const { vector, lost } = combined;
  editor.run('combineLayers', { layerIds: layers.map(({ id }) => id), vector }, { select: [vector.id] });
  for (const what of lost) notify.warning(translate(`designer:combine.lost.${what}`));
}
