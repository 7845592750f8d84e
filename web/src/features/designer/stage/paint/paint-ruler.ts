import { rulerStepMm, type StageView } from '../../view/view-math.ts';
import { RULER_PX } from '../frame/ruler-px.ts';

export interface RulerInput {
  readonly axis: 'x' | 'y';
  readonly view: StageView;
  readonly lengthPx: number;
  readonly pixelRatio: number;
  /** Where the selection begins and ends, in mm. */
  readonly marked: readonly [number, number] | null;
  /** Where the pointer is, in CSS px. */
  readonly pointer: number | null;
  readonly colours: {
    readonly ink: string;
    readonly muted: string;
    readonly accent: string;
    readonly ground: string;
  };
}

/** A ruler in mm: labelled marks, halves and tenths, the selection's extent and the pointer. */
export function paintRuler(canvas: HTMLCanvasElement, input: RulerInput): void {
  const { axis, lengthPx, pixelRatio, colours } = input;
  const isX = axis === 'x';
  const [width, height] = isX ? [lengthPx, RULER_PX] : [RULER_PX, lengthPx];
  canvas.width = Math.max(1, Math.round(width * pixelRatio));
  canvas.height = Math.max(1, Math.round(height * pixelRatio));
  const context = canvas.getContext('2d');
  if (!context) return;
  // Drawn as if it were the upper one; the left one is the same turned.
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  if (!isX) context.transform(0, 1, 1, 0, 0, 0);
  paintMarked(context, input);
  paintMarks(context, input);
  if (input.pointer !== null) {
    context.fillStyle = colours.accent;
    context.fillRect(Math.round(input.pointer), 0, 1, RULER_PX);
  }
}

function offsetOf({ axis, view }: RulerInput): number {
  return axis === 'x' ? view.offsetX : view.offsetY;
}

function paintMarked(context: CanvasRenderingContext2D, input: RulerInput): void {
  if (!input.marked) return;
  const [from, to] = input.marked.map((mm) => mm * input.view.pxPerMm + offsetOf(input)) as [number, number];
  context.globalAlpha = 0.16;
  context.fillStyle = input.colours.accent;
  context.fillRect(from, 0, to - from, RULER_PX);
  context.globalAlpha = 1;
}

function paintMarks(context: CanvasRenderingContext2D, input: RulerInput): void {
  const { view, lengthPx, colours, axis } = input;
  const offset = offsetOf(input);
  const step = rulerStepMm(view.pxPerMm, 56);
  const fine = step / 10;
  const first = Math.floor(-offset / view.pxPerMm / fine);
  const last = Math.ceil((lengthPx - offset) / view.pxPerMm / fine);
  // Numbers keep their minus in front in right-to-left languages.
  context.direction = 'ltr';
  context.font = '10px system-ui, sans-serif';
  context.textBaseline = 'alphabetic';
  for (let index = first; index <= last; index += 1) {
    const at = Math.round(index * fine * view.pxPerMm + offset);
    const isLabelled = index % 10 === 0;
    const reach = isLabelled ? 8 : index % 5 === 0 ? 6 : 3;
    context.fillStyle = isLabelled ? colours.muted : 'rgb(111 103 93 / 50%)';
    context.fillRect(at, RULER_PX - reach, 1, reach);
    if (isLabelled)
      paintLabel(context, String(Math.round(index * fine * 100) / 100), at, axis, colours.muted);
  }
}

function paintLabel(
  context: CanvasRenderingContext2D,
  text: string,
  at: number,
  axis: 'x' | 'y',
  colour: string,
): void {
  context.fillStyle = colour;
  if (axis === 'x') {
    context.fillText(text, at + 3, 10);
    return;
  }
  // Mirrored once more, so that the turned digits read from bottom to top.
  context.save();
  context.translate(at - 3, 10);
  context.scale(-1, 1);
  context.fillText(text, 0, 0);
  context.restore();
}
