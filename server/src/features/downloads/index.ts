/** ZIP files of print files and mockups. */
export { downloadJobs } from './downloads.jobs.ts';
export { countDownloads } from './downloads.queries.ts';
export { downloadRoutes } from './downloads.routes.ts';
