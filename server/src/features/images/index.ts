export { countImages } from './image-counts.queries.ts';
export { imageObjects } from './image-objects.queries.ts';
export { imageJobs } from './images.jobs.ts';
export { imageRoutes } from './images.routes.ts';
export { isWholeWebp } from './intake/decode-webp.ts';
export { findImagePrompts, findImagesByPreview } from './intake/image-provenance.queries.ts';
export { type CheckedPicture, checkPicture, recordGeneratedImage } from './intake/record-generated-image.ts';
export { type RecordNeeds, recordUpload } from './intake/record-image.ts';
export { listPendingImages, recordPendingImage } from './intake/record-pending-image.ts';
export { recordUnlistedImage } from './intake/record-unlisted-image.ts';
export { seedLibraryImage } from './intake/seed-image.ts';
export { requireCategory } from './library/image-categories.service.ts';
export {
  type DrawableImage,
  getImagesForDrawing,
  imagePreviewUrls,
} from './library/images-for-drawing.ts';
export { findImageIdsOfCategories } from './library/images-of-categories.queries.ts';
export { createImageState } from './process-state.ts';
export { type FindReferredImages, type ReferableImage, removeUnlistedImages } from './purge/purge-images.ts';
export { sumStorageUsed } from './storage-used.ts';
export { drawVector, vectorName } from './vectors/draw-vector.ts';
export { VectorHasFixedPixels, VectorNotDrawnNow } from './vectors/vector-errors.ts';
export { changeImageUses, setFixedPixels } from './write-images.queries.ts';
