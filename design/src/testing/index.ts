export { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from './build-layers.ts';
export { comparePictures, type PictureDifference } from './compare-pictures.ts';
export { buildMockup, type BuiltMockup, MOCKUP_SURFACE_MM } from './build-mockup.ts';
export { buildFontFace } from './build-font-face.ts';
