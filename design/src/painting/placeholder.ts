import type { CanvasTarget } from './canvas-target.ts';

/**
 * Grey hatch where a picture or font is not there (yet). `target` is in the layer's mm, origin at the centre.
 * For the editor only; a print file never gets here.
 */
export function drawPlaceholder(target: CanvasTarget, widthMm: number, heightMm: number): void {
  const left = -widthMm / 2;
  const top = -heightMm / 2;
  const step = Math.max(widthMm, heightMm) / 16;
  target.save();
  target.beginPath();
  target.rect(left, top, widthMm, heightMm);
  target.fillStyle = '#EEF0F3';
  target.fill();
  target.clip();
  target.beginPath();
  for (let x = left - heightMm; x < -left; x += step) {
    target.moveTo(x, -top);
    target.lineTo(x + heightMm, top);
  }
  target.strokeStyle = '#C5CAD3';
  target.lineWidth = step / 10;
  target.stroke();
  target.restore();
}
