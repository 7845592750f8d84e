export { buildFontFace } from './build-font-face.ts';
export { buildGroupedDesign, groupedLine } from './build-groups.ts';
export {
  buildCodeLayer,
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
  buildVectorLayer,
} from './build-layers.ts';
export { type BuiltMockup, buildMockup, MOCKUP_SURFACE_MM } from './build-mockup.ts';
export { buildSurface, buildTemplate } from './build-template.ts';
export { comparePictures, type PictureDifference } from './compare-pictures.ts';
export { findProblems } from './find-problems.ts';
