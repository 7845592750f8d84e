import { message } from '@diy/contract/messages';
import { TooBusy } from '../../concurrency/work-slots.ts';
import { isDatabaseUnavailable } from '../../database/is-unavailable.ts';
import type { Message } from '../../errors/refusal.ts';
import { ChildEnded } from '../../process/limited-child.ts';
import { KeysOutdated } from '../../secrets/key-ring.ts';
import { isStoreUnreachable } from '../../storage/is-store-unreachable.ts';
import { infrastructureText } from './infrastructure-text.ts';

/** A temporary fault outside the request: HTTP 503 with Retry-After, as against our own fault. */
export interface TransientFault {
  /** For the log. */
  what: string;
  text: Message;
  retryAfterSeconds: number;
}

const UNAVAILABLE = infrastructureText(503);
const STORE: Message = message('http.store-away');
const BUSY: Message = message('http.too-busy');
const DEEPEST_CAUSE = 5;

/** The temporary fault behind an error, also when other errors were built around it; null when there is none. */
export function transientFault(error: unknown): TransientFault | null {
  if (isStoreUnreachable(error)) return { what: 'storage unavailable', text: STORE, retryAfterSeconds: 5 };
  for (let [inner, depth] = [error, 0]; inner instanceof Error && depth < DEEPEST_CAUSE; depth += 1) {
    const fault = faultOf(inner);
    if (fault) return fault;
    inner = inner.cause;
  }
  return null;
}

function faultOf(error: Error): TransientFault | null {
  if (error instanceof TooBusy) return { what: 'too busy', text: BUSY, retryAfterSeconds: 5 };
  if (error instanceof ChildEnded && error.reason === 'stopping')
    return { what: 'stopping', text: UNAVAILABLE, retryAfterSeconds: 5 };
  if (error instanceof KeysOutdated)
    return { what: 'keys not read', text: UNAVAILABLE, retryAfterSeconds: 2 };
  if (isDatabaseUnavailable(error))
    return { what: 'database unavailable', text: UNAVAILABLE, retryAfterSeconds: 2 };
  return null;
}
