import { z } from 'zod';
import { hexColour } from './layer-base.ts';

/** A shadow of what a layer shows, in the layer's own mm: it turns with the layer. Without an offset it is a glow. */
export const layerShadow = z.strictObject({
  /** Colour of the shadow, whatever the colours of the layer. */
  colour: hexColour,
  /** 0 to 1, besides the opacity of the layer. */
  opacity: z.number().min(0).max(1),
  /** Offset to the right in mm, before the layer is turned. */
  dxMm: z.number(),
  /** Offset downwards in mm, before the layer is turned. */
  dyMm: z.number(),
  /** Twice the standard deviation of the Gaussian blur, as a canvas counts it, in mm; 0 = sharp. */
  blurMm: z.number().min(0).max(100),
});

/** Farther than any layer and any surface is wide. */
export const MAX_SHADOW_OFFSET_MM = 5000;
const offsetMm = z.number().min(-MAX_SHADOW_OFFSET_MM).max(MAX_SHADOW_OFFSET_MM);

/** The shadow of pictures, shapes and vectors; those of texts, which are older, have any offset. */
export const boundedShadow = layerShadow.extend({ dxMm: offsetMm, dyMm: offsetMm });
export type LayerShadow = z.infer<typeof layerShadow>;
