import { rectAround, rectsTouch } from '../../geometry/rect.ts';
import type { CodeLayer } from '../../layers/code/code-layer.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import type { SurfaceCheck } from '../preflight-input.ts';
import { isHardlyVisible } from './colour-distance.ts';
import { inkBounds, inkPolygon, letterPolygons } from './layer-ink.ts';
import { cellHex, inkCellAt } from './picture-ink.ts';
import { inkSamples, type SolidLayer, solidLayers } from './solid-layers.ts';
import { plainColourAt } from './vector-ink.ts';

/** Up to here the part of a picture under a text is one plain colour. */
const PLAIN_SPREAD = 10;

/** One plain colour that a layer lies on. */
export interface Background {
  hex: string;
  name: { zh: string; en: string };
  isProduct: boolean;
}

/** The colour behind a text or a code; null if it is not one plain colour, or unknown. */
export function backgroundBelow(check: SurfaceCheck, layer: TextLayer | CodeLayer): Background | null {
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
  const points = inkSamples(ink, layer.kind === 'text' ? letterPolygons(layer, check.input) : null);
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
  if (layer.kind === 'code') return null;
  if (layer.kind === 'shape') return layer.gradient ? null : layer.fill;
  if (layer.kind === 'vector') {
    const [first = null, ...others] = new Set(points.map((point) => plainColourAt(layer, point)));
    return others.length === 0 ? first : null;
  }
  const ink = layer.kind === 'image' ? input.imageInfo(layer.imageId)?.ink : undefined;
  if (layer.kind !== 'image' || !ink || layer.tile) return null;
  const cells = points.map((point) => inkCellAt(layer, ink, point));
  const first = cells[0];
  if (!first || cells.some((cell) => !cell || cell.spread > PLAIN_SPREAD)) return null;
  const isOneColour = cells.every((cell) => cell && isHardlyVisible(cellHex(cell), cellHex(first)));
  return isOneColour ? cellHex(first) : null;
}
