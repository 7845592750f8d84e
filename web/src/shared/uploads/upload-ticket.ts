import type { DataOf } from '@diy/contract/endpoint';
import { getUploadToken } from '@diy/contract/uploads';
import { call } from '../api/call.ts';

/** The response of the token call. */
export type UploadTicket = DataOf<typeof getUploadToken>;

let ticket: Promise<UploadTicket> | null = null;
let ticketEnds = 0;

/** The upload token, fetched again a minute before it expires. */
export async function uploadTicket(): Promise<UploadTicket> {
  if (!ticket || Date.now() > ticketEnds - 60_000) {
    ticketEnds = Number.POSITIVE_INFINITY;
    ticket = call(getUploadToken, {}, { quiet: true });
    ticket.then(
      (fresh) => {
        ticketEnds = Date.parse(fresh.expires_at);
      },
      () => clearUploadTicket(),
    );
  }
  return ticket;
}

/** After a refusal by the store, or when another account signs in. */
export function clearUploadTicket(): void {
  ticket = null;
}
