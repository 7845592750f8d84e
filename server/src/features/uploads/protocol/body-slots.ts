import { createTrySlots } from '../../../platform/concurrency/try-slots.ts';
import type { PutPolicy } from '../../../platform/storage/qiniu/put-policy.ts';
import { UploadRefused } from './upload-refused.ts';

/** Bodies of parts and blocks read at once in this process, and those of one account: a page sends a part of some files at a time. */
const BODIES = { most: 256, ofHolder: 16 };

/** Runs what reads a body in one of the slots of its account. Throws UploadRefused when all are taken, before anything is read. */
export type InBodySlot = <T>(policy: PutPolicy, work: () => Promise<T>) => Promise<T>;

/** Parts and blocks share the slots. */
export function createBodySlots(): InBodySlot {
  const slots = createTrySlots(BODIES);
  return async (policy, work) => {
    const release = slots.take(policy.endUser ?? '');
    if (!release) throw new UploadRefused(503, 'too many uploads');
    try {
      return await work();
    } finally {
      release();
    }
  };
}
