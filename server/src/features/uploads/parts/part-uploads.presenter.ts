import { expiryOf } from './part-uploads.service.ts';
import type { UploadPart, UploadSession } from './upload-sessions.queries.ts';

const MAX_LISTED = 1000;

/** What a client asks of the list of parts, within limits. */
export function pageOf(query: Record<string, string | undefined>): { after: number; limit: number } {
  return {
    after: Number(query['part-number-marker']) || 0,
    limit: Math.min(MAX_LISTED, Math.max(1, Number(query['max-parts']) || MAX_LISTED)),
  };
}

/** Parts that have arrived, as Qiniu lists them; `parts` holds one more than `limit` where more follow. */
export function presentParts(session: UploadSession, parts: readonly UploadPart[], limit: number) {
  const shown = parts.slice(0, limit);
  return {
    uploadId: session.id,
    expireAt: expiryOf(session),
    partNumberMarker: parts.length > limit ? shown.at(-1)!.part_number : 0,
    parts: shown.map((part) => ({
      size: part.bytes,
      etag: part.etag,
      partNumber: part.part_number,
      putTime: Math.floor(part.created_at.getTime() / 1000),
    })),
  };
}
