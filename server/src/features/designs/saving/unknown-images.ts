import { message } from '@diy/contract/messages';
import { Refusal } from '../../../platform/errors/refusal.ts';

/** The document uses images that the account's library does not have. */
export function unknownImages(ids: readonly string[]): Refusal {
  return new Refusal(message('designs.unknown-image', { count: ids.length }), [
    { field: 'design', msg: ids.join(',') },
  ]);
}
