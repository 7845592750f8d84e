import { composeMockup, type MockupArtwork, prepareMockup } from '@diy/design/mockup';
import type { RgbaPicture } from '@diy/design/painting';
import { PHOTO_SURFACE, photoMockup, scaleMarks } from '@diy/design/photo-template';
import type { FromPreview, PreviewArtwork, ToPreview } from './preview-protocol.ts';

/** The worker's own port; the DOM typings know only the page's side. */
const port = self as unknown as {
  postMessage(message: FromPreview, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToPreview>) => void) | null;
};

/** Longer side of the artwork drawn for the preview. */
const ARTWORK_PX = 900;
const INK = { ground: '#FFFFFF', line: '#2457D6', strong: '#D9442B', colour: '#1F8A5B' };

let photo: RgbaPicture | null = null;
let newest: Extract<ToPreview, { kind: 'draw' }> | null = null;
let isWaiting = false;

port.onmessage = ({ data }) => {
  if (data.kind === 'photo') photo = pixelsOf(data.bitmap);
  else newest = data;
  if (isWaiting) return;
  isWaiting = true;
  // Changes that came while the last picture was made are drawn once, the newest.
  setTimeout(() => {
    isWaiting = false;
    draw();
  });
};

function draw(): void {
  if (!photo || !newest) return;
  const { serial, widthMm, heightMm, artwork } = newest;
  const marks = scaleMarks(newest.marks, photo.widthPx, photo.heightPx);
  newest = null;
  const mockup = photoMockup(photo, marks, { id: 'preview', name: { zh: '', en: '' }, widthMm, heightMm });
  if (typeof mockup === 'string') {
    port.postMessage({ kind: 'fault', serial, fault: mockup });
    return;
  }
  const drawn = drawArtwork(artwork, widthMm, heightMm);
  const { rgba, widthPx, heightPx } = composeMockup(prepareMockup(mockup.asset, mockup.pictures), {
    colourHex: '#FFFFFF',
    artworks: drawn ? { [PHOTO_SURFACE]: drawn } : {},
  });
  const pixels = new Uint8ClampedArray(rgba);
  port.postMessage({ kind: 'picture', serial, rgba: pixels, widthPx, heightPx }, [pixels.buffer]);
}

function pixelsOf(bitmap: ImageBitmap): RgbaPicture {
  const { width, height } = bitmap;
  const context = contextOf(width, height);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { rgba: context.getImageData(0, 0, width, height).data, widthPx: width, heightPx: height };
}

/** Ten parts across with numbers, so that a wrong corner, a mirrored or a turned print is seen at once. */
function drawArtwork(kind: PreviewArtwork, widthMm: number, heightMm: number): MockupArtwork | null {
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

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no 2D canvas to workers');
  return context;
}
