export { aiImageJobs } from './ai-images.jobs.ts';
export { aiImageRoutes } from './ai-images.routes.ts';
export { sumAiUsage } from './generation/ai-usage.queries.ts';
export { generatedObjects } from './generation/generated-objects.queries.ts';
export { findImagesOfAiGroups } from './groups/ai-groups.queries.ts';
export { imagesAtOnce } from './providers/read-providers.ts';
export { libraryImagesOfGroups } from './saving/library-images-of-groups.ts';
