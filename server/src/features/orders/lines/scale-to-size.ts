import { message } from '@diy/contract/messages';
import type { Message } from '../../../platform/errors/refusal.ts';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { findDesignFacts } from '../../designs/index.ts';
import { mockupInColours } from '../../rendering/index.ts';
import { afterPrintChange, UNPRINTED_STATES } from '../states/line-states.ts';
import { isCovered, putCovered } from '../variants/variant-checks.queries.ts';
import { createFileHashes, findVariantDocument } from '../variants/variant-document.ts';
import { bareSidesMessage } from './bare-sides-message.ts';
import { checkLinesJob } from './check-lines.ts';
import { findLinesOfSize } from './line-checks.queries.ts';
import { findLine, type LineRecord, lockLines, updateLine } from './lines.queries.ts';

/** How a line's design prints on the ordered size: now, and when it is enlarged to leave no bare edge. */
export interface ScalePreview {
  /** Lines that the change would apply to: not printed yet, with the same design version and size, this line included. */
  lines: number;
  /** The sides that print without artwork now, in user-facing words. */
  bare: Message;
  /** Public addresses of the mockup before and after the change; null = it could not be drawn. */
  before: string | null;
  after: string | null;
}

/**
 * Shows what would be printed if the design were enlarged to cover the ordered size. Changes nothing. Throws a Refusal when
 * there is nothing to cover any more.
 */
export async function previewScaleToSize(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'log' | 'fonts' | 'renderers' | 'imageState'>,
  ownerId: string,
  id: string,
): Promise<ScalePreview> {
  const { line, before, after } = await findScaled(services, ownerId, id);
  const picture = async ({ document, template }: typeof before) => {
    const { colourId } = document;
    const { cover } = template.definition;
    const made = await mockupInColours(services, ownerId, { document, template }, [colourId], cover);
    const mockup = made.get(colourId);
    return mockup ? services.storage.publicUrl(mockup.key) : null;
  };
  const lines = await findLinesOfSize(services.db, ownerId, sizedOf(line));
  return {
    lines: lines.length,
    bare: bareSidesMessage(before),
    before: await picture(before),
    after: await picture(after),
  };
}

/**
 * Enlarges the design of a line so that it covers the ordered size. The change applies to all unprinted lines of the same
 * design version and size, and to those that are imported later. Returns how many lines changed.
 */
export async function scaleToOrderedSize(
  services: Pick<Services, 'db' | 'jobs' | 'config' | 'clock' | 'fonts'>,
  account: { id: string; username: string },
  id: string,
): Promise<number> {
  const { line } = await findScaled(services, account.id, id);
  const { db, jobs } = services;
  const [design] = await findDesignFacts(db, account.id, [line.design_id]);
  if (!design) throw notFound('orders');
  return db.transaction().execute(async (trx) => {
    await putCovered(trx, account.id, sizedOf(line), account.username);
    const found = await findLinesOfSize(trx, account.id, sizedOf(line));
    const locked = await lockLines(
      trx,
      account.id,
      found.map((one) => one.id),
    );
    const lines = locked.filter((one) => UNPRINTED_STATES.includes(one.state) && isOfSize(one, line));
    const hashOf = createFileHashes(services, account.id);
    const touched_at = services.clock.now();
    for (const one of lines) {
      const own = { ...design, version: one.design_version, templateVersion: one.template_version };
      const file_hash = await hashOf(trx, { design: own, colourId: one.colour_id, sizeId: one.size_id });
      await updateLine(trx, account.id, one.id, { ...afterPrintChange(one), file_hash, touched_at });
    }
    await jobs.enqueue(trx, checkLinesJob(account.id));
    return lines.length;
  });
}

async function findScaled({ db }: Pick<Services, 'db'>, ownerId: string, id: string) {
  const line = await findLine(db, ownerId, id);
  if (!line) throw notFound('orders');
  const asked = variantOf(line);
  const before = await findVariantDocument({ db }, ownerId, asked, { isCovered: false });
  const after = await findVariantDocument({ db }, ownerId, asked, { isCovered: true });
  const isOpen = UNPRINTED_STATES.includes(line.state) && !(await isCovered(db, ownerId, sizedOf(line)));
  if (!before || !after || !isOpen || before.bare.length === 0 || after.bare.length > 0)
    throw nothingToCover();
  return { line, before, after };
}

function sizedOf(line: LineRecord) {
  return { designId: line.design_id, version: line.design_version, sizeId: line.size_id };
}

function isOfSize(one: LineRecord, other: LineRecord): boolean {
  const [a, b] = [sizedOf(one), sizedOf(other)];
  return a.designId === b.designId && a.version === b.version && a.sizeId === b.sizeId;
}

function variantOf(line: LineRecord) {
  const { template_id: templateId, template_version: templateVersion, colour_id: colourId } = line;
  return { ...sizedOf(line), templateId, templateVersion, colourId };
}

function nothingToCover(): Refusal {
  return new Refusal(message('orders.nothing-to-cover'));
}
