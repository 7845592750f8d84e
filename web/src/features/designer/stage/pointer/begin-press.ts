import type { Point } from '@diy/design/geometry';
import { layerContains } from '@diy/design/painting';
import type { Signal } from '../../../../lib/signal.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import { endComposing } from '../../session/editor/end-composition-first.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { pressText } from '../caret/text-press.ts';
import { pressOfCrop } from '../crop/crop-press.ts';
import type { Handle } from '../frame/handles.ts';
import { isWholeSelection, pickBeneath, selectionOfPress, toggleSelection } from '../frame/pick-layers.ts';
import type { SelectionFrame } from '../frame/selection-frame.ts';
import type { Drag, Modifiers } from '../gesture/drag.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import { hitTestStage, type PointerKind, type StageHit } from './hit-test-stage.ts';
import { startLineEnd } from './line-drag.ts';
import { startMarquee } from './marquee-drag.ts';
import { startMove } from './move-drag.ts';
import { startResize, startScale } from './resize-drag.ts';
import { startRotate } from './rotate-drag.ts';

/** A button or finger that is down and may become a drag or a click. */
export interface Press {
  start: Point;
  kind: PointerKind;
  begin(at: Point): Drag;
  click(): void;
  /** It became something else, as by a second finger: takes back what going down did. */
  cancel?(): void;
}

/** What a press of the main button at a place means: a handle, a layer, or the empty stage. */
export function beginPress(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  seen: StageHit,
  press: { at: Point; kind: PointerKind; modifiers: Modifiers; clicks?: number },
): Press {
  const { words, mm } = seen;
  const { at, kind, modifiers, clicks = 1 } = press;
  if (words) {
    return { start: at, kind, ...pressText(session, words, mm, { shift: modifiers.shift, clicks }) };
  }
  const meant = pressOutsideWords(session, feedback, seen, press);
  if (session.ui.get().editingTextId === null) return meant;
  // A finger moves no focus: words that it is not about are left here.
  return {
    ...meant,
    begin(from) {
      leaveWords(session);
      return meant.begin(from);
    },
    click() {
      leaveWords(session);
      meant.click();
    },
  };
}

function leaveWords({ ui }: Pick<DesignerSession, 'ui'>): void {
  ui.set((now) => ({ ...now, editingTextId: null, editingFrom: 'all' }));
}

/** A press that is about no words that are being edited. */
function pressOutsideWords(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  seen: StageHit,
  { at, kind, modifiers }: { at: Point; kind: PointerKind; modifiers: Modifiers },
): Press {
  const { handle, selected, cropped } = seen;
  if (cropped) return { start: at, kind, ...pressOfCrop(session, feedback, cropped, seen) };
  if (handle && selected) {
    const begin = (from: Point) => dragHandle(session, feedback, selected, handle.kind, from);
    return { start: at, kind, begin, click: () => {} };
  }
  return { start: at, kind, ...pressOf(session, feedback, seen, modifiers) };
}

/** The context menu is about what lies under the pointer, unless that is part of the selection. */
export function selectForMenu(session: StageParts, { layer, selected, mm, words }: StageHit): void {
  const { editor } = session;
  // A menu over words that are edited is about them; without a selection the caret goes there.
  if (words) {
    endComposing(session);
    if (words.selection.anchor === words.selection.head.offset)
      pressText(session, words, mm, { shift: false, clicks: 1 });
    return;
  }
  const isOnSelection = selected?.layers.some((one) => layerContains(one, mm)) ?? false;
  if (!isOnSelection) editor.select(layer ? selectionOfPress(editor.getState(), layer) : []);
}

/** The same where a finger rests; false over words that are edited and while a picture is cropped, which have no menu. */
export function holdForMenu(session: StageParts, at: Point): boolean {
  const seen = hitTestStage(session, at, 'touch');
  if (seen.cropped || seen.words) return false;
  selectForMenu(session, seen);
  return true;
}

function dragHandle(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  selected: SelectionFrame,
  kind: Handle['kind'],
  at: Point,
): Drag {
  if (kind === 'rotate') return startRotate(session, feedback, selected, at);
  const [only] = selected.layers;
  if (kind === 'start' || kind === 'end') {
    if (only) return startLineEnd(session, feedback, only, kind, at);
    return startMove(session, feedback, at);
  }
  if (selected.ids.length === 1 && only) return startResize(session, feedback, only, kind, at);
  return startScale(session, feedback, selected, kind, at);
}

function pressOf(
  session: StageParts,
  feedback: Signal<StageFeedback>,
  { layer, selected, mm }: StageHit,
  { shift, mod, alt }: Modifiers,
): Pick<Press, 'begin' | 'click'> {
  const { editor } = session;
  const { selection } = editor.getState();
  // Dragging inside a selected layer moves it even where another one lies above.
  const isOnSelection = selected?.layers.some((one) => !one.locked && layerContains(one, mm)) ?? false;
  if (!layer && !isOnSelection) {
    return {
      begin: (from) => startMarquee(session, feedback, from, shift),
      click: () => !shift && editor.select([]),
    };
  }
  const picked = layer ? selectionOfPress(editor.getState(), layer) : [];
  return {
    begin(from) {
      if (layer && !isWholeSelection(selection, picked) && (shift || !isOnSelection))
        editor.select(shift ? [...selection, ...picked] : picked);
      return startMove(session, feedback, from);
    },
    click() {
      if (!layer) return;
      // Alt goes down through what lies on top of each other.
      const beneath = alt ? pickBeneath(editor.getState(), mm) : null;
      if (beneath) return editor.select(beneath);
      // A Ctrl-click selects one layer inside its group. A Ctrl-drag moves the whole group, because Ctrl switches snapping off there.
      const clicked = mod ? [layer.id] : picked;
      if (!shift) editor.select(clicked);
      else editor.select(toggleSelection(selection, clicked));
    },
  };
}
