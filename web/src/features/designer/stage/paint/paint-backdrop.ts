import { insetRect, type Rect } from '@diy/design/geometry';
import type { RectMm } from '@diy/design/template';
import type { SurfaceOutline } from '../../session/designer-session.ts';
import type { View, ViewSize } from '../../view/view-math.ts';

export interface BackdropInput {
  readonly view: View;
  readonly size: ViewSize;
  readonly pixelRatio: number;
  /** Print area in layer coordinates. */
  readonly area: Rect;
  /** The same area in the mockups' surface millimetres: where the outline lies beside it. */
  readonly printArea: RectMm;
  /** Included in the print file: cloth that is cut away later, shown as part of it. */
  readonly bleedMm: number;
  readonly outline: SurfaceOutline | null;
  readonly productHex: string;
}

/** The product laid flat in its colour, under the artwork. */
export function paintBackdrop(canvas: HTMLCanvasElement, input: BackdropInput): void {
  const context = startCanvas(canvas, input.size, input.pixelRatio);
  const { view, area, outline, printArea } = input;
  const { pxPerMm, offsetX, offsetY } = view;
  if (outline) {
    const { xMm, yMm, widthMm, heightMm } = outline.rectMm;
    const x = (xMm - printArea.xMm) * pxPerMm + offsetX;
    const y = (yMm - printArea.yMm) * pxPerMm + offsetY;
    context.save();
    context.shadowColor = 'rgb(33 30 26 / 16%)';
    context.shadowBlur = 28 * input.pixelRatio;
    context.shadowOffsetY = 6 * input.pixelRatio;
    context.imageSmoothingQuality = 'high';
    context.drawImage(tinted(outline, input.productHex), x, y, widthMm * pxPerMm, heightMm * pxPerMm);
    context.restore();
  }
  context.fillStyle = input.productHex;
  const { xMm, yMm, widthMm, heightMm } = insetRect(area, -input.bleedMm);
  context.fillRect(xMm * pxPerMm + offsetX, yMm * pxPerMm + offsetY, widthMm * pxPerMm, heightMm * pxPerMm);
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

const tints = new WeakMap<ImageBitmap, { hex: string; canvas: OffscreenCanvas }>();

function tinted({ bitmap }: SurfaceOutline, hex: string): OffscreenCanvas {
  const known = tints.get(bitmap);
  if (known?.hex === hex) return known.canvas;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context) {
    context.drawImage(bitmap, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = hex;
    context.fillRect(0, 0, bitmap.width, bitmap.height);
  }
  tints.set(bitmap, { hex, canvas });
  return canvas;
}
