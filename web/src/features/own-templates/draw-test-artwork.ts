import type { MockupArtwork } from '@diy/design/mockup';
import type { PreviewArtwork } from './preview-protocol.ts';

/** Longer side of the artwork drawn for a preview. */
const ARTWORK_PX = 900;
const INK = { ground: '#FFFFFF', line: '#2457D6', strong: '#D9442B', colour: '#1F8A5B' };

/** Ten parts across with numbers, so that a wrong corner, a mirrored or a turned print is seen at once. */
export function drawTestArtwork(
  kind: PreviewArtwork,
  widthMm: number,
  heightMm: number,
): MockupArtwork | null {
  if (kind === 'none') return null;
  const pxPerMm = ARTWORK_PX / Math.max(widthMm, heightMm);
  const widthPx = Math.max(2, Math.round(widthMm * pxPerMm));
  const heightPx = Math.max(2, Math.round(heightMm * pxPerMm));
  const context = contextOf(widthPx, heightPx);
  context.fillStyle = kind === 'colour' ? INK.colour : INK.ground;
  context.fillRect(0, 0, widthPx, heightPx);
  if (kind === 'grid') drawGrid(context, widthPx, heightPx);
  const { data } = context.getImageData(0, 0, widthPx, heightPx);
  return { rgba: data, widthPx, heightPx, pxPerMm, originMm: { xMm: 0, yMm: 0 } };
}

function drawGrid(context: OffscreenCanvasRenderingContext2D, widthPx: number, heightPx: number): void {
  const cell = Math.max(widthPx, heightPx) / 10;
  context.lineWidth = Math.max(1, cell / 30);
  context.strokeStyle = INK.line;
  for (let x = cell; x < widthPx - 1; x += cell) context.strokeRect(x, -9, 0, heightPx + 18);
  for (let y = cell; y < heightPx - 1; y += cell) context.strokeRect(-9, y, widthPx + 18, 0);
  context.lineWidth = cell / 8;
  context.strokeStyle = INK.strong;
  context.strokeRect(cell / 16, cell / 16, widthPx - cell / 8, heightPx - cell / 8);
  context.beginPath();
  context.ellipse(
    widthPx / 2,
    heightPx / 2,
    Math.min(widthPx, heightPx) * 0.3,
    Math.min(widthPx, heightPx) * 0.3,
    0,
    0,
    7,
  );
  context.stroke();
  context.fillStyle = INK.strong;
  context.font = `600 ${Math.min(widthPx, heightPx) * 0.3}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('Aa', widthPx / 2, heightPx / 2);
}

/** A canvas of the worker, for pixels that are read back. */
export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no 2D canvas to workers');
  return context;
}
