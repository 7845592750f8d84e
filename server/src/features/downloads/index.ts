/** ZIP files of print files and mockups. */

export { downloadObjects } from './download-objects.queries.ts';
export { downloadJobs } from './downloads.jobs.ts';
export { countDownloads } from './downloads.queries.ts';
export { downloadRoutes } from './downloads.routes.ts';
