import { findSurface } from '@diy/design/document';
import { type EditorState, layersOfGroup } from '@diy/design/editing';
import { type Box, boxCorners, type Point, type Rect, type RulerLine } from '@diy/design/geometry';
import { boundsOfLayers, type CroppedLayer, type Layer } from '@diy/design/layers';
import { type StageView, toPx, type ViewSize } from '../../view/view-math.ts';
import { wholeBox } from '../crop/crop-geometry.ts';
import { CROP_OFFER, type Handle, handlesOf, handlesOffered } from '../frame/handles.ts';
import { isWholeSelection, selectionOfPress } from '../frame/pick-layers.ts';
import { firstRepeat, type SelectionFrame, selectionFrame } from '../frame/selection-frame.ts';
import type { StageFeedback } from '../stage-feedback.ts';
import { gapLabels, gapsPath } from './gap-marks.ts';

const SVG = 'http://www.w3.org/2000/svg';

export interface OverlayInput {
  readonly state: EditorState;
  readonly feedback: StageFeedback;
  readonly view: StageView;
  /** No handles while words are edited. */
  readonly hasHandles: boolean;
  /** The picture that is being cropped. */
  readonly cropped: CroppedLayer | null;
  /** Lines pulled from the rulers. */
  readonly lines: readonly RulerLine[];
  /** Lines of the grid over the print area. */
  readonly grid: readonly RulerLine[];
  readonly area: Rect;
  readonly size: ViewSize;
}

/** Selection, handles, guides and frame over the stage; changed by hand, because it moves at the pointer's pace. */
export function createOverlay(svg: SVGSVGElement): (input: OverlayInput) => void {
  const gridPath = add(svg, 'path', { class: 'grid' });
  const rulerLines = add(svg, 'path', { class: 'rulerLines' });
  // Below the lines, so that they are seen on artwork of their own colour.
  const casing = add(svg, 'path', { class: 'casing' });
  const hover = add(svg, 'path', { class: 'hover' });
  const group = add(svg, 'path', { class: 'group' });
  const outlines = add(svg, 'path', { class: 'outline' });
  const repeat = add(svg, 'path', { class: 'repeat' });
  const frame = add(svg, 'path', { class: 'frame' });
  const stem = add(svg, 'path', { class: 'frame' });
  const guides = add(svg, 'path', { class: 'guides' });
  const gaps = add(svg, 'path', { class: 'guides' });
  const labels = add(svg, 'g', { class: 'gaps' });
  const marquee = add(svg, 'path', { class: 'marquee' });
  const handleGroup = add(svg, 'g', {});
  const handles = new Map<Handle['kind'], SVGGraphicsElement>();

  return ({ state, feedback, view, hasHandles, cropped, lines, grid, area, size }) => {
    gridPath.setAttribute('d', grid.map((line) => gridLinePath(line, area, view)).join(''));
    rulerLines.setAttribute('d', lines.map((line) => rulerLinePath(line, view, size)).join(''));
    const selected = selectionFrame(state);
    const layers = findSurface(state.design, state.activeSurfaceId)?.layers ?? [];
    hover.setAttribute('d', cropped ? '' : hoverPath(state, layers, feedback.hoverId, view));
    const open = state.openGroupId === null ? [] : layersOfGroup(layers, state.openGroupId);
    const around = boundsOfLayers(open.filter((layer) => !layer.hidden));
    group.setAttribute('d', around ? rectPath(around, view) : '');
    const isGroup = (selected?.ids.length ?? 0) > 1;
    outlines.setAttribute(
      'd',
      isGroup ? (selected?.layers ?? []).map((layer) => boxPath(layer, view)).join('') : '',
    );
    const first = cropped ? wholeBox(cropped) : selected ? firstRepeat(selected) : null;
    repeat.setAttribute('d', first ? boxPath(first, view) : '');
    frame.setAttribute('d', selected ? boxPath(selected.box, view) : '');
    frame.classList.toggle('locked', selected !== null && !selected.isChangeable);
    guides.setAttribute('d', feedback.guides.map((guide) => guidePath(guide, view)).join(''));
    gaps.setAttribute('d', gapsPath(feedback.gaps, view));
    placeLabels(labels, gapLabels(feedback.gaps, view));
    marquee.setAttribute('d', feedback.marquee ? rectPath(feedback.marquee, view) : '');

    const isOffered = hasHandles && selected?.isChangeable && !state.isInGesture;
    const offer = (of: SelectionFrame) => (cropped ? CROP_OFFER : handlesOffered(of));
    const shown = isOffered ? handlesOf(selected.box, view, offer(selected)) : [];
    const rotate = shown.find((handle) => handle.kind === 'rotate');
    stem.setAttribute('d', rotate && selected ? stemPath(selected.box, rotate, view) : '');
    const cased = [hover, outlines, repeat, frame, stem, marquee].map((line) => line.getAttribute('d') ?? '');
    casing.setAttribute('d', cased.join(''));
    placeHandles(handleGroup, handles, shown, selected?.box.rotationDeg ?? 0);
  };
}

/** A line across the print area. */
function gridLinePath({ axis, atMm }: RulerLine, area: Rect, view: StageView): string {
  const [from, to] =
    axis === 'x'
      ? [
          { x: atMm, y: 0 },
          { x: atMm, y: area.heightMm },
        ]
      : [
          { x: 0, y: atMm },
          { x: area.widthMm, y: atMm },
        ];
  const [start, end] = [toPx(view, from), toPx(view, to)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

function placeLabels(group: SVGElement, labels: ReturnType<typeof gapLabels>): void {
  while (group.childElementCount > labels.length) group.lastElementChild?.remove();
  for (const [index, { text, at }] of labels.entries()) {
    const element = group.children[index] ?? add(group, 'text', {});
    element.setAttribute('x', `${at.x}`);
    element.setAttribute('y', `${at.y}`);
    element.textContent = text;
  }
}

/** The path of the frame around what a click would select; empty if exactly that is selected. */
function hoverPath(
  state: EditorState,
  layers: readonly Layer[],
  hoverId: string | null,
  view: StageView,
): string {
  const hovered = layers.find((layer) => layer.id === hoverId);
  if (!hovered) return '';
  const picked = selectionOfPress(state, hovered);
  if (isWholeSelection(state.selection, picked)) return '';
  const bounds = boundsOfLayers(layers.filter((layer) => picked.includes(layer.id) && !layer.hidden));
  return picked.length > 1 && bounds ? rectPath(bounds, view) : boxPath(hovered, view);
}

function placeHandles(
  group: SVGElement,
  known: Map<Handle['kind'], SVGGraphicsElement>,
  shown: readonly Handle[],
  rotationDeg: number,
): void {
  for (const [kind, element] of known) {
    if (!shown.some((handle) => handle.kind === kind)) element.style.display = 'none';
  }
  for (const { kind, x, y } of shown) {
    const element = known.get(kind) ?? createHandle(group, kind);
    known.set(kind, element);
    element.style.display = '';
    element.setAttribute('transform', `translate(${x} ${y}) rotate(${rotationDeg})`);
  }
}

function createHandle(group: SVGElement, kind: Handle['kind']): SVGGraphicsElement {
  const isSide = kind.length === 1;
  const shape = !isSide
    ? add(group, 'circle', { r: kind === 'rotate' ? '7' : '6' })
    : add(group, 'rect', sideSize(kind));
  shape.setAttribute('class', 'handle');
  shape.dataset.testid = `handle-${kind}`;
  return shape as SVGGraphicsElement;
}

function sideSize(kind: Handle['kind']): Record<string, string> {
  const isUpright = kind === 'e' || kind === 'w';
  const [width, height] = isUpright ? [8, 18] : [18, 8];
  return { x: `${-width / 2}`, y: `${-height / 2}`, width: `${width}`, height: `${height}`, rx: '4' };
}

function boxPath(box: Box, view: StageView): string {
  const points = boxCorners(box).map((corner) => format(toPx(view, corner)));
  return `M${points.join('L')}Z`;
}

function rectPath(
  rect: { xMm: number; yMm: number; widthMm: number; heightMm: number },
  view: StageView,
): string {
  const from = toPx(view, { x: rect.xMm, y: rect.yMm });
  const width = rect.widthMm * view.pxPerMm;
  const height = rect.heightMm * view.pxPerMm;
  return `M${format(from)}h${width}v${height}h${-width}Z`;
}

function guidePath(guide: StageFeedback['guides'][number], view: StageView): string {
  const reach = 8 / view.pxPerMm;
  const from = guide.fromMm - reach;
  const to = guide.toMm + reach;
  const ends =
    guide.axis === 'x'
      ? [
          { x: guide.atMm, y: from },
          { x: guide.atMm, y: to },
        ]
      : [
          { x: from, y: guide.atMm },
          { x: to, y: guide.atMm },
        ];
  return `M${ends.map((end) => format(toPx(view, end))).join('L')}`;
}

function rulerLinePath({ axis, atMm }: RulerLine, view: StageView, { width, height }: ViewSize): string {
  const at = toPx(view, { x: atMm, y: atMm });
  return axis === 'x' ? `M${at.x.toFixed(2)} 0V${height}` : `M0 ${at.y.toFixed(2)}H${width}`;
}

function stemPath(box: Box, rotate: Point, view: StageView): string {
  const [topLeft, topRight] = boxCorners(box).map((corner) => toPx(view, corner)) as [Point, Point];
  return `M${format({ x: (topLeft.x + topRight.x) / 2, y: (topLeft.y + topRight.y) / 2 })}L${format(rotate)}`;
}

function format({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function add(parent: SVGElement, name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}
