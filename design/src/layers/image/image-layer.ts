import { z } from 'zod';
import { crop } from '../crop.ts';
import { layerBase } from '../layer-base.ts';
import { imageBindings } from '../layer-bindings.ts';
import { boundedShadow } from '../layer-shadow.ts';
import { imageFilter } from './image-filter.ts';
import { imageMask } from './image-mask.ts';
import { countRepeats, imageTile, MAX_TILE_REPEATS } from './image-tile.ts';

/** A picture from the library. `crop` is in parts of the source (0..1), applied before flip and scale. */
export const imageLayer = layerBase
  .extend({
    kind: z.literal('image'),
    /** Public id of the library image. */
    imageId: z.string().min(1).max(64),
    /** Pixels of the source after its EXIF orientation; effective dpi is computed from these. */
    sourceWidthPx: z.number().int().positive(),
    /** Pixels of the source after its EXIF orientation. */
    sourceHeightPx: z.number().int().positive(),
    /** The part of the source that is shown. */
    crop,
    /** Mirrored from left to right, before the layer is turned. */
    flipX: z.boolean(),
    /** Mirrored from top to bottom, before the layer is turned. */
    flipY: z.boolean(),
    /** Repeats the picture over the box; absent or null = drawn once, filling the box. */
    tile: imageTile.nullable().optional(),
    /** Cuts the picture to a shape; absent or null = the whole box. */
    mask: imageMask.nullable().optional(),
    /** Changes the picture's colours; absent or null = as they are. */
    filter: imageFilter.nullable().optional(),
    /** A shadow of what it shows; absent or null = none. */
    shadow: boundedShadow.nullable().optional(),
    /** What orders may change of it. */
    bindings: imageBindings.optional(),
  })
  .refine((layer) => countRepeats(layer) <= MAX_TILE_REPEATS, {
    message: 'The repeats are too small for the box.',
    path: ['tile', 'widthMm'],
  });
export type ImageLayer = z.infer<typeof imageLayer>;
