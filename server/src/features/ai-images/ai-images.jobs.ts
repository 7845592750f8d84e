import type { PatternFonts } from '@diy/patterns';
import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { dispatch, dispatchAll, wake } from './generation/dispatch.ts';
import { abandonImage } from './generation/finish-image.ts';
import { generateImage } from './generation/generate-image.ts';
import { cleanDrafts, purgeDeleted } from './purge/purge.ts';

/** `openFonts` comes from a feature of higher rank and is joined with this one where all features are. */
export const aiImageJobs = ({
  openFonts,
}: {
  openFonts(fontsDir: string): Promise<PatternFonts>;
}): JobHandler<Services>[] => [
  {
    name: 'ai-images.generate',
    lane: 'wait',
    async run(services, payload, context) {
      const fonts = await openFonts(services.config.fontsDir);
      const { signal } = context;
      await generateImage(services, String(payload.ownerId), String(payload.imageId), { signal, fonts });
    },
    async giveUp(services, payload) {
      await abandonImage(services, String(payload.ownerId), String(payload.imageId));
    },
  },
  {
    name: 'ai-images.dispatch',
    lane: 'wait',
    async run(services, { provider }) {
      await dispatch(services, String(provider));
    },
  },
  {
    name: 'ai-images.wake',
    lane: 'wait',
    async run(services, { ownerId, imageId, provider }) {
      await wake(services, String(ownerId), String(imageId), String(provider));
    },
  },
  {
    name: 'ai-images.dispatch-all',
    lane: 'wait',
    run: (services) => dispatchAll(services),
  },
  {
    name: 'ai-images.clean',
    async run(services) {
      const removed = (await cleanDrafts(services)) + (await purgeDeleted(services));
      if (removed > 0) services.log.info({ removed }, 'objects of generated images were removed');
    },
  },
];
