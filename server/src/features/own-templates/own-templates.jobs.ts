import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { failOperation } from '../operations/index.ts';
import { makeOwnTemplate } from './make-own-template.ts';

interface Payload {
  ownerId: string;
  id: string;
  operationId: string;
}

export const ownTemplateJobs: JobHandler<Services>[] = [
  {
    name: 'own-templates.make',
    async run(services, payload, context) {
      const { ownerId, id, operationId } = payload as unknown as Payload;
      try {
        await makeOwnTemplate(services, ownerId, id, operationId);
      } catch (error) {
        if (context.signal.aborted || !context.isLastAttempt) throw error;
        services.log.error({ err: error, id }, 'a template could not be made');
        await failOperation(
          services.db,
          ownerId,
          operationId,
          '生成模板时出错，请重新保存；若仍出现请联系管理员',
        );
      }
    },
    async giveUp(services, payload) {
      const { ownerId, operationId } = payload as unknown as Payload;
      await failOperation(services.db, ownerId, operationId, '多次尝试都没有完成，请重新保存');
    },
  },
];
