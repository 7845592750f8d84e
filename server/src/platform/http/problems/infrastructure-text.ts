import { message, type StoredMessage } from '@diy/contract/messages';

const KNOWN = [400, 403, 404, 413, 415, 429, 503, 507] as const;

/** The user-facing text for an HTTP status other than 200. */
export function infrastructureText(status: number): StoredMessage {
  return message(`http.${KNOWN.find((known) => known === status) ?? 500}`);
}
