import { clipPolygon } from '../../geometry/polygon.ts';
import type { Layer } from '../../layers/layer.ts';
import { looksSame } from '../colour-distance.ts';
import { hasInk, inkPolygon } from '../layer-ink.ts';
import { layerFinding } from '../make-finding.ts';
import type { LayerRule, SurfaceCheck } from '../preflight-input.ts';

/** Print smaller than this in either direction is a speck, in mm. */
const SMALLEST_MM = 0.5;

/** A layer nobody will see on the product: clear, without ink, a speck, or in the product's own colour. */
export const checkInvisible: LayerRule = (check, layer) => {
  if (layer.opacity === 0) {
    const mend = { command: 'updateLayer' as const, input: { layerId: layer.id, patch: { opacity: 1 } } };
    return [layerFinding(check, layer, 'fully-transparent', 'warning', {}, mend)];
  }
  if (!hasInk(layer)) {
    const mend = { command: 'removeLayers' as const, input: { layerIds: [layer.id] } };
    return [layerFinding(check, layer, 'nothing-to-print', 'warning', {}, mend)];
  }
  if (isSpeck(layer))
    return [layerFinding(check, layer, 'too-small', 'warning', { smallestMm: SMALLEST_MM })];
  const product = check.input.template.colours.find((colour) => colour.id === check.input.document.colourId);
  if (!product || !isAllNear(layer, product.hex) || liesOnAnother(check, layer, product.hex)) return [];
  return [
    layerFinding(check, layer, 'same-as-product', 'warning', {
      productZh: product.name.zh,
      productEn: product.name.en,
    }),
  ];
};

function isSpeck(layer: Layer): boolean {
  if (layer.kind === 'text') return layer.fontSizeMm < SMALLEST_MM;
  // A line's box may be as thin as its outline.
  if (layer.kind === 'shape' && layer.shape === 'line') return layer.widthMm < SMALLEST_MM;
  return Math.min(layer.widthMm, layer.heightMm) < SMALLEST_MM;
}

/** Whether every colour the layer prints is the product's own. Pictures are not judged. */
function isAllNear(layer: Layer, hex: string): boolean {
  const colours =
    layer.kind === 'text'
      ? [
          layer.colour,
          layer.stroke?.colour,
          layer.shadow && layer.shadow.opacity > 0 ? layer.shadow.colour : null,
        ]
      : layer.kind === 'shape'
        ? [layer.fill, layer.stroke?.colour]
        : [];
  const printed = colours.filter((colour) => colour !== null && colour !== undefined);
  return printed.length > 0 && printed.every((colour) => looksSame(colour, hex));
}

/** White letters on a black bar can be read on a white shirt. */
function liesOnAnother(check: SurfaceCheck, layer: Layer, hex: string): boolean {
  const ink = inkPolygon(layer, check.input);
  const below = check.layers.slice(0, check.layers.indexOf(layer));
  return below.some((other) => {
    const ground = inkPolygon(other, check.input);
    return ink !== null && ground !== null && !isAllNear(other, hex) && clipPolygon(ink, ground).length > 0;
  });
}
