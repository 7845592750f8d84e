/** Templates made from a seller's own photograph: marks on it become a mockup like the catalogue's. */
export { meshSurface } from './mesh-surface.ts';
export { type PhotoMarks, type PhotoPoint, photoMarks, scaleMarks } from './photo-marks.ts';
export { PHOTO_SURFACE, type PhotoMockup, type PhotoMockupOptions, photoMockup } from './photo-mockup.ts';
export { findMeshFault, type MeshFault } from './raster-mesh.ts';
