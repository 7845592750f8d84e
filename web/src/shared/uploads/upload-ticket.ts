import type { DataOf } from '@diy/contract/endpoint';
import { getUploadToken } from '@diy/contract/uploads';
import { call } from '../api/call.ts';

/** The response of the token call. */
export type UploadTicket = DataOf<typeof getUploadToken>;

/** What is uploaded: Photoshop files that are larger than other pictures may be have a separate ticket. */
export type UploadKind = 'any' | 'psd';

const tickets = new Map<UploadKind, { ticket: Promise<UploadTicket>; ends: number }>();

/** The upload token, fetched again a minute before it expires. */
export async function uploadTicket(kind: UploadKind = 'any'): Promise<UploadTicket> {
  const known = tickets.get(kind);
  if (known && Date.now() <= known.ends - 60_000) return known.ticket;
  const asked = {
    ticket: call(getUploadToken, kind === 'any' ? {} : { kind }, { quiet: true }),
    ends: Number.POSITIVE_INFINITY,
  };
  tickets.set(kind, asked);
  asked.ticket.then(
    (fresh) => {
      asked.ends = Date.parse(fresh.expires_at);
    },
    () => clearUploadTicket(),
  );
  return asked.ticket;
}

/** After a refusal by the store, or when another account signs in. */
export function clearUploadTicket(): void {
  tickets.clear();
}
