import type { Point } from '@diy/design/geometry';
import {
  type CaretPlace,
  primaryCaretPlace,
  secondaryCaretPlace,
  selectedAreas,
  underlines,
} from '@diy/design/text';
import { selectedRange } from '../../session/text-selection.ts';
import { type StageView, toPx } from '../../view/view-math.ts';
import { boxToSurface, type EditedText } from './edited-text.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The flag that says which way a caret writes, in CSS px. */
const FLAG_PX = 6;

/**
 * Caret, selection and the line below what is being composed, over the artwork. Drawn dark on a light edge, so that they are seen
 * on artwork of any colour.
 */
export function createCaretDrawing(svg: SVGSVGElement): (words: EditedText | null, view: StageView) => void {
  const group = add(svg, 'g');
  group.setAttribute('class', 'words');
  const areas = path(group, 'selected');
  const lines = [path(group, 'composedEdge'), path(group, 'composed')];
  const others = [path(group, 'caretEdge'), path(group, 'otherCaret')];
  const carets = [path(group, 'caretEdge'), path(group, 'caret')];
  carets[1]?.setAttribute('data-testid', 'text-caret');
  areas.setAttribute('data-testid', 'text-selected');
  lines[1]?.setAttribute('data-testid', 'text-composed');
  let shown = '';

  return (words, view) => {
    const drawn = words?.map ? read(words, view) : NOTHING;
    areas.setAttribute('d', drawn.areas);
    for (const line of lines) line.setAttribute('d', drawn.composed);
    for (const other of others) other.setAttribute('d', drawn.other);
    for (const caret of carets) caret.setAttribute('d', drawn.caret);
    if (drawn.caret === shown) return;
    shown = drawn.caret;
    // Restarts the blinking, so that a caret that has just moved is visible at once.
    for (const caret of carets) for (const blink of caret.getAnimations?.() ?? []) blink.currentTime = 0;
  };
}

const NOTHING = { areas: '', composed: '', caret: '', other: '' };

function read({ layer, map, selection }: EditedText, view: StageView): typeof NOTHING {
  if (!map) return NOTHING;
  const onStage = (point: Point) => toPx(view, boxToSurface(layer, point));
  const { start, end } = selectedRange(selection);
  const { composed, head } = selection;
  const place = primaryCaretPlace(map, head);
  const other = start === end ? secondaryCaretPlace(map, head) : null;
  const below = composed ? underlines(map, composed.start, composed.end) : [];
  return {
    areas: selectedAreas(map, start, end)
      .map((area) => `${polyline(area.map(onStage))}Z`)
      .join(''),
    composed: below.map((line) => polyline(line.map(onStage))).join(''),
    caret: caretPath(place, onStage, other !== null),
    other: other ? caretPath(other, onStage, true) : '',
  };
}

/** A bar. In words of both directions it has a flag at its top, which points the way that the next letter goes. */
function caretPath(
  { from, to, isRtl }: CaretPlace,
  onStage: (point: Point) => Point,
  hasFlag: boolean,
): string {
  const [top, foot] = [onStage(from), onStage(to)];
  const bar = polyline([top, foot]);
  if (!hasFlag) return bar;
  const length = Math.hypot(foot.x - top.x, foot.y - top.y) || 1;
  const down = { x: (foot.x - top.x) / length, y: (foot.y - top.y) / length };
  // Text runs 90° anticlockwise from the caret's downward direction.
  const side = isRtl ? -1 : 1;
  const ahead = { x: down.y * side, y: -down.x * side };
  const at = (along: number, beside: number): Point => ({
    x: top.x + down.x * along + ahead.x * beside,
    y: top.y + down.y * along + ahead.y * beside,
  });
  return `${bar}${polyline([at(0, 0), at(FLAG_PX / 2, FLAG_PX), at(FLAG_PX, 0)])}`;
}

function polyline(points: readonly Point[]): string {
  return points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;
}

function path(parent: SVGElement, name: string): SVGElement {
  const element = add(parent, 'path');
  element.setAttribute('class', name);
  return element;
}

function add(parent: SVGElement, name: string): SVGElement {
  const element = document.createElementNS(SVG, name);
  parent.append(element);
  return element;
}
