import { letterValues } from '../../layers/text/spans/letter-values.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { isFaint, looksSame } from '../ink/colour-distance.ts';
import { groundBelow } from '../ink/ground-below.ts';
import { isInkUnknown } from '../ink/layer-ink.ts';
import type { LayerRule } from '../preflight-input.ts';
import { NOTICED_PERCENT } from './invisible.ts';

/** Words in a colour that hardly differs from their background: yellow on white, white on a white bar. */
export const checkLowContrast: LayerRule = (check, layer) => {
  if (layer.kind !== 'text' || layer.gradient || layer.opacity < 0.6) return [];
  if (isInkUnknown(layer, check.input) || check.input.textInfo(layer)?.hasOwnColours) return [];
  const ground = groundBelow(check, layer);
  if (!ground) return [];
  const around = [layer.stroke?.colour, layer.shadow?.opacity ? layer.shadow.colour : null];
  const isLost = (colour: string) => isFaint(colour, ground.hex) || looksSame(colour, ground.hex);
  const colours = letterValues(layer).colours.filter((colour) => colour !== null);
  // Another rule names a text of which much is in the product's own colour.
  const own = ground.isProduct ? colours.filter((colour) => looksSame(colour, ground.hex)) : [];
  const isNamed = own.length / colours.length >= NOTICED_PERCENT / 100;
  const lost = colours.filter((colour) => isLost(colour) && !(isNamed && own.includes(colour)));
  if (lost.length === 0 || around.some((colour) => colour && !isLost(colour))) return [];
  const { zh, en } = ground.name;
  return [layerFinding(check, layer, 'low-contrast', 'warning', { groundZh: zh, groundEn: en })];
};
