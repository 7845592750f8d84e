import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import { mayTryAgain } from '../../platform/jobs/may-retry.ts';
import { UnreadablePicture } from '../../platform/pictures/unreadable-picture.ts';
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
        if (mayTryAgain(error, context)) throw error;
        services.log.error({ err: error, id }, 'a template could not be made');
        await failOperation(
          services.db,
          ownerId,
          operationId,
          error instanceof UnreadablePicture
            ? `商品照片的文件${error.fault === 'damaged' ? '已损坏' : '已不在存储中'}。请换一张照片重新保存`
            : '生成模板时出错，请重新保存；若仍出现请联系管理员',
        );
      }
    },
    async giveUp(services, payload) {
      const { ownerId, operationId } = payload as unknown as Payload;
      await failOperation(services.db, ownerId, operationId, '多次尝试都没有完成，请重新保存');
    },
  },
];
