import type { CommandCall } from '../../../editing/commands/all-commands.ts';
import type { CodeLayer } from '../../../layers/code/code-layer.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import { backgroundBelow } from '../../ink/background-below.ts';
import { reflectanceOf } from '../../ink/colour-distance.ts';
import type { LayerRule } from '../../preflight-input.ts';

/** Difference of the light given back, in parts of all light: below it a code has grade D (ISO/IEC 15416), or is not read. */
const POOR = 0.4;
const UNREADABLE = 0.2;

/** Bars that hardly differ from what they lie on, bars lighter than it, and codes on no plain colour. */
export const checkCodeContrast: LayerRule = (check, layer) => {
  if (layer.kind !== 'code' || layer.opacity === 0) return [];
  const below = layer.ground === null ? backgroundBelow(check, layer) : null;
  const hex = layer.ground ?? below?.hex;
  const fix = (patch: Partial<Pick<CodeLayer, 'colour' | 'ground'>>): CommandCall => ({
    command: 'updateLayer',
    input: { layerId: layer.id, patch },
  });
  if (hex === undefined)
    return [layerFinding(check, layer, 'code-ground', 'warning', {}, fix({ ground: '#FFFFFF' }))];
  const contrast = contrastOf(layer, hex) * layer.opacity;
  if (contrast >= POOR) return [];
  const repaired = fix({ colour: '#000000', ground: '#FFFFFF' });
  const params = { percent: Math.round(Math.abs(contrast) * 100) };
  if (contrast < -UNREADABLE) return [layerFinding(check, layer, 'code-inverted', 'error', params, repaired)];
  const severity = contrast < UNREADABLE ? 'error' : 'warning';
  return [layerFinding(check, layer, 'code-contrast', severity, params, repaired)];
};

/** How much darker the code is than its ground. Barcodes count in red light too: red bars on white do not exist for a laser. */
function contrastOf({ code, colour }: CodeLayer, ground: string): number {
  const [ink, paper] = [reflectanceOf(colour), reflectanceOf(ground)];
  const light = paper.light - ink.light;
  return code === 'qr' ? light : Math.min(light, paper.red - ink.red);
}
