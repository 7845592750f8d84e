import { CODE_OK, CODE_REFUSED, CODE_SIGNED_OUT, type Envelope } from '@diy/contract/endpoint';
import type { MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Refusal } from '../errors/refusal.ts';
import { signedOutText } from '../errors/signed-out.ts';

/** The response of a successful call. */
export function success<Data>(data: Data): Envelope<Data> {
  return { code: CODE_OK, msg: '', data };
}

/** The response to an error that the caller can fix. */
export function refused(refusal: Refusal, locale: MessageLocale): Envelope<never> {
  const named = refusal.fields.map(({ field, msg }) => ({
    field,
    msg: messageText(msg, locale),
  }));
  const fields = named.length > 0 ? { fields: named } : {};
  const { id: error, text } = refusal;
  return { code: CODE_REFUSED, msg: messageText(text, locale), data: null, error, ...fields };
}

/** The response to a call without a valid token. */
export function signedOut(locale: MessageLocale): Envelope<never> {
  return {
    code: CODE_SIGNED_OUT,
    msg: messageText(signedOutText, locale),
    data: null,
    error: 'accounts.signed-out',
  };
}
