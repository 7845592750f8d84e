import type { DesignDocument } from '@diy/design/document';
import type { Db } from '../../../platform/database/db.ts';
import { loadKeyedDocument, type Origin } from '../preflight/load-document.ts';
import type { ShippedFonts } from '../print/font-book.ts';
import { renderKey } from './render-key.ts';

/** The key of a document's files: equal keys mean equal bytes. `db` may be a transaction, since no file is read. */
export async function documentKey(
  db: Db,
  shipped: ShippedFonts,
  ownerId: string,
  document: DesignDocument,
  origin: Origin,
): Promise<string> {
  const keyed = await loadKeyedDocument(db, shipped, ownerId, document, origin);
  const { template, images, fonts } = keyed;
  const inputs = { document: keyed.document, images: [...images.values()], fonts };
  return renderKey({ ...inputs, templateHash: template.hash });
}
