export { uploadObjects } from './upload-objects.queries.ts';
export { MAX_PSD_BYTES, MAX_UPLOAD_BYTES, uploadFolderOf } from './upload-scope.ts';
export { uploadJobs } from './uploads.jobs.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { markUploadUsed, type UploadState, uploadStateOf } from './uploads.service.ts';
