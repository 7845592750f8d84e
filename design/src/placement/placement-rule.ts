import { z } from 'zod';
import { tileArrangement } from '../layers/image/image-tile.ts';
import { hexColour, MAX_LAYER_MM } from '../layers/layer-base.ts';

/** How a picture meets its area: `contain` shows all of it, `cover` fills, `width`/`height` follow one side, `tile` repeats. */
export const placementFit = z.enum(['contain', 'cover', 'width', 'height', 'tile']);
export type PlacementFit = z.infer<typeof placementFit>;

/** Where in its area a picture rests; for `cover` the part of the picture that is kept. */
export const placementAnchor = z.enum([
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
]);
export type PlacementAnchor = z.infer<typeof placementAnchor>;

/** The widest margin, and the widest space between repeats. */
export const MAX_PLACEMENT_GAP_MM = 500;
/** Bounds of the factor after fitting. */
export const MIN_PLACEMENT_SCALE = 0.05;
export const MAX_PLACEMENT_SCALE = 5;
/** The narrowest repeat of a tiled picture. */
export const MIN_TILE_MM = 2;

/** How a batch puts any picture on any print area. */
export const placementRule = z.object({
  fit: placementFit,
  anchor: placementAnchor,
  /** Kept clear on every side of the print area; 0 lets `cover` and `tile` run over the bleed. */
  marginMm: z.number().min(0).max(MAX_PLACEMENT_GAP_MM),
  /** Factor after fitting; parts outside the area are then cut. */
  scale: z.number().min(MIN_PLACEMENT_SCALE).max(MAX_PLACEMENT_SCALE),
  /** Turns a landscape picture for a portrait area and the other way round, 90° clockwise. */
  rotateToFit: z.boolean(),
  /** Colour printed below the picture over the whole area; null = none. */
  background: hexColour.nullable(),
  /** For `tile`: width of one repeat, the space between, and how rows follow each other. */
  tile: z.object({
    widthMm: z.number().min(MIN_TILE_MM).max(MAX_LAYER_MM),
    gapMm: z.number().min(0).max(MAX_PLACEMENT_GAP_MM),
    arrangement: tileArrangement,
  }),
});
export type PlacementRule = z.infer<typeof placementRule>;

/** The whole picture in the middle of the print area. */
export const DEFAULT_PLACEMENT: PlacementRule = {
  fit: 'contain',
  anchor: 'centre',
  marginMm: 0,
  scale: 1,
  rotateToFit: false,
  background: null,
  tile: { widthMm: 60, gapMm: 0, arrangement: 'grid' },
};

/** A place given by hand for one picture on one area, in mm from the print area's top-left corner. */
export const placedBox = z.object({
  /** Centre. */
  xMm: z.number(),
  yMm: z.number(),
  widthMm: z.number().positive().max(MAX_LAYER_MM),
  /** Clockwise, in degrees. The height follows the picture's ratio. */
  rotationDeg: z.number(),
});
export type PlacedBox = z.infer<typeof placedBox>;

/** The anchor as parts of the room that is left, 0 = left or top. */
export function anchorParts(anchor: PlacementAnchor): { x: number; y: number } {
  const x = anchor.endsWith('left') ? 0 : anchor.endsWith('right') ? 1 : 0.5;
  const y = anchor.startsWith('top') ? 0 : anchor.startsWith('bottom') ? 1 : 0.5;
  return { x, y };
}
