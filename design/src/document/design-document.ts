import { z } from 'zod';
import { layer } from '../layers/layer.ts';

/** Version of the document's shape; raised together with a numbered migration. */
export const DESIGN_FORMAT = 1;

/** What is drawn on one surface; the first layer lies at the bottom. */
export const designSurface = z.object({
  /** Id of the template's surface. */
  surfaceId: z.string().min(1).max(40),
  layers: z.array(layer).max(200),
});
export type DesignSurface = z.infer<typeof designSurface>;

/** A design: what is printed where on which colour and size of a template. */
export const designDocument = z.object({
  format: z.literal(DESIGN_FORMAT),
  colourId: z.string(),
  sizeId: z.string(),
  surfaces: z.array(designSurface).min(1).max(12),
});
export type DesignDocument = z.infer<typeof designDocument>;
