import { rectAround, rectsTouch } from '../../geometry/rect.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { isFaint, looksSame } from '../ink/colour-distance.ts';
import { inkBounds, inkPolygon, isInkUnknown, letterPolygons } from '../ink/layer-ink.ts';
import { cellAt, cellHex } from '../ink/picture-ink.ts';
import { inkSamples, type SolidLayer, solidLayers } from '../ink/solid-layers.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/** Up to here the part of a picture under a text is one plain colour. */
const PLAIN_SPREAD = 10;

/** Words in a colour that hardly differs from their background: yellow on white, white on a white bar. */
export const checkLowContrast: LayerRule = (check, layer) => {
  if (layer.kind !== 'text' || layer.gradient || layer.opacity < 0.6) return [];
  if (isInkUnknown(layer, check.input) || check.input.textInfo(layer)?.hasOwnColours) return [];
  const ground = groundOf(check, layer);
  if (!ground) return [];
  const around = [layer.stroke?.colour, layer.shadow?.opacity ? layer.shadow.colour : null];
  // A text in the product's own colour is another rule's.
  if (ground.isProduct && looksSame(layer.colour, ground.hex)) return [];
  const isLost = (colour: string) => isFaint(colour, ground.hex) || looksSame(colour, ground.hex);
  if (!isLost(layer.colour) || around.some((colour) => colour && !isLost(colour))) return [];
  const { zh, en } = ground.name;
  return [layerFinding(check, layer, 'low-contrast', 'warning', { groundZh: zh, groundEn: en })];
};

interface TextGround {
  hex: string;
  name: { zh: string; en: string };
  isProduct: boolean;
}

/** The colour behind a text; null if it is not one plain colour, or unknown. */
function groundOf(check: SurfaceCheck, layer: TextLayer): TextGround | null {
  const ink = inkPolygon(layer, check.input);
  if (!ink) return null;
  const bounds = rectAround(ink);
  const place = check.layers.indexOf(layer);
  const below = check.layers.slice(0, place).filter((one) => {
    const other = inkBounds(one, check.input);
    return other !== null && rectsTouch(other, bounds);
  });
  const { colours } = check.input.template;
  const product = colours.find(({ id }) => id === check.input.document.colourId);
  if (below.length === 0) return product ? { hex: product.hex, name: product.name, isProduct: true } : null;
  const points = inkSamples(ink, letterPolygons(layer, check.input));
  const top = below.at(-1);
  const solid = solidLayers(check).find((one) => one.layer === top);
  if (!solid || !points.every(solid.hides)) return null;
  const hex = plainColour(check, solid, points);
  const { name } = solid.layer;
  return hex ? { hex, name: { zh: `“${name}”`, en: `“${name}”` }, isProduct: false } : null;
}

function plainColour(
  { input }: SurfaceCheck,
  { layer }: SolidLayer,
  points: readonly { x: number; y: number }[],
): string | null {
  if (layer.kind === 'shape') return layer.gradient ? null : layer.fill;
  const ink = layer.kind === 'image' ? input.imageInfo(layer.imageId)?.ink : undefined;
  if (layer.kind !== 'image' || !ink || layer.tile) return null;
  const cells = points.map((point) => cellAt(layer, ink, point));
  const first = cells[0];
  if (!first || cells.some((cell) => !cell || cell.spread > PLAIN_SPREAD)) return null;
  const isOneColour = cells.every((cell) => cell && looksSame(cellHex(cell), cellHex(first)));
  return isOneColour ? cellHex(first) : null;
}
