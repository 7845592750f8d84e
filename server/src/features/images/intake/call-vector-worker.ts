import type { StoredMessage } from '@diy/contract/messages';
import type { OwnerQueue } from '../../../platform/concurrency/owner-queue.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { ChildEnded, type ChildLimits, runLimitedChild } from '../../../platform/process/limited-child.ts';
import { imageRefusals } from '../image-refusals.ts';

/** Whose file it is. Accounts take turns, whatever is drawn: nobody's slow file makes the others wait for more than one of them. */
export interface VectorTurn {
  ownerId: string;
  queue: OwnerQueue;
}

/** A worker's reply when a file is not accepted. */
interface Refused {
  type: 'refused';
  id: string;
  text: StoredMessage;
}

/**
 * Reads or draws a stranger's file in a separate process. Throws the worker's Refusal, and ChildEnded when a limit
 * ends it.
 */
export async function callVectorWorker<Reply extends { type: string }>(
  script: string,
  { ownerId, queue }: VectorTurn,
  message: object,
  limits: ChildLimits,
): Promise<Exclude<Reply, Refused>> {
  const reply = await queue.run(ownerId, () => runLimitedChild<Reply>(script, message, limits));
  if (isRefused(reply)) throw new Refusal(reply.text, [], reply.id);
  return reply as Exclude<Reply, Refused>;
}

/** Why a process ended, as a refusal. Other errors are thrown again. */
export function refuseEnded(error: unknown): never {
  if (!(error instanceof ChildEnded) || error.reason === 'stopping') throw error;
  const { drawingMemory, drawingCrashed, tooSlow } = imageRefusals;
  const why = { memory: drawingMemory, crash: drawingCrashed, time: tooSlow, late: tooSlow };
  throw why[error.reason]();
}

const isRefused = (reply: { type: string }): reply is Refused => reply.type === 'refused';
