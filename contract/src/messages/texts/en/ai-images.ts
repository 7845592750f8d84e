import type { aiImages as zh } from '../zh/ai-images.ts';

export const aiImages: { readonly [Id in keyof typeof zh]: string } = {
  'ai-images.type-not-found': 'No such category; it may have been deleted',
  'ai-images.type-exists': 'There is a category named “{name}” already',
  'ai-images.name-needed': 'Give the group a name',
  'ai-images.source-not-found': 'A source image was not found; choose it again',
  'ai-images.prompt-needed': 'Write what shall be drawn first',
  'ai-images.provider-not-found': 'No such provider; it may no longer be offered',
  'ai-images.too-many-images': 'At most {most} images at once here',
  'ai-images.size-not-offered': 'Not an offered size; choose {sizes}',
  'ai-images.size-out-of-range': 'Both sides must be {min} to {max} px[, multiples of {step}]',
  'ai-images.kind-not-offered': 'This provider does not make this kind of image',
  'ai-images.transparent-not-offered': 'This provider has no transparent background',
  'ai-images.family-not-found': 'No such pattern family',
  'ai-images.too-many-open': '{most} images are waiting already; let some finish first',
  'ai-images.nothing-to-repeat': 'Nothing was generated in this group yet',
  'ai-images.which-needed': 'Say which group or which images',
  'ai-images.not-ready': 'The image is not finished yet',
  'ai-images.idempotency-key-used':
    'This idempotency_key was used for another run (group, words or settings differ); use another one',
  'ai-images.some-not-made': '{failed:images} not made; each of them in the group says why',
  'generation.key-invalid': '{name}: the key is invalid or lacks permission; ask the administrator',
  'generation.no-credit': '{name}: out of credit; ask the administrator, then retry',
  'generation.rate-limited': '{name}: too many requests, even after waiting; retry in a few minutes',
  'generation.refused':
    '{name} refused: words or sources break its content rules[: {detail}]. Change them and generate again',
  'generation.bad-request':
    '{name} does not take this request[: {detail}]. Choose other settings and generate again',
  'generation.timeout': '{name} did not respond in time; retry later',
  'generation.unreachable': '{name} cannot be reached; retry later, or ask the administrator',
  'generation.provider-error': '{name} had an error[: {detail}]; retry later',
  'generation.bad-answer':
    '{name} returned something incomplete or unreadable; retry, or ask the administrator',
  'generation.answer-too-large': '{name} returned more bytes than allowed; choose a smaller size',
  'generation.forbidden-address':
    '{name} led to an address this server must not visit; ask the administrator',
  'generation.bad-picture': 'The picture of {name} did not pass the checks[: {detail}]; retry',
  'generation.source-missing': 'A source image cannot be read; choose another one and generate again',
  'generation.provider-gone': '{name} is no longer offered; choose another provider',
  'generation.storage-full': 'The server has no space left; ask the administrator, then retry',
  'generation.not-kept':
    'The picture was made (and charged) but could not be kept, as storage or database did not respond; ask the administrator, then retry',
  'generation.call-interrupted':
    'The worker process stopped before {name} returned the picture. It may have been made and charged, so it was not made again by itself; its possible cost counts as used. Retry if you still want it',
  'generation.interrupted':
    'Several tries ended because the worker process stopped; retry, or choose a smaller size',
};
