import type { PatternFonts } from '@diy/patterns';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { Services } from '../../platform/services.ts';
import { dispatchAll, dispatchImages, resumeAfterWait } from './generation/dispatch.ts';
import { abandonImage } from './generation/finish-image.ts';
import { generateImage } from './generation/generate-image.ts';
import { dispatchJob, generateJob, wakeJob } from './job-types.ts';
import { cleanDrafts, purgeDeleted } from './purge/purge.ts';

/** `openFonts` comes from a feature of higher rank and is passed in by `features/index.ts`. */
export const aiImageJobs = ({
  openFonts,
}: {
  openFonts(services: Services): Promise<PatternFonts>;
}): JobHandler[] => [
  defineJob({
    ...generateJob,
    lane: 'wait',
    async run(services, payload, context) {
      const fonts = await openFonts(services);
      const { signal } = context;
      await generateImage(services, payload.ownerId, payload.imageId, { signal, fonts });
    },
    async giveUp(services, payload) {
      await abandonImage(services, payload.ownerId, payload.imageId);
    },
  }),
  defineJob({
    ...dispatchJob,
    lane: 'wait',
    async run(services, { provider }) {
      await dispatchImages(services, provider);
    },
  }),
  defineJob({
    ...wakeJob,
    lane: 'wait',
    async run(services, { ownerId, imageId, provider }) {
      await resumeAfterWait(services, ownerId, imageId, provider);
    },
  }),
  defineJob({
    name: 'ai-images.dispatch-all',
    payload: z.object({}),
    lane: 'wait',
    run: (services) => dispatchAll(services),
  }),
  defineJob({
    name: 'ai-images.clean',
    payload: z.object({}),
    async run(services) {
      const removed = (await cleanDrafts(services)) + (await purgeDeleted(services));
      if (removed > 0) services.log.info({ removed }, 'objects of generated images were removed');
    },
  }),
];
