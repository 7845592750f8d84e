import { message } from '@diy/contract/messages';
import { type Refusal, refuseField } from '../../platform/errors/refusal.ts';

/** The refusal of a form without its file. */
export function noFile(): Refusal {
  return refuseField('file', message('own-templates.no-file'));
}
