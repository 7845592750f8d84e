import { insetRect, type Rect } from '@diy/design/geometry';
import type { MockupPlace, RectMm } from '@diy/design/template';
import type { GroundPhoto, SurfaceOutline } from '../../session/designer-session.ts';
import type { StageView, ViewSize } from '../../view/view-math.ts';

export interface BackdropInput {
  readonly view: StageView;
  readonly size: ViewSize;
  readonly pixelRatio: number;
  /** Print area in layer coordinates. */
  readonly area: Rect;
  /** The same area in the mockups' surface millimetres: where the outline lies outside it. */
  readonly place: MockupPlace;
  /** Included in the print file: cloth that is cut away later, shown as part of it. */
  readonly bleedMm: number;
  /** The shape inside the print area that is the product, in mm. */
  readonly maskPath: string | null;
  readonly outline: SurfaceOutline | null;
  readonly productHex: string;
}

/** The product laid flat in its colour, under the artwork: its photograph where one shows it flat, else its shape. */
export function paintBackdrop(canvas: HTMLCanvasElement, input: BackdropInput): void {
  const context = startCanvas(canvas, input.size, input.pixelRatio);
  const { area, outline, bleedMm, maskPath } = input;
  const photo = outline?.photo === 'coming' ? null : outline?.photo;
  context.fillStyle = input.productHex;
  context.save();
  context.shadowColor = 'rgb(33 30 26 / 16%)';
  context.shadowBlur = 28 * input.pixelRatio;
  context.shadowOffsetY = 6 * input.pixelRatio;
  if (photo) paintPhoto(context, input, photo);
  else if (maskPath) context.fill(onStage(new Path2D(maskPath), input.view));
  else if (outline?.photo === null) paintRect(context, input, outline.rectMm);
  context.restore();
  if (bleedMm > 0 || (!photo && !maskPath)) {
    const { x, y, width, height } = toStage(insetRect(area, -bleedMm), input.view);
    // The bleed is painted below the photograph, so it shows only beyond the product's edge, where the photograph ends.
    if (photo) context.globalCompositeOperation = 'destination-over';
    context.fillRect(x, y, width, height);
    context.globalCompositeOperation = 'source-over';
  }
}

const ROUND_MM = 3;

function paintRect(
  context: CanvasRenderingContext2D,
  { view, place: { area, scale } }: BackdropInput,
  rect: RectMm,
): void {
  const moved = {
    xMm: (rect.xMm - area.xMm) / scale,
    yMm: (rect.yMm - area.yMm) / scale,
    widthMm: rect.widthMm / scale,
    heightMm: rect.heightMm / scale,
  };
  const { x, y, width, height } = toStage(moved, view);
  context.beginPath();
  context.roundRect(x, y, width, height, ROUND_MM * view.pxPerMm);
  context.fill();
}

function paintPhoto(
  context: CanvasRenderingContext2D,
  { view, place: { area, scale } }: BackdropInput,
  { bitmap, toMm: [a, b, c, d, e, f] }: GroundPhoto,
): void {
  const { offsetX, offsetY } = view;
  const pxPerMm = view.pxPerMm / scale;
  context.imageSmoothingQuality = 'high';
  context.transform(
    ...([a, b, c, d].map((share) => share * pxPerMm) as [number, number, number, number]),
    (e - area.xMm) * pxPerMm + offsetX,
    (f - area.yMm) * pxPerMm + offsetY,
  );
  context.drawImage(bitmap, 0, 0, 1, bitmap.height / bitmap.width);
}

function onStage(path: Path2D, { pxPerMm, offsetX, offsetY }: StageView): Path2D {
  const moved = new Path2D();
  moved.addPath(path, new DOMMatrix([pxPerMm, 0, 0, pxPerMm, offsetX, offsetY]));
  return moved;
}

function toStage({ xMm, yMm, widthMm, heightMm }: Rect, { pxPerMm, offsetX, offsetY }: StageView) {
  return {
    x: xMm * pxPerMm + offsetX,
    y: yMm * pxPerMm + offsetY,
    width: widthMm * pxPerMm,
    height: heightMm * pxPerMm,
  };
}

/** A canvas of the stage's size, empty, in CSS px. */
export function startCanvas(
  canvas: HTMLCanvasElement,
  size: ViewSize,
  pixelRatio: number,
): CanvasRenderingContext2D {
  const width = Math.max(1, Math.round(size.width * pixelRatio));
  const height = Math.max(1, Math.round(size.height * pixelRatio));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  return context;
}
