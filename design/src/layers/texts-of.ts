import { layOutCode } from './code/lay-out-code.ts';
import type { Layer } from './layer.ts';
import type { TextLayer } from './text/text-layer.ts';

/** The texts that a layer draws: itself, or the line below a barcode. Code that loads fonts loads those of these texts. */
export function textsOf(layer: Layer): readonly TextLayer[] {
  if (layer.kind === 'text') return [layer];
  return layer.kind === 'code' ? (layOutCode(layer)?.captions ?? []) : [];
}
