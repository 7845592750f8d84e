export { findImagesOfAiGroups } from './ai-groups.queries.ts';
export { aiImageJobs } from './ai-images.jobs.ts';
export { aiImageRoutes } from './ai-images.routes.ts';
export { generatedObjects } from './generated-objects.queries.ts';
export { libraryImagesOfGroups } from './library-images-of-groups.ts';
export { imagesAtOnce } from './providers/read-providers.ts';
