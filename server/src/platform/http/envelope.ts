import { CODE_OK, CODE_REFUSED, CODE_SIGNED_OUT, type Envelope } from '@diy/contract/endpoint';
import type { Refusal } from '../errors/refusal.ts';
import { signedOutText } from '../errors/signed-out.ts';

type Locale = 'zh' | 'en';

/** The response of a successful call. */
export function success<Data>(data: Data): Envelope<Data> {
  return { code: CODE_OK, msg: '', data };
}

/** The response to an error that the caller can fix. */
export function refused(refusal: Refusal, locale: Locale): Envelope<never> {
  const named = refusal.fields.map(({ field, msg }) => ({
    field,
    msg: typeof msg === 'string' ? msg : msg[locale],
  }));
  const fields = named.length > 0 ? { fields: named } : {};
  const wording = refusal.wording ? { wording: refusal.wording } : {};
  const { id: error, text } = refusal;
  return { code: CODE_REFUSED, msg: text[locale], data: null, error, ...fields, ...wording };
}

/** The response to a call without a valid token. */
export function signedOut(locale: Locale): Envelope<never> {
  return { code: CODE_SIGNED_OUT, msg: signedOutText[locale], data: null, error: 'accounts.signed-out' };
}
