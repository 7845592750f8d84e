import type { AppFeatures } from '../build-app.ts';
import { countProfile, findAvatarIn } from '../count-profile.ts';
import { countUsed } from '../count-used.ts';
import { findFontUses } from '../find-font-uses.ts';
import { findReferredImages } from '../find-referred-images.ts';
import type { Config } from '../platform/config/config.ts';
import type { JobHandler } from '../platform/jobs/define-job.ts';
import type { PeriodicJob } from '../platform/jobs/schedule-jobs.ts';
import type { Services } from '../platform/services.ts';
import { sweepJobs } from '../sweep/sweep-objects.ts';
import { accountJobs, accountRoutes, authenticate, createAccountState } from './accounts/index.ts';
import { aiImageJobs, aiImageRoutes, imagesAtOnce } from './ai-images/index.ts';
import { batchJobs, batchRoutes, nameBatch } from './batches/index.ts';
import { brandColourRoutes } from './brand-colours/index.ts';
import { budgetRoutes } from './budgets/index.ts';
import { designJobs, designRoutes, listImageUses } from './designs/index.ts';
import { downloadJobs, downloadRoutes } from './downloads/index.ts';
import { createImageState, imageJobs, imageRoutes } from './images/index.ts';
import { operationRoutes } from './operations/index.ts';
import { createOrderState, orderJobs, orderRoutes, prepareReading } from './orders/index.ts';
import { createOwnFontState, ownFontRoutes } from './own-fonts/index.ts';
import { createOwnTemplateState, ownTemplateJobs, ownTemplateRoutes } from './own-templates/index.ts';
import { createRenderingState, renderingJobs, renderingRoutes } from './rendering/index.ts';
import { createSheetState, sheetJobs, sheetRoutes } from './sheets/index.ts';
import { seedCatalogue, templateRoutes } from './templates/index.ts';
import { thumbnailRoutes } from './thumbnails/index.ts';
import { uploadJobs, uploadRoutes } from './uploads/index.ts';

/** All routes of the product; what a lower feature needs of a higher one is passed in here. */
export function appFeatures(services: Services): AppFeatures {
  return {
    authenticate: (token) => authenticate(services, token),
    routes: [
      accountRoutes({ countProfile, findAvatar: findAvatarIn(services.storage) }),
      budgetRoutes({ countUsed }),
      operationRoutes,
      uploadRoutes,
      imageRoutes({ listUses: listImageUses }),
      thumbnailRoutes,
      aiImageRoutes,
      templateRoutes,
      ownTemplateRoutes,
      ownFontRoutes({ countUsed, findUses: findFontUses }),
      designRoutes({ nameBatch }),
      renderingRoutes,
      batchRoutes,
      orderRoutes,
      brandColourRoutes,
      downloadRoutes,
      sheetRoutes,
    ],
  };
}

/** Every job a worker can run; names are checked to be unique at start. */
export const jobHandlers: readonly JobHandler[] = [
  ...accountJobs,
  ...uploadJobs,
  ...imageJobs({ findReferred: findReferredImages }),
  ...designJobs,
  ...aiImageJobs({ openFonts: ({ fonts }) => fonts.open() }),
  ...renderingJobs,
  ...batchJobs,
  ...ownTemplateJobs({ findReferred: findReferredImages }),
  ...sweepJobs,
  ...orderJobs({ findReferred: findReferredImages }),
  ...downloadJobs,
  ...sheetJobs,
];

/** Periodic clean-up jobs. */
export const periodicJobs: readonly PeriodicJob[] = [
  { name: 'accounts.clean-expired', everyMinutes: 60 },
  { name: 'uploads.clean-orphans', everyMinutes: 60 },
  { name: 'designs.purge-deleted', everyMinutes: 60 },
  { name: 'batches.purge-deleted', everyMinutes: 24 * 60 },
  { name: 'rendering.clean-renders', everyMinutes: 24 * 60 },
  { name: 'downloads.expire', everyMinutes: 60 },
  { name: 'sheets.expire', everyMinutes: 60 },
  { name: 'own-templates.expire-files', everyMinutes: 60 },
  { name: 'orders.purge-originals', everyMinutes: 60 },
  { name: 'images.clean-drafts', everyMinutes: 60 },
  { name: 'images.expire-works', everyMinutes: 24 * 60 },
  { name: 'images.purge-deleted', everyMinutes: 6 * 60 },
  { name: 'storage.remove-orphans', everyMinutes: 24 * 60 },
  { name: 'images.find-missing-fingerprints', everyMinutes: 60 },
  { name: 'images.find-missing-inks', everyMinutes: 10 },
  { name: 'ai-images.dispatch-all', everyMinutes: 1 },
  { name: 'ai-images.clean', everyMinutes: 60 },
];

/** Jobs of the lane `wait` that one worker may run at once: each image at its provider, and a few that dispatch. */
export function waitingSlots(services: Services): number {
  return imagesAtOnce(services.config) + 2;
}

/** What the features keep in memory as long as the process lives: made once, and passed to all that use it. */
export function createFeatureState(config: Config, storage: Services['storage']) {
  return {
    ...createAccountState(),
    ...createImageState(),
    ...createRenderingState(config, storage),
    ...createOrderState(),
    ...createOwnFontState(),
    ...createOwnTemplateState(),
    ...createSheetState(),
  };
}

/** Does once in a process what would else keep the first person waiting who asks for it. */
export function prepareProcess(): void {
  prepareReading();
}

/** Installs the shipped catalogue into a fresh or updated installation, before the first request. */
export async function prepareInstallation(services: Services): Promise<void> {
  await seedCatalogue(services);
}
