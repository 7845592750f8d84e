import type { TestApp } from '../../../../testing/build-test-app.ts';
import { toSearchText } from '../../search-words.ts';

/** Properties of a made-up library row; the others have defaults. */
export interface ImageRowDraft {
  name: string;
  tid?: string;
  width?: number;
  height?: number;
  hasAlpha?: boolean;
  format?: string;
  bytes?: number;
}

/**
 * Puts rows without files into an account's library, for tests that only list and count. Returns their ids, in order.
 */
export async function buildImageRows(
  app: TestApp,
  account: { id: string },
  drafts: readonly ImageRowDraft[],
): Promise<string[]> {
  const rows = drafts.map((draft, place) => ({
    place,
    owner_id: account.id,
    id: app.services.newId(),
    type_id: draft.tid ?? '',
    name: draft.name,
    search_name: toSearchText(draft.name),
    format: draft.format ?? 'png',
    bytes: draft.bytes ?? 1000,
    width_px: draft.width ?? 64,
    height_px: draft.height ?? 48,
    has_alpha: draft.hasAlpha ?? false,
  }));
  await app.pool.query(
    `insert into images (owner_id, id, type_id, name, search_name, format, bytes, width_px, height_px, has_alpha,
       sha256, original_key, master_key, preview_key, has_semi_transparency, dominant_colour)
     select owner_id, id, type_id, name, search_name, format, bytes, width_px, height_px, has_alpha,
       encode(sha256(convert_to(owner_id || id, 'UTF8')), 'hex'), 'prv/img/' || id, 'prv/img/' || id, 'pub/img/' || id, false, '#808080'
     from jsonb_to_recordset($1::jsonb) r (place int, owner_id text, id text, type_id text, name text, search_name text,
       format text, bytes bigint, width_px int, height_px int, has_alpha boolean) order by place`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}
