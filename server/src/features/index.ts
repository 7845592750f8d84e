import type { AppFeatures } from '../build-app.ts';
import type { JobHandler } from '../platform/jobs/job-queue.ts';
import type { Services } from '../platform/services.ts';
import { accountRoutes, authenticate } from './accounts/index.ts';
import { imageRoutes } from './images/index.ts';
import { operationRoutes } from './operations/index.ts';
import { uploadJobs, uploadRoutes } from './uploads/index.ts';

/** Everything the product can do over HTTP; what a lower feature needs of a higher one is joined here. */
export function appFeatures(services: Services): AppFeatures {
  return {
    authenticate: (token) => authenticate(services, token),
    routes: [
      accountRoutes({
        countProfile: async () => ({ designs: 0, images: 0, downloads: 0, storageUsed: 0 }),
        findAvatar: async () => null,
      }),
      operationRoutes,
      uploadRoutes,
      imageRoutes,
    ],
  };
}

/** Every job a worker can run; names are checked to be unique at start. */
export const jobHandlers: readonly JobHandler<Services>[] = [...uploadJobs];
