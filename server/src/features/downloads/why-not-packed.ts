import { DrawingError } from '@diy/design/drawing';
import { Refusal } from '../../platform/errors/refusal.ts';
import { ObjectMissing } from '../../platform/storage/storage-errors.ts';
import { reasonForPeople } from '../rendering/index.ts';

/** A design that has nothing to pack; the message is for people. */
export class NothingToPack extends Error {}

/** Why this design cannot be packed, for people; null when the cause lies elsewhere and trying again may help. */
export function whyNotPacked(error: unknown): string | null {
  if (error instanceof Refusal) return '作品已被删除';
  if (error instanceof NothingToPack) return error.message;
  if (error instanceof DrawingError) return '有图片或字体无法读取，请替换后重新保存';
  if (error instanceof ObjectMissing) return '有文件已不在存储中，请在作品列表点“重新生成”';
  return reasonForPeople(error);
}
