export { type CellQuality, checkCell, UNSHOWN_IN_CELLS } from './check-cell.ts';
export { type CellInput, designCell, type SurfaceRule } from './design-cell.ts';
export { findEnlargedRepeats } from './find-enlarged-repeats.ts';
export { type PlacedImage, placeOnSurface, type SurfacePlacement } from './place-on-surface.ts';
export { type PicturePlace, placementArea, placePicture } from './place-picture.ts';
export {
  anchorParts,
  DEFAULT_PLACEMENT,
  MAX_PLACEMENT_GAP_MM,
  MAX_PLACEMENT_SCALE,
  MIN_PLACEMENT_SCALE,
  MIN_TILE_MM,
  type PlacedBox,
  type PlacementAnchor,
  type PlacementFit,
  type PlacementRule,
  placedBox,
  placementAnchor,
  placementFit,
  placementRule,
} from './placement-rule.ts';
export { shrinkToDpi } from './shrink-to-dpi.ts';
