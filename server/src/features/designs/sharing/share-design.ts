import { randomBytes } from 'node:crypto';
import type { SharedDesign } from '@diy/contract/designs/shares';
import { withoutDirectionControls } from '@diy/contract/shown-text';
import { printAreaFor } from '@diy/design/template';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { isEnabled } from '../../accounts/index.ts';
import { getDesign } from '../designs.service.ts';
import { deleteShare, findShare, findSharedDesign, insertShare } from './shares.queries.ts';

/** The link of one's own design; null = not shared. Throws the Refusal of an unknown id. */
export async function getShare(db: Db, ownerId: string, id: string): Promise<string | null> {
  await getDesign(db, ownerId, id);
  return findShare(db, ownerId, id);
}

/** Shares a design; a second call, also one at the same time, returns the first link. */
export async function shareDesign(db: Db, ownerId: string, id: string): Promise<string | null> {
  await getDesign(db, ownerId, id);
  await insertShare(db, ownerId, id, randomBytes(24).toString('base64url'));
  return findShare(db, ownerId, id);
}

/** Deletes the link. */
export async function unshareDesign(db: Db, ownerId: string, id: string): Promise<void> {
  await getDesign(db, ownerId, id);
  await deleteShare(db, ownerId, id);
}

/**
 * What anybody with the link sees: only mockups, whose addresses name nobody, and never the SKU, which holds the
 * account's code. Throws the same Refusal for a link that never existed or was ended, a deleted design and a disabled
 * account.
 */
export async function showDesign(db: Db, storage: ObjectStore, token: string): Promise<SharedDesign> {
  const share = await findSharedDesign(db, token);
  if (!share || !(await isEnabled(db, share.owner_id))) throw notFound('designs');
  const { design, template } = await getDesign(db, share.owner_id, share.design_id);
  const { document, render_result: result } = design;
  const colour = template.definition.colours.find(({ id }) => id === document.colourId);
  const used = template.definition.surfaces.filter((surface) =>
    document.surfaces.some((one) => one.surfaceId === surface.id && one.layers.length > 0),
  );
  return {
    // Names of earlier versions may hold controls of direction.
    name: withoutDirectionControls(design.name),
    template_title: template.definition.title,
    colour: colour ? { name: colour.name, hex: colour.hex } : null,
    size: document.sizeId,
    surfaces: used.map((surface) => {
      const { widthMm, heightMm } = printAreaFor(surface, document.sizeId);
      return { name: surface.name, width_mm: widthMm, height_mm: heightMm };
    }),
    is_current: design.rendered_version === design.version,
    mockups: (result?.mockups ?? []).map(({ mockup_id, key }) => ({
      mockup_id,
      url: storage.publicUrl(key),
    })),
    updated_at: design.updated_at.toISOString(),
  };
}
