export { countImages, storageUsed } from './image-counts.queries.ts';
export { imageJobs } from './images.jobs.ts';
export { imageRoutes } from './images.routes.ts';
export { imageIdsOfTypes } from './images-of-types.queries.ts';
export { type DrawableImage, getImagesForDrawing, imagePreviewUrls, seedLibraryImage } from './library.ts';
export type { ReferableImage } from './purge-images.ts';
export { changeImageUses } from './write-images.queries.ts';
