export { type Box, boxBounds, boxContains, boxCorners, boxMatrix, rotateAround } from './box.ts';
export { type Crop, coverCrop, type FitMode, FULL_CROP, fitSize, type Size } from './fit.ts';
export { lineBetween, lineEnds, snapLineEnd } from './line-ends.ts';
export {
  applyMatrix,
  cosSin,
  IDENTITY,
  invert,
  type Matrix,
  multiply,
  normaliseDeg,
  type Point,
  rotation,
  scaling,
  translation,
} from './matrix.ts';
export {
  clipPolygon,
  clockwise,
  distanceInside,
  overlapArea,
  polygonArea,
  polygonContains,
} from './polygon.ts';
export {
  insetRect,
  type Rect,
  rectAround,
  rectCentre,
  rectCorners,
  rectsTouch,
  unionOfRects,
} from './rect.ts';
export {
  HANDLE_DIRECTIONS,
  type ResizedThrough,
  type ResizeHandle,
  type ResizeOptions,
  resizeBox,
  resizeThrough,
} from './resize-box.ts';
export { roundDeg, roundMm } from './round.ts';
export type { EqualGap } from './snap-gaps.ts';
export type { Guide, GuideKind, RulerLine, SnapTargets } from './snap-lines.ts';
export { type SnapMoveInput, type SnapResult, snapMove } from './snap-move.ts';
export { type SnapResizeInput, type SnapResizeResult, snapResize } from './snap-resize.ts';
export { type SnapRotationOptions, snapRotation } from './snap-rotation.ts';
