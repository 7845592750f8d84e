import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { mayRetry } from '../../platform/jobs/may-retry.ts';
import { renderDesignJob } from '../designs/index.ts';
import { cleanRenders, removePrintFile } from './clean-renders.ts';
import { prepareMockupsJob, removePrintFileJob } from './job-types.ts';
import { toRenderReason } from './preflight/user-facing-reason.ts';
import { prepareMockups } from './prepare-early.ts';
import { giveUpRender, recordFailure, renderDesign } from './rendering.service.ts';

export const renderingJobs: JobHandler[] = [
  defineJob({
    ...renderDesignJob,
    lane: 'soon',
    async run(services, payload, context) {
      const { ownerId, designId, version } = payload;
      try {
        // The person who saved looks at it; a batch runs by itself.
        await services.renderers.foreground.first(() => renderDesign(services, ownerId, designId, version));
      } catch (error) {
        if (mayRetry(error, context)) throw error;
        services.log.error({ err: error, designId, version }, 'render failed for good');
        await recordFailure(services, ownerId, designId, version, toRenderReason(error));
      }
    },
    async giveUp(services, payload, _reason, key) {
      // The design was deleted or saved again while this ran; a later job reports the result.
      if (key === null) return;
      const { ownerId, designId, version } = payload;
      await giveUpRender(services, ownerId, designId, version);
    },
  }),
  defineJob({
    ...prepareMockupsJob,
    lane: 'wait',
    async run(services, payload) {
      await prepareMockups(services, payload.templates);
    },
  }),
  defineJob({
    name: 'rendering.clean-renders',
    payload: z.object({}),
    async run(services) {
      const deleted = await cleanRenders(services);
      if (deleted > 0) services.log.info({ deleted }, 'renders that no design shows were deleted');
    },
  }),
  defineJob({
    ...removePrintFileJob,
    lane: 'wait',
    async run(services, payload) {
      const { ownerId, fileKey } = payload;
      await removePrintFile(services, ownerId, fileKey);
    },
  }),
];
