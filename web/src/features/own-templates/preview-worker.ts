import { composeMockup, type MockupArtwork, prepareMockup } from '@diy/design/mockup';
import type { RgbaPicture } from '@diy/design/painting';
import { photoMockup, recolourableMockup, scaleMarks } from '@diy/design/photo-mockup';
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
  // Of the changes that came while the last picture was drawn, only the newest is drawn.
  setTimeout(() => {
    isWaiting = false;
    draw();
  });
};

function draw(): void {
  if (!photo || !newest) return;
  const { widthPx: width, heightPx: height } = photo;
  const { serial, artwork, recolour } = newest;
  const places = newest.places.map((place) => ({ ...place, marks: scaleMarks(place.marks, width, height) }));
  newest = null;
  const mockup = photoMockup(photo, places, { id: 'preview', name: { zh: '', en: '' } });
  if ('fault' in mockup) {
    port.postMessage({ kind: 'fault', serial, fault: mockup.fault });
    return;
  }
  const name = { id: 'preview', name: { zh: '', en: '' } };
  const shown = recolour
    ? recolourableMockup(photo, places, { ...name, colourHex: recolour.photoHex, hints: recolour.hints })
    : mockup;
  if (!shown) {
    port.postMessage({ kind: 'fault', serial, fault: 'dark' });
    return;
  }
  const artworks: Record<string, MockupArtwork> = {};
  for (const { surface, widthMm, heightMm } of places) {
    const drawn = drawTestArtwork(artwork, widthMm, heightMm);
    if (drawn) artworks[surface] = drawn;
  }
  const { rgba, widthPx, heightPx } = composeMockup(prepareMockup(shown.asset, shown.pictures), {
    colourHex: recolour?.hex ?? '#FFFFFF',
    artworks,
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
