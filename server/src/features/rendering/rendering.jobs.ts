import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import type { Services } from '../../platform/services.ts';
import { cleanRenders, removePrintFile } from './clean-renders.ts';
import { prepareMockups } from './mockups/prepare-ahead.ts';
import { reasonToKeep } from './preflight/user-facing-reason.ts';
import { giveUpRender, recordFailure, renderDesign } from './rendering.service.ts';

export const renderingJobs: JobHandler<Services>[] = [
  {
    name: 'rendering.render-design',
    async run(services, payload, context) {
      const { ownerId, designId, version } = payload as {
        ownerId: string;
        designId: string;
        version: number;
      };
      try {
        await renderDesign(services, ownerId, designId, version);
      } catch (error) {
        if (mayTryAgain(error, context)) throw error;
        services.log.error({ err: error, designId, version }, 'render failed for good');
        await recordFailure(services, ownerId, designId, version, reasonToKeep(error));
      }
    },
    async giveUp(services, payload, _reason, key) {
      // Deleted or saved again while it ran: the job that brings the design back, or draws its newer version, tells.
      if (key === null) return;
      const { ownerId, designId, version } = payload as {
        ownerId: string;
        designId: string;
        version: number;
      };
      await giveUpRender(services, ownerId, designId, version);
    },
  },
  {
    name: 'rendering.prepare-mockups',
    lane: 'wait',
    async run(services, payload) {
      await prepareMockups(services, (payload as { templates: string }).templates);
    },
  },
  {
    name: 'rendering.clean-renders',
    async run(services) {
      const forgotten = await cleanRenders(services);
      if (forgotten > 0) services.log.info({ forgotten }, 'renders no design shows were forgotten');
    },
  },
  {
    name: 'rendering.remove-print-file',
    lane: 'wait',
    async run(services, payload) {
      const { ownerId, fileKey } = payload as { ownerId: string; fileKey: string };
      await removePrintFile(services, ownerId, fileKey);
    },
  },
];
