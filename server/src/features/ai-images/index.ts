export { aiImageJobs } from './ai-images.jobs.ts';
export { aiImageRoutes } from './ai-images.routes.ts';
export { generatedObjects } from './generation/generated-objects.queries.ts';
export { findImagesOfAiGroups } from './groups/ai-groups.queries.ts';
export { libraryImagesOfGroups } from './groups/library-images-of-groups.ts';
export { imagesAtOnce } from './providers/read-providers.ts';
