import type { Layer, Psd } from 'ag-psd';
import { paintLayer, placedLayer } from './build-mockup-psd.ts';
import { buildPsd } from './build-psd.ts';

/** A smart object of a test document. */
interface Placed {
  id: string;
  name: string;
  /** Left, top, right and bottom in the document. */
  box: [left: number, top: number, right: number, bottom: number];
  contents: { width: number; height: number };
}

/** A smart object that is placed upright; its cached drawing is empty unless the layer has one. */
export const uprightLayer = ({ id, name, box, contents }: Placed, more: Layer = {}): Layer => {
  const [left, top, right, bottom] = box;
  const corners = [left, top, right, top, right, bottom, left, bottom];
  return placedLayer(corners, contents, { ...more, name }, { id });
};

export const INNER_ID = 'c0ffee00-0000-4000-8000-00000000000a';
export const OUTER_ID = 'c0ffee00-0000-4000-8000-00000000000b';

/**
 * A card of 80 × 60 pixels with a smart object of 40 × 30 in its middle, a blue stripe over the upper half of that, and paper that is red below it.
 */
export function buildCard(over: Layer[] = [], more: Partial<Psd> = {}, innerFile = 'artwork'): Uint8Array {
  const size = { width: 80, height: 60 };
  const paper = paintLayer(size, () => [200, 60, 40, 255], { name: 'paper' });
  const inner = uprightLayer({
    id: INNER_ID,
    name: 'artwork',
    box: [20, 15, 60, 45],
    contents: { width: 400, height: 300 },
  });
  const stripe = paintLayer(size, (_x, y) => [20, 40, 200, y >= 15 && y < 30 ? 255 : 0], { name: 'stripe' });
  const linkedFiles = [{ id: INNER_ID, name: 'art.png', data: new TextEncoder().encode(innerFile) }];
  return buildPsd([paper, inner, stripe, ...over], { ...size, linkedFiles, ...more }, true);
}

/** A grey wall with a card hung on it at half its size, at (30, 20); the file of the card is given. */
export function buildWall(
  card: Uint8Array,
  more: Layer = {},
  others: Layer[] = [],
  own: Partial<Psd> = {},
): Uint8Array {
  const size = { width: 120, height: 100 };
  const wall = paintLayer(size, () => [128, 128, 128, 255], { name: 'wall' });
  const hung = uprightLayer(
    { id: OUTER_ID, name: 'card', box: [30, 20, 70, 50], contents: { width: 80, height: 60 } },
    more,
  );
  const linkedFiles = [{ id: OUTER_ID, name: 'card.psb', data: card }];
  return buildPsd([wall, hung, ...others], { ...size, linkedFiles, ...own });
}
