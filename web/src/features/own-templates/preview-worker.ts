import { composeMockup, prepareMockup } from '@diy/design/mockup';
import type { RgbaPicture } from '@diy/design/painting';
import { PHOTO_SURFACE, photoMockup, scaleMarks } from '@diy/design/photo-template';
import { contextOf, drawTestArtwork } from './draw-test-artwork.ts';
import type { FromPreview, ToPreview } from './preview-protocol.ts';

/** The worker's own port; the DOM typings know only the page's side. */
const port = self as unknown as {
  postMessage(message: FromPreview, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToPreview>) => void) | null;
};

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
  const place = { surface: PHOTO_SURFACE, marks, widthMm, heightMm };
  const mockup = photoMockup(photo, [place], { id: 'preview', name: { zh: '', en: '' } });
  if ('fault' in mockup) {
    port.postMessage({ kind: 'fault', serial, fault: mockup.fault });
    return;
  }
  const drawn = drawTestArtwork(artwork, widthMm, heightMm);
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
