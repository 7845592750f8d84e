import { message } from '@diy/contract/messages';
import { MAX_OWN_FONTS_IN_DESIGN } from '@diy/contract/own-fonts';
import { type DesignDocument, usedFontIds } from '@diy/design/document';
import { readOwnFontId } from '@diy/design/layers';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { holdOwnFonts } from '../../own-fonts/index.ts';
import { insertDesignFonts } from './font-uses.queries.ts';

/**
 * Records which own fonts a version of a design uses, in the transaction that stores it: from then on they cannot be deleted. A
 * font that the account lacks is recorded too; drawing says that it is missing. Throws a Refusal for too many fonts.
 */
export async function recordFontUses(
  trx: Db,
  ownerId: string,
  designId: string,
  document: DesignDocument,
): Promise<void> {
  const offered = (document.fields ?? []).flatMap((field) =>
    field.kind === 'font' ? field.choices.map(({ fontId }) => fontId) : [],
  );
  const ids = [...usedFontIds(document), ...offered];
  const hashes = [...new Set(ids.flatMap((id) => readOwnFontId(id)?.sha256 ?? []))];
  if (hashes.length > MAX_OWN_FONTS_IN_DESIGN)
    throw new Refusal(message('own-fonts.too-many-in-design', { most: MAX_OWN_FONTS_IN_DESIGN }));
  await holdOwnFonts(trx, ownerId, hashes);
  await insertDesignFonts(trx, ownerId, designId, hashes);
}
