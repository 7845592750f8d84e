import type { MockupItem } from '@diy/contract/templates';
import { composeMockup } from '@diy/design/mockup';
import type { TemplateColour } from '@diy/design/template';
import { itemInColour } from '../../shared/mockups/item-in-colour.ts';
import { createMockupCache } from '../../shared/mockups/mockup-cache.ts';

/** A product picture wanted: which mockup, in which colour, how wide. */
export interface ColourRequest {
  serial: number;
  item: MockupItem;
  colour: Pick<TemplateColour, 'id' | 'hex' | 'melange'>;
  widthPx: number;
}

/** The picture, or that it could not be made. */
export type ColourReply =
  | { serial: number; rgba: Uint8ClampedArray<ArrayBuffer>; widthPx: number; heightPx: number }
  | { serial: number; error: string };

const port = self as unknown as {
  postMessage(message: ColourReply, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ColourRequest>) => void) | null;
};
const cache = createMockupCache();

port.onmessage = ({ data: { serial, item, colour, widthPx } }) => {
  const { item: shown, colourHex, melange } = itemInColour(item, colour);
  cache.get(shown, widthPx).then(
    (prepared) => {
      const picture = composeMockup(prepared, { colourHex, melange, artworks: {} });
      const rgba = new Uint8ClampedArray(picture.rgba);
      port.postMessage({ serial, rgba, widthPx: picture.widthPx, heightPx: picture.heightPx }, [rgba.buffer]);
    },
    (error: unknown) => port.postMessage({ serial, error: String(error) }),
  );
};
