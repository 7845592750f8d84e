import { message } from '@diy/contract/messages';
import type { Message } from '../../../platform/errors/refusal.ts';
import { isTemporaryFailure } from '../../../platform/jobs/is-temporary-failure.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { type DesignForExport, findDesignStates, findDesignsForExport } from '../../designs/index.ts';
import type { LineTitle, PackedFacts, PersonalisedText } from '../../orders/index.ts';
import type { OnFileStart } from '../../rendering/index.ts';
import type { DownloadRecord } from '../downloads.queries.ts';
import { type AcceptedError, acceptedErrors } from '../files/accepted-list.ts';
import { type DesignFile, listDesignFiles } from '../files/design-files.ts';
import { whyNotPacked } from '../files/why-not-packed.ts';
import type { NamedDesign } from '../naming/naming-values.ts';
import { packLine } from './pack-line.ts';
import type { PackNeeds } from './pack-needs.ts';
import type { PackProblem } from './problem-list.ts';

/** A design or an order line, ready to be packed. */
export interface PackedDesign {
  design: NamedDesign;
  files: DesignFile[];
  /** Accepted errors. */
  accepted: AcceptedError[];
  /** Facts of an order line, and what its buyer asked for; missing for a design. */
  line?: PackedFacts;
  words?: readonly PersonalisedText[];
}

const WENT_WRONG: Message = message('downloads.design-went-wrong');

/**
 * The files of one of a download's designs or lines, or why it has none; an error that another try may fix is thrown.
 */
export async function prepareDesign(
  services: PackNeeds,
  download: DownloadRecord,
  id: string,
  context: { isLastAttempt: boolean; onFileStart: OnFileStart; lines: ReadonlyMap<string, LineTitle> },
): Promise<PackProblem | PackedDesign> {
  const { owner_id: ownerId, orders_log_id: importId } = download;
  let design: DesignForExport | undefined;
  try {
    if (importId !== null) return await packLine(services, ownerId, id, download, context.onFileStart);
    design = (await findDesignsForExport(services.db, ownerId, [id]))[0]!;
    const { files, findings } = await listDesignFiles(
      services,
      ownerId,
      design,
      download,
      context.onFileStart,
    );
    const accepted = await acceptedErrors(services, ownerId, design, findings, download.locale);
    return { design, files, accepted };
  } catch (error) {
    const known = whyNotPacked(error);
    const isAwaited = error instanceof StorageFull || isTemporaryFailure(error);
    if (known === null && (!context.isLastAttempt || isAwaited)) throw error;
    if (known === null) services.log.error({ err: error, designId: id }, 'design could not be packed');
    const reason = known ?? WENT_WRONG;
    if (importId !== null) return { ...(context.lines.get(id) ?? { sku: '', name: '' }), id, reason };
    // The SKU of a design that was deleted meanwhile is still known.
    const sku = design?.sku ?? (await findDesignStates(services.db, ownerId, [id])).get(id)?.sku ?? '';
    return { sku, name: design?.name ?? '', reason };
  }
}
