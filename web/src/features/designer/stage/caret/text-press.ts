import type { Point } from '@diy/design/geometry';
import { type Caret, type CaretMap, caretAt, paragraphBoundsAt, wordBoundsAt } from '@diy/design/text';
import { endComposing } from '../../session/editor/end-composition-first.ts';
import type { StageParts } from '../../session/session-parts.ts';
import { collapsedSelection } from '../../session/text-selection.ts';
import type { TextSelection } from '../../session/ui-state.ts';
import { toMm } from '../../view/view-math.ts';
import type { Drag } from '../gesture/drag.ts';
import { type EditedText, editedText, surfaceToBox } from './edited-text.ts';

/** How much a press selects: after one click a place, after two a word, after three a paragraph. */
type Grain = 'letter' | 'word' | 'paragraph';

const grainOf = (clicks: number): Grain => (clicks >= 3 ? 'paragraph' : clicks === 2 ? 'word' : 'letter');

/** A press on words that are being edited puts the caret there at once; a drag selects. */
export function pressText(
  session: StageParts,
  seen: EditedText,
  mm: Point,
  { shift, clicks }: { shift: boolean; clicks: number },
): { begin(): Drag; click(): void; cancel(): void } {
  // Ends a composition first, so that the press finds the text with the composed words.
  endComposing(session);
  const { layer, map, selection: before } = editedText(session) ?? seen;
  const still = { begin: () => NO_DRAG, click: () => {}, cancel: () => {} };
  if (!map) return still;
  const grain = grainOf(clicks);
  const first = caretAt(map, surfaceToBox(layer, mm));
  const from = shift ? { start: before.anchor, end: before.anchor } : grainAt(map, first, grain);
  const select = (selection: TextSelection) =>
    session.ui.set((now) => ({ ...now, textSelection: selection }));
  const show = (to: Caret) => select({ ...between(map, from, to, grain), isPointed: true });
  show(first);
  const cancel = () => select(before);
  return {
    ...still,
    cancel,
    begin: () => ({
      move(at) {
        const now = editedText(session);
        if (now?.map) show(caretAt(now.map, surfaceToBox(now.layer, toMm(session.view.get(), at))));
      },
      end: () => {},
      cancel,
    }),
  };
}

const NO_DRAG: Drag = { move: () => {}, end: () => {}, cancel: () => {} };

interface Bounds {
  start: number;
  end: number;
}

function grainAt({ text }: CaretMap, { offset, isTrailing }: Caret, grain: Grain): Bounds {
  if (grain === 'word') return wordBoundsAt(text, isTrailing ? Math.max(0, offset - 1) : offset);
  return grain === 'paragraph' ? paragraphBoundsAt(text, offset) : { start: offset, end: offset };
}

/** From the first word to the last that the pointer has touched. */
function between(map: CaretMap, from: Bounds, to: Caret, grain: Grain): TextSelection {
  if (grain === 'letter') return { ...collapsedSelection(to.offset), anchor: from.start, head: to };
  const last = grainAt(map, to, grain);
  const isBack = last.start < from.start;
  const offset = isBack ? last.start : Math.max(last.end, from.end);
  return { ...collapsedSelection(offset, !isBack), anchor: isBack ? from.end : from.start };
}
