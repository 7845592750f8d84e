import { z } from 'zod';
import { messageText } from '../messages/message-text.ts';
import type { MessageId, MessageLocale } from '../messages.ts';

/** Why a design was not drawn, a message. `preflight.<finding>` carries the finding's own figures and words. */
const renderReason = z.object({
  id: z.string(),
  /** What is put into the message's text, by name. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type RenderReason = z.infer<typeof renderReason>;

/** Reasons that are not findings of preflight. */
export type RenderReasonId = Extract<MessageId, `rendering.${string}`>;

/** A reason as a user-facing sentence; an unknown one (from a newer version) gets a general sentence. */
export function renderReasonText(reason: RenderReason, locale: MessageLocale): string {
  return messageText(reason, locale);
}
