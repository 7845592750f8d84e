import type { Combination } from '@diy/design/editing';
import { insetRect } from '@diy/design/geometry';
import { boundsOfLayers } from '@diy/design/layers';
import { activeSurface, selectedLayers, shownArea } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';
import type { ActionParts } from '../session/session-parts.ts';
import { FIRST_GRID_MM } from '../session/ui-state.ts';
import { zoomAt, zoomOf, zoomStep } from '../view/view-math.ts';
import { copySelection, pasteClipboard } from './clipboard.ts';
import { combineSelection, combiningObstacle } from './graphics/combine-selection.ts';
import {
  canEnterGroup,
  canGroup,
  canUngroup,
  closeGroup,
  enterGroup,
  groupSelection,
  ungroupSelection,
} from './group-actions.ts';
import {
  canEditText,
  cropPicture,
  editText,
  flipPicture,
  isCroppable,
  isPicture,
  replacePicture,
} from './open-content.ts';
import { canTidy, tidySelection } from './places/arrange.ts';
import { saveOrAsk } from './save-design.ts';
import { canPasteStyle, copyStyle, pasteStyle } from './style.ts';

/** Something a person can do with the open design, the same from keys, buttons and menus. */
export interface Action {
  /** Names the action, and its text under `action.`. */
  readonly id: string;
  /** `Mod` is Ctrl, or Cmd on a Mac. The first one is shown. */
  readonly keys?: readonly string[];
  /** The browser's own event does it when the keys are pressed (`use-clipboard.ts`). */
  readonly isNative?: boolean;
  isEnabled?(session: ActionParts): boolean;
  perform(session: ActionParts): void;
}

const hasSelection = ({ editor }: Pick<DesignerSession, 'editor'>) => editor.getState().selection.length > 0;
const selection = ({ editor }: Pick<DesignerSession, 'editor'>) => editor.getState().selection;

const nudge = (id: string, key: string, dx: number, dy: number): Action => ({
  id,
  keys: [key, `Shift+${key}`, `Alt+${key}`],
  isEnabled: hasSelection,
  perform: (session) => nudgeBy(session, dx, dy),
});

function nudgeBy(session: Pick<DesignerSession, 'editor'>, dxMm: number, dyMm: number): void {
  session.editor.run(
    'moveLayers',
    { layerIds: selection(session), dxMm, dyMm },
    { joinKey: 'nudge', isPaced: true },
  );
}

/** Millimetres of one arrow key: 1, with Shift 10, with Alt 0.1. */
function nudgeStepMm(event: { shiftKey: boolean; altKey: boolean }): number {
  return event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
}

/** Moves the selection by arrow key. */
export function nudgeByKey(
  session: Pick<DesignerSession, 'editor'>,
  event: { key: string; shiftKey: boolean; altKey: boolean },
): void {
  const step = nudgeStepMm(event);
  const [x, y] = NUDGES[event.key] ?? [0, 0];
  nudgeBy(session, x * step, y * step);
}

const NUDGES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const zoomBy = (id: string, keys: string[], direction: 1 | -1): Action => ({
  id,
  keys,
  perform: ({ view }) => {
    const { width, height } = view.size();
    const middle = { x: width / 2, y: height / 2 };
    view.set(zoomAt(view.get(), middle, zoomStep(zoomOf(view.get()), direction)));
  },
});

const restack = (id: string, keys: string[], to: 'front' | 'back' | 'forward' | 'backward'): Action => ({
  id,
  keys,
  isEnabled: hasSelection,
  perform: (session) => session.editor.run('reorderLayers', { layerIds: selection(session), to }),
});

const combine = (id: Combination, key: string): Action => ({
  id,
  keys: [`Alt+Shift+${key}`],
  isEnabled: (session) => combiningObstacle(session) === null,
  perform: (session) => void combineSelection(session, id),
});

/** Sets a field on all selected layers: true unless all have it already. */
function toggle(session: Pick<DesignerSession, 'editor'>, field: 'locked' | 'hidden'): void {
  const layers = selectedLayers(session.editor.getState());
  const value = !layers.every((layer) => layer[field]);
  inOneStep(session.editor, () => {
    for (const layer of layers)
      session.editor.run('updateLayer', { layerId: layer.id, patch: { [field]: value } });
  });
}

/** Every action by its id. */
export const actions = {
  undo: {
    id: 'undo',
    keys: ['Mod+Z'],
    isEnabled: ({ editor }) => editor.getState().canUndo,
    perform: ({ editor }) => editor.undo(),
  },
  redo: {
    id: 'redo',
    keys: ['Shift+Mod+Z', 'Mod+Y'],
    isEnabled: ({ editor }) => editor.getState().canRedo,
    perform: ({ editor }) => editor.redo(),
  },
  save: { id: 'save', keys: ['Mod+S'], perform: saveOrAsk },
  cut: {
    id: 'cut',
    keys: ['Mod+X'],
    isNative: true,
    isEnabled: hasSelection,
    perform: (session) => {
      copySelection(session);
      session.editor.run('removeLayers', { layerIds: selection(session) });
    },
  },
  copy: { id: 'copy', keys: ['Mod+C'], isNative: true, isEnabled: hasSelection, perform: copySelection },
  paste: {
    id: 'paste',
    keys: ['Mod+V'],
    isNative: true,
    perform: (session) => void pasteClipboard(session),
  },
  duplicate: {
    id: 'duplicate',
    keys: ['Mod+D'],
    isEnabled: hasSelection,
    perform: (session) => {
      const layerIds = selection(session);
      session.editor.run('duplicateLayers', { layerIds, newIds: layerIds.map(() => session.editor.newId()) });
    },
  },
  delete: {
    id: 'delete',
    keys: ['Delete', 'Backspace'],
    isEnabled: hasSelection,
    perform: (session) => session.editor.run('removeLayers', { layerIds: selection(session) }),
  },
  selectAll: { id: 'selectAll', keys: ['Mod+A'], perform: ({ editor }) => editor.selectAll() },
  // Leaves an open group first; then the group is selected.
  deselect: {
    id: 'deselect',
    keys: ['Escape'],
    perform: (session) => void (closeGroup(session) || session.editor.select([])),
  },
  group: { id: 'group', keys: ['Mod+G'], isEnabled: canGroup, perform: groupSelection },
  ungroup: { id: 'ungroup', keys: ['Shift+Mod+G'], isEnabled: canUngroup, perform: ungroupSelection },
  enterGroup: { id: 'enterGroup', keys: ['Enter'], isEnabled: canEnterGroup, perform: enterGroup },
  editText: {
    id: 'editText',
    keys: ['Enter', 'F2'],
    isEnabled: canEditText,
    perform: (one) => editText(one),
  },
  crop: { id: 'crop', keys: ['Enter'], isEnabled: isCroppable, perform: cropPicture },
  replace: { id: 'replace', isEnabled: isPicture, perform: replacePicture },
  flipX: {
    id: 'flipX',
    keys: ['Shift+H'],
    isEnabled: isCroppable,
    perform: (one) => flipPicture(one, 'flipX'),
  },
  flipY: {
    id: 'flipY',
    keys: ['Shift+V'],
    isEnabled: isCroppable,
    perform: (one) => flipPicture(one, 'flipY'),
  },
  copyStyle: { id: 'copyStyle', keys: ['Alt+Mod+C'], isEnabled: hasSelection, perform: copyStyle },
  pasteStyle: { id: 'pasteStyle', keys: ['Alt+Mod+V'], isEnabled: canPasteStyle, perform: pasteStyle },
  tidy: { id: 'tidy', keys: ['Alt+Mod+T'], isEnabled: canTidy, perform: tidySelection },
  applyTo: {
    id: 'applyTo',
    isEnabled: (session) => hasSelection(session) && session.template.definition.surfaces.length > 1,
    perform: ({ ui }) => ui.set((now) => ({ ...now, isApplyOpen: true })),
  },
  union: combine('union', 'U'),
  subtract: combine('subtract', 'S'),
  intersect: combine('intersect', 'I'),
  exclude: combine('exclude', 'E'),
  lock: {
    id: 'lock',
    keys: ['Mod+L'],
    isEnabled: hasSelection,
    perform: (session) => toggle(session, 'locked'),
  },
  hide: {
    id: 'hide',
    keys: ['Shift+Mod+H'],
    isEnabled: hasSelection,
    perform: (session) => toggle(session, 'hidden'),
  },
  toFront: restack('toFront', ['Shift+Mod+]'], 'front'),
  forward: restack('forward', ['Mod+]'], 'forward'),
  backward: restack('backward', ['Mod+['], 'backward'),
  toBack: restack('toBack', ['Shift+Mod+['], 'back'),
  nudgeLeft: nudge('nudgeLeft', 'ArrowLeft', -1, 0),
  nudgeRight: nudge('nudgeRight', 'ArrowRight', 1, 0),
  nudgeUp: nudge('nudgeUp', 'ArrowUp', 0, -1),
  nudgeDown: nudge('nudgeDown', 'ArrowDown', 0, 1),
  grid: {
    id: 'grid',
    keys: ["Mod+'"],
    perform: ({ ui }) => ui.set((now) => ({ ...now, gridMm: now.gridMm === null ? FIRST_GRID_MM : null })),
  },
  zoomIn: zoomBy('zoomIn', ['Mod+=', 'Mod++'], 1),
  zoomOut: zoomBy('zoomOut', ['Mod+-'], -1),
  zoomFit: {
    id: 'zoomFit',
    keys: ['Mod+0', 'Shift+1'],
    perform: (session) => {
      const active = activeSurface(session.template, session.editor.getState());
      session.view.fit(active ? shownArea(active.area) : undefined);
    },
  },
  zoomSelection: {
    id: 'zoomSelection',
    keys: ['Shift+2'],
    isEnabled: hasSelection,
    perform: ({ editor, view }) => {
      const bounds = boundsOfLayers(selectedLayers(editor.getState()));
      if (!bounds) return;
      view.fit(insetRect(bounds, -Math.max(bounds.widthMm, bounds.heightMm) * 0.1));
      // Counts as a view that the person has chosen, so that it is not fitted again.
      view.set(view.get());
    },
  },
  zoomFull: {
    id: 'zoomFull',
    keys: ['Mod+1'],
    perform: ({ view }) => {
      const { width, height } = view.size();
      view.set(zoomAt(view.get(), { x: width / 2, y: height / 2 }, 1));
    },
  },
  shortcuts: {
    id: 'shortcuts',
    keys: ['?'],
    isEnabled: (session) => !canEditText(session),
    perform: ({ ui }) => ui.set((now) => ({ ...now, isShortcutsOpen: true })),
  },
  preview: {
    id: 'preview',
    keys: ['Mod+P'],
    perform: ({ ui }) => ui.set((now) => ({ ...now, isPreviewOpen: true })),
  },
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof actions;
