import { z } from 'zod';
import { hexColour } from './layer-base.ts';

/** A shadow of what a layer shows, in the layer's own mm: it turns with the layer. Without an offset it is a glow. */
export const layerShadow = z.strictObject({
  colour: hexColour,
  opacity: z.number().min(0).max(1),
  dxMm: z.number(),
  dyMm: z.number(),
  blurMm: z.number().min(0).max(100),
});
export type LayerShadow = z.infer<typeof layerShadow>;
