export { imageJobs } from './images.jobs.ts';
export { changeImageUses, countImages, storageUsed } from './images.queries.ts';
export { imageRoutes } from './images.routes.ts';
export { imageIdsOfTypes } from './images-of-types.queries.ts';
export { type DrawableImage, getImagesForDrawing, imagePreviewUrls, seedLibraryImage } from './library.ts';
