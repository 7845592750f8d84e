import { insetRect, type Rect } from '@diy/design/geometry';
import type { StageView, ViewSize } from '../../view/view-math.ts';
import { startCanvas } from './paint-backdrop.ts';

export interface ScrimInput {
  readonly view: StageView;
  readonly size: ViewSize;
  readonly pixelRatio: number;
  readonly area: Rect;
  /** Included in the print file; 0 = it ends at the trim line. */
  readonly bleedMm: number;
  readonly safeMm: number;
  /** Outline inside the print area that may carry ink, in mm. */
  readonly maskPath: string | null;
  /** The product without artwork, painted by `paintBackdrop` for the same view. */
  readonly backdrop: HTMLCanvasElement;
  readonly colours: {
    readonly stage: string;
    readonly bleed: string;
    readonly trim: string;
    readonly safe: string;
  };
}

/** What is left of artwork outside the print area: enough to take hold of it, too little to be taken for print. */
const LEFT_OVER = 0.28;

/**
 * Fades artwork that will not be printed into what lies behind it, so that the product keeps its colour, and draws
 * bleed, trim and safe lines. Over the artwork.
 */
export function paintScrim(canvas: HTMLCanvasElement, input: ScrimInput): void {
  const context = startCanvas(canvas, input.size, input.pixelRatio);
  const { area, bleedMm, safeMm, colours } = input;
  fadeOutside(context, input);
  if (bleedMm > 0) line(context, input, insetRect(area, -bleedMm), colours.bleed, [4, 4]);
  if (safeMm > 0) line(context, input, insetRect(area, safeMm), colours.safe, [3, 3]);
  line(context, input, area, colours.trim, []);
  if (input.maskPath) outlineMask(context, input, colours.trim);
}

function fadeOutside(context: CanvasRenderingContext2D, input: ScrimInput): void {
  const { width, height } = input.size;
  context.save();
  context.clip(outside(input), 'evenodd');
  context.fillStyle = input.colours.stage;
  context.fillRect(0, 0, width, height);
  context.drawImage(input.backdrop, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = 1 - LEFT_OVER;
  context.fillRect(0, 0, width, height);
  context.restore();
}

function outside({ view, size, area, bleedMm, maskPath }: ScrimInput): Path2D {
  const path = new Path2D();
  path.rect(0, 0, size.width, size.height);
  const { pxPerMm, offsetX, offsetY } = view;
  if (maskPath) path.addPath(new Path2D(maskPath), new DOMMatrix([pxPerMm, 0, 0, pxPerMm, offsetX, offsetY]));
  else {
    const { xMm, yMm, widthMm, heightMm } = insetRect(area, -bleedMm);
    path.rect(xMm * pxPerMm + offsetX, yMm * pxPerMm + offsetY, widthMm * pxPerMm, heightMm * pxPerMm);
  }
  return path;
}

function line(
  context: CanvasRenderingContext2D,
  { view }: ScrimInput,
  rect: Rect,
  colour: string,
  dash: number[],
): void {
  const { pxPerMm, offsetX, offsetY } = view;
  const x = Math.round(rect.xMm * pxPerMm + offsetX) + 0.5;
  const y = Math.round(rect.yMm * pxPerMm + offsetY) + 0.5;
  const width = Math.round(rect.widthMm * pxPerMm) - 1;
  const height = Math.round(rect.heightMm * pxPerMm) - 1;
  context.lineWidth = 1;
  context.setLineDash(dash);
  // Pale dashes in the gaps keep the line visible on dark products and artwork.
  context.lineDashOffset = dash[0] ?? 0;
  context.strokeStyle = 'rgb(255 255 255 / 55%)';
  context.strokeRect(x, y, width, height);
  context.lineDashOffset = 0;
  context.strokeStyle = colour;
  context.strokeRect(x, y, width, height);
  context.setLineDash([]);
}

function outlineMask(
  context: CanvasRenderingContext2D,
  { view, maskPath }: ScrimInput,
  colour: string,
): void {
  const path = new Path2D();
  const { pxPerMm, offsetX, offsetY } = view;
  path.addPath(new Path2D(maskPath ?? ''), new DOMMatrix([pxPerMm, 0, 0, pxPerMm, offsetX, offsetY]));
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.stroke(path);
}
