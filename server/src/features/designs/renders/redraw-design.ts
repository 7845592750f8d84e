import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { reopenOperation } from '../../operations/index.ts';
import type { DesignRecord } from '../read-designs.queries.ts';
import { updateDesignFacts } from '../write-designs.queries.ts';
import { enqueueRender } from './enqueue-render.ts';

/** Requests the files of a design's version again. False when somebody saved in between: that version has its own render. */
export async function redrawDesign(
  trx: Db,
  jobs: Services['jobs'],
  ownerId: string,
  { id, version, operation_id }: Pick<DesignRecord, 'id' | 'version' | 'operation_id'>,
): Promise<boolean> {
  if (!(await updateDesignFacts(trx, ownerId, id, version, { render_state: 'queued' }))) return false;
  if (operation_id) await reopenOperation(trx, ownerId, operation_id);
  await enqueueRender(trx, jobs, ownerId, id, version);
  return true;
}
