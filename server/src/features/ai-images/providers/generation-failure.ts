import type { GenerationFailure } from '@diy/contract/ai-images/ai-image-shapes';
import type { Bilingual, MessageId, MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';

export type FailureId = GenerationFailure['id'];

/** Why an image could not be made. `detail`: the provider's own words, already cleaned of keys and addresses. */
export class GenerationError extends Error {
  constructor(
    readonly id: FailureId,
    readonly detail = '',
    /** When the provider asked us to try again. */
    readonly retryAfterSeconds?: number,
    /** The provider has made a picture and charges for it; `cost` where its response says how much. */
    readonly paid?: { cost: number | undefined },
  ) {
    super(`generation failed: ${id}`);
    this.name = 'GenerationError';
  }

  /** The same failure of a picture that was made. */
  asPaid(cost: number | undefined): GenerationError {
    return new GenerationError(this.id, this.detail, this.retryAfterSeconds, { cost });
  }
}

/** How often and after how long a failure that may pass is retried automatically. */
export interface RetryRule {
  /** Tries in all. */
  tries: number;
  /** Doubled with each try. */
  firstDelaySeconds: number;
}

const RETRIES: Partial<Record<FailureId, RetryRule>> = {
  'rate-limited': { tries: 5, firstDelaySeconds: 10 },
  'provider-error': { tries: 3, firstDelaySeconds: 5 },
  unreachable: { tries: 3, firstDelaySeconds: 5 },
  'bad-answer': { tries: 2, firstDelaySeconds: 5 },
  timeout: { tries: 2, firstDelaySeconds: 5 },
};
/**
 * The longest wait before an automatic retry. If a provider asks for a longer one, the image fails and a person can try
 * again later.
 */
const LONGEST_DELAY_SECONDS = 300;

/** Seconds to wait before the next try after `tries` failed ones, or null when there is none. */
export function retryDelaySeconds(id: FailureId, tries: number, retryAfterSeconds?: number): number | null {
  const rule = RETRIES[id];
  if (rule === undefined || tries >= rule.tries) return null;
  const asked = retryAfterSeconds ?? rule.firstDelaySeconds * 2 ** (tries - 1);
  return asked > LONGEST_DELAY_SECONDS ? null : Math.max(1, Math.ceil(asked));
}

/** Failures after which the same request may succeed; after the others a person has to change something. */
const CAN_RETRY: Record<FailureId, boolean> = {
  'key-invalid': false,
  'no-credit': true,
  'rate-limited': true,
  refused: false,
  'bad-request': false,
  timeout: true,
  unreachable: true,
  'provider-error': true,
  'bad-answer': true,
  'answer-too-large': false,
  'forbidden-address': false,
  'bad-picture': true,
  'source-missing': false,
  'provider-gone': false,
  'storage-full': true,
  'not-kept': true,
  'call-interrupted': true,
  interrupted: true,
};

/** A failure in the caller's language; an id that a later version wrote is shown as an interruption. */
export function presentFailure(
  id: string,
  detail: string,
  providerTitle: Bilingual,
  locale: MessageLocale,
): GenerationFailure {
  const known = Object.hasOwn(CAN_RETRY, id) ? (id as FailureId) : 'interrupted';
  const said = { id: `generation.${known}` satisfies MessageId, params: { name: providerTitle, detail } };
  return { id: known, msg: messageText(said, locale), can_retry: CAN_RETRY[known] };
}
