import { type RenderReason, type RenderReasonId, renderReasonText } from '@diy/contract/render-reasons';
import { DrawingError } from '@diy/design/drawing';
import { StorageFull } from '../../platform/storage/storage-errors.ts';
import { UnprintableDesign } from './check-design.ts';
import { BrokenFile } from './check-file.ts';
import { ParityError } from './parity/parity-error.ts';

/** Why a design cannot be drawn, for people; null when the cause lies elsewhere and trying again may help. */
export function reasonForPeople(error: unknown): string | null {
  if (error instanceof UnprintableDesign) return error.message;
  if (error instanceof ParityError || error instanceof BrokenFile)
    return renderReasonText(plain('rendering.differs-from-preview'), 'zh');
  return null;
}

/** Why the last try failed, to be kept when the job is given up. */
export function reasonToKeep(error: unknown): RenderReason {
  if (error instanceof UnprintableDesign) return error.reason;
  if (error instanceof StorageFull) return plain('rendering.storage-full');
  if (error instanceof ParityError || error instanceof BrokenFile)
    return plain('rendering.differs-from-preview');
  if (error instanceof DrawingError) return plain('rendering.unreadable-asset');
  return plain('rendering.went-wrong');
}

/** A reason that needs no figures. */
export function plain(id: RenderReasonId): RenderReason {
  return { id, params: {} };
}
