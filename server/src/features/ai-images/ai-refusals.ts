import { message, type StoredMessage } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';

const refusal = (text: StoredMessage, field?: string) =>
  new Refusal(text, field === undefined ? [] : [{ field, msg: text }]);

/** What a caller of this feature can fix. */
export const aiRefusals = {
  categoryNotFound: () => refusal(message('ai-images.type-not-found'), 'type_id'),
  categoryExists: (name: string) => refusal(message('ai-images.type-exists', { name }), 'name'),
  nameNeeded: () => refusal(message('ai-images.name-needed'), 'name'),
  sourceNotFound: () => refusal(message('ai-images.source-not-found'), 'yuantu'),
  promptNeeded: () => refusal(message('ai-images.prompt-needed'), 'prompt'),
  providerNotFound: () => refusal(message('ai-images.provider-not-found'), 'provider'),
  tooMany: (most: number) => refusal(message('ai-images.too-many-images', { most }), 'n'),
  sizeNotOffered: (sizes: string[]) => refusal(message('ai-images.size-not-offered', { sizes }), 'size'),
  sizeOutOfRange: (min: number, max: number, step: number) =>
    refusal(message('ai-images.size-out-of-range', { min, max, step: step > 1 ? step : 0 }), 'size'),
  kindNotOffered: () => refusal(message('ai-images.kind-not-offered'), 'kind'),
  notTransparent: () => refusal(message('ai-images.transparent-not-offered'), 'transparent'),
  familyNotFound: () => refusal(message('ai-images.family-not-found'), 'family'),
  tooManyOpen: (most: number) => refusal(message('ai-images.too-many-open', { most })),
  nothingToRepeat: () => refusal(message('ai-images.nothing-to-repeat')),
  whichNeeded: () => refusal(message('ai-images.which-needed'), 'image_ids'),
  notReady: () => refusal(message('ai-images.not-ready')),
  keyUsedElsewhere: () => refusal(message('ai-images.idempotency-key-used'), 'idempotency_key'),
};
