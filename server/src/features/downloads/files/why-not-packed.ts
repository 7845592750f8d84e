import { message } from '@diy/contract/messages';
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

const DELETED: Message = message('rendering.design-deleted');
const FILE_GONE: Message = message('downloads.file-gone');
