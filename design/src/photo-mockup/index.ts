/** Templates made from a seller's own photograph: marks on it become a mockup like the catalogue's. */
export type { ClothHints } from './find-cloth.ts';
export { measureSides } from './measure-sides.ts';
export { type MeshSurface, meshSurface } from './mesh-surface.ts';
export {
  MAX_CUTOUT_POINTS,
  MAX_CUTOUTS,
  type PhotoMarks,
  type PhotoPoint,
  photoMarks,
  scaleMarks,
} from './photo-marks.ts';
export {
  PHOTO_SURFACE,
  type PhotoMockup,
  type PhotoPlace,
  type PlaceFault,
  photoMockup,
  recolourableMockup,
} from './photo-mockup.ts';
export {
  handleCorners,
  isPrintCorner,
  type PrintHandles,
  printSurface,
  withHandles,
} from './print-surface.ts';
export { findMeshFault, type MeshFault } from './raster-mesh.ts';
