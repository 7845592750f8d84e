import { z } from 'zod';
import { codeLayer } from './code/code-layer.ts';
import { imageLayer } from './image/image-layer.ts';
import { shapeLayer } from './shape/shape-layer.ts';
import { textLayer } from './text/text-layer.ts';
import { vectorLayer } from './vector/vector-layer.ts';

/** Any layer, distinguished by `kind`. */
export const layer = z.discriminatedUnion('kind', [
  imageLayer,
  textLayer,
  shapeLayer,
  codeLayer,
  vectorLayer,
]);
export type Layer = z.infer<typeof layer>;
export type LayerKind = Layer['kind'];

/** A layer that shows a part of something larger. */
export type CroppedLayer = Extract<Layer, { crop: unknown }>;
