import type { MockupItem } from '@diy/contract/templates';
import { composeMockup } from '@diy/design/mockup';
import { createMockupCache } from '../../../shared/mockups/mockup-cache.ts';
import { drawTestArtwork } from '../draw-test-artwork.ts';
import type { PreviewArtwork } from '../preview-protocol.ts';

/** A mockup wanted with a test artwork; `item` has its own id. */
export interface ToPsdPreview {
  serial: number;
  item: MockupItem;
  artwork: PreviewArtwork;
  widthPx: number;
  /** Width of the surface, as the mockup has it. */
  widthMm: number;
  heightMm: number;
}

/** The picture, or that there is none. */
export type FromPsdPreview =
  | { serial: number; rgba: Uint8ClampedArray<ArrayBuffer>; widthPx: number; heightPx: number }
  | { serial: number; error: string };

/** The worker's own port; the DOM typings know only the page's side. */
const port = self as unknown as {
  postMessage(message: FromPsdPreview, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToPsdPreview>) => void) | null;
};
const cache = createMockupCache();

port.onmessage = ({ data: { serial, item, artwork, widthPx, widthMm, heightMm } }) => {
  cache.get(item, widthPx).then(
    (prepared) => {
      const drawn = drawTestArtwork(artwork, widthMm, heightMm);
      const artworks = drawn ? { [item.asset.surfaces[0]!.surface]: drawn } : {};
      const made = composeMockup(prepared, { colourHex: '#FFFFFF', artworks });
      const rgba = new Uint8ClampedArray(made.rgba);
      port.postMessage({ serial, rgba, widthPx: made.widthPx, heightPx: made.heightPx }, [rgba.buffer]);
    },
    (error: unknown) => port.postMessage({ serial, error: String(error) }),
  );
};
