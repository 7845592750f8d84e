import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import { type Message, Refusal } from '../../../platform/errors/refusal.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import { userFacingReason } from '../../rendering/index.ts';

/** A design that has nothing to pack; the message is user-facing. */
export class NothingToPack extends CannotSucceed {}

/** A user-facing reason why this design cannot be packed; null when another try may help. */
export function whyNotPacked(error: unknown): Message | null {
  if (error instanceof Refusal) return DELETED;
  if (error instanceof ObjectMissing) return FILE_GONE;
  return userFacingReason(error);
}

const DELETED: Message = { zh: '作品已被删除', en: 'The design has been deleted' };
const FILE_GONE: Message = {
  zh: '有文件已不在存储中，请在作品列表点“重新生成”',
  en: 'A file is no longer in the storage; choose “Try again” in the list of designs',
};
