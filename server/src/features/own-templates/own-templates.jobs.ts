import { message } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { mayRetry } from '../../platform/jobs/may-retry.ts';
import { UnreadablePicture } from '../../platform/pictures/unreadable-picture.ts';
import type { FindReferredImages } from '../images/index.ts';
import { failOperation, type OperationMessage } from '../operations/index.ts';
import { makeTemplateJob, readPsdJob } from './job-types.ts';
import { makeOwnTemplate } from './make-own-template.ts';
import { makePsdMockup } from './psd/make-psd-mockup.ts';
import { productFileJobs } from './sharing/product-files.jobs.ts';

/** Jobs of own templates; a function passed in asks higher features who else refers to an image. */
export const ownTemplateJobs = (more: { findReferred: FindReferredImages }): JobHandler[] => [
  ...productFileJobs(more),
  defineJob({
    ...makeTemplateJob,
    async run(services, payload, context) {
      const { ownerId, id, operationId } = payload;
      try {
        await makeOwnTemplate(services, ownerId, id, operationId);
      } catch (error) {
        if (mayRetry(error, context)) throw error;
        services.log.error({ err: error, id }, 'a template could not be made');
        await failOperation(services.db, ownerId, operationId, whyNotMade(error));
      }
    },
    async giveUp(services, payload) {
      const { ownerId, operationId } = payload;
      await failOperation(services.db, ownerId, operationId, message('own-templates.gave-up'));
    },
  }),
  defineJob({
    ...readPsdJob,
    async run(services, payload, context) {
      const { ownerId, imageId, operationId } = payload;
      try {
        await makePsdMockup(services, payload);
      } catch (error) {
        if (mayRetry(error, context)) throw error;
        services.log.error({ err: error, imageId }, 'a PSD could not be read');
        const isGone = error instanceof UnreadablePicture;
        const text = message(isGone ? 'own-templates.psd-gone' : 'own-templates.psd-went-wrong');
        await failOperation(services.db, ownerId, operationId, text);
      }
    },
    async giveUp(services, { ownerId, operationId }) {
      await failOperation(services.db, ownerId, operationId, message('own-templates.psd-went-wrong'));
    },
  }),
];

function whyNotMade(error: unknown): OperationMessage {
  if (error instanceof Refusal) return error.text;
  if (!(error instanceof UnreadablePicture)) return message('own-templates.went-wrong');
  return error.fault === 'damaged'
    ? message('own-templates.photograph-damaged')
    : message('own-templates.photograph-lost');
}
