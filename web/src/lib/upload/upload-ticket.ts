import type { DataOf } from '@diy/contract/endpoint';
import { getUploadToken } from '@diy/contract/uploads';
import { call } from '../api/call.ts';

/** The token call's answer; what a store does not say, it does not offer. */
export type UploadTicket = DataOf<typeof getUploadToken> & {
  /** Which form is posted; Qiniu's unless said. */
  protocol?: 'qiniu' | 's3';
  /** Fields of an S3 presigned POST. */
  fields?: Record<string, string>;
  /** Larger files may be sent in parts of `part_bytes` to `bucket`. */
  resumable?: boolean;
  bucket?: string;
  part_bytes?: number;
};

let ticket: Promise<UploadTicket> | null = null;
let ticketEnds = 0;

/** The upload token, asked for again a minute before it ends. */
export async function uploadTicket(): Promise<UploadTicket> {
  if (!ticket || Date.now() > ticketEnds - 60_000) {
    ticketEnds = Number.POSITIVE_INFINITY;
    ticket = call(getUploadToken, {}, { quiet: true });
    ticket.then(
      (fresh) => {
        ticketEnds = Date.parse(fresh.expires_at);
      },
      () => forgetUploadTicket(),
    );
  }
  return ticket;
}

/** After a refusal by the store, or when another account signs in. */
export function forgetUploadTicket(): void {
  ticket = null;
}
