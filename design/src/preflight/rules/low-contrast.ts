import { splitByStyle } from '../../layers/text/spans/letter-pieces.ts';
import { letterValues } from '../../layers/text/spans/letter-values.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import { layerFinding } from '../findings/make-finding.ts';
import { backgroundBelow } from '../ink/background-below.ts';
import { isFaint, isHardlyVisible, isVeil, seenColour } from '../ink/colour-distance.ts';
import { isInkUnknown } from '../ink/layer-ink.ts';
import type { LayerRule } from '../preflight-input.ts';
import { fillColours, NOTICED_PERCENT } from './invisible.ts';

const SHOWN_LETTERS = 8;

/**
 * Words in a colour that hardly differs from their background: yellow on white, white on a white bar. Letters are checked by their
 * own colour, those in a gradient by all of it, since one part of it that is seen shows where they are.
 */
export const checkLowContrast: LayerRule = (check, layer) => {
  if (layer.kind !== 'text' || isVeil(layer.opacity)) return [];
  if (isInkUnknown(layer, check.input) || check.input.textInfo(layer)?.hasOwnColours) return [];
  const ground = backgroundBelow(check, layer);
  if (!ground) return [];
  const seen = (colour: string, opacity = 1) => seenColour(colour, ground.hex, layer.opacity * opacity);
  const isLost = (colour: string, opacity?: number) =>
    isFaint(seen(colour, opacity), ground.hex) || isHardlyVisible(seen(colour, opacity), ground.hex);
  const isOwn = (colour: string) => ground.isProduct && isHardlyVisible(seen(colour), ground.hex);
  const { stroke, shadow } = layer;
  // Another rule names a text of which much is in the product's own colour.
  const filled = fillColours(layer);
  const isNamed = filled.filter(isOwn).length / filled.length >= NOTICED_PERCENT / 100;
  const { colours } = letterValues(layer);
  const lost = colours.filter((colour) => {
    const all = colour === null ? fillColours({ ...layer, spans: undefined }) : [colour];
    return all.every((one) => isLost(one)) && !(isNamed && all.every(isOwn));
  });
  if (lost.length === 0 || (stroke && !isLost(stroke.colour))) return [];
  if (shadow?.opacity && !isLost(shadow.colour, shadow.opacity)) return [];
  const { zh, en } = ground.name;
  const letters = lost.length < colours.length ? lettersOf(layer, lost) : '';
  const params = { groundZh: zh, groundEn: en, ...(letters === '' ? {} : { letters }) };
  return [layerFinding(check, layer, 'low-contrast', 'warning', params)];
};

/** The letters of these colours, as far as a sentence has room; null = those in the layer's gradient. */
function lettersOf(layer: TextLayer, colours: readonly (string | null)[]): string {
  const own = layer.gradient ? null : layer.colour.toUpperCase();
  const letters = splitByStyle(layer)
    .filter(({ style }) => colours.includes(style.colour?.toUpperCase() ?? own))
    .map(({ start, end }) => layer.text.slice(start, end))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const found = Array.from(letters);
  return found.slice(0, SHOWN_LETTERS).join('') + (found.length > SHOWN_LETTERS ? '…' : '');
}
