import { expect, test } from 'vitest';
import { checkJobs } from '../platform/jobs/check-handlers.ts';
import { declaredJobs } from '../platform/jobs/job-type.ts';
import { jobHandlers, periodicJobs } from './index.ts';

test('every job that some feature enqueues, or that comes round, has its handler', () => {
  expect(declaredJobs()).toContain('rendering.render-design');
  expect(() => checkJobs(jobHandlers, declaredJobs(), periodicJobs)).not.toThrow();
});

test.each([
  ['rendering.render-design', { ownerId: 'o', designId: 'd', version: 3 }],
  ['rendering.prepare-mockups', { templates: 't:1,u:2' }],
  ['rendering.remove-print-file', { ownerId: 'o', fileKey: 'k' }],
  ['designs.remove-cover', { ownerId: 'o', coverKey: 'k' }],
  ['batches.plan-batch', { ownerId: 'o', batchId: 'b', plan: 2 }],
  ['batches.make-cell', { ownerId: 'o', batchId: 'b', key: 'k' }],
  ['batches.make-cell', { ownerId: 'o', batchId: 'b', key: 'k', hash: 'h' }],
  ['batches.make-cell', { ownerId: 'o', batchId: 'b', key: 'k', hash: 'h', designId: 'd' }],
  ['own-templates.make', { ownerId: 'o', id: 't', operationId: 'p' }],
  ['orders.import', { ownerId: 'o', logId: 'l' }],
  ['orders.check-lines', { ownerId: 'o' }],
  ['orders.forget-pictures', { ownerId: 'o', imageIds: 'a,b' }],
  ['downloads.pack', { ownerId: 'o', downloadId: 'd' }],
  ['sheets.export-generic', { ownerId: 'o', exportId: 'e' }],
  ['sheets.export-dxm', { ownerId: 'o', exportId: 'e' }],
  ['ai-images.generate', { ownerId: 'o', imageId: 'i' }],
  ['ai-images.dispatch', { provider: 'p' }],
  ['ai-images.wake', { ownerId: 'o', imageId: 'i', provider: 'p' }],
  ['images.find-missing-fingerprints', {}],
  ['images.find-missing-inks', {}],
])('a job %s that the release before left in the queue is understood', (name, payload) => {
  const handler = jobHandlers.find((one) => one.name === name);
  expect(handler?.payload.parse(payload)).toEqual(payload);
});
