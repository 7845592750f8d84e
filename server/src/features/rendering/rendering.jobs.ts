import { DrawingError } from '@diy/design/drawing';
import type { JobHandler } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { ParityError } from './check-parity.ts';
import { recordFailure, renderDesign } from './rendering.service.ts';

/** Why the last try failed, in words for the seller, kept until the job is given up. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageFull) return '存储空间已满，生产图没有生成。请清理空间后点“重新生成”';
  if (error instanceof ParityError)
    return '生产图与预览不一致，已停止生成。请重新保存作品；若仍出现请联系管理员';
  if (error instanceof DrawingError) return '有图片或字体无法读取，生产图没有生成。请替换后重新保存';
  return '生成时出错，请点“重新生成”；若仍出现请联系管理员';
}

const MAX_REASON = 200;

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
        const full = error instanceof StorageFull;
        if (!full && !context.isLastAttempt) throw error;
        services.log.error({ err: error, designId, version }, 'render failed for good');
        await recordFailure(services, ownerId, designId, version, reasonOf(error).slice(0, MAX_REASON));
      }
    },
    async giveUp(services, payload) {
      const { ownerId, designId, version } = payload as {
        ownerId: string;
        designId: string;
        version: number;
      };
      const reason = '多次尝试都没有完成（处理进程意外退出）。请缩小图片后重新保存，或联系管理员';
      await recordFailure(services, ownerId, designId, version, reason);
    },
  },
];
