import type { RenderReason, RenderReasonId } from '@diy/contract/designs/render-reasons';
import { DesignFormatError } from '@diy/design/document';
import { DrawingError } from '@diy/design/painting';
import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import { type Message, Refusal } from '../../../platform/errors/refusal.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { VectorNotDrawnNow } from '../../images/index.ts';
import { UnprintableDesign } from './check-design.ts';

/** A user-facing reason why a design cannot be drawn; null when another try may help. */
export function userFacingReason(error: unknown): Message | null {
  if (error instanceof CannotSucceed) return error.text;
  return isInvalid(error) ? reasonWithoutFigures('rendering.invalid-document') : null;
}

/** Why a design was not drawn, as it is stored with the design. */
export function toRenderReason(error: unknown): RenderReason {
  if (error instanceof UnprintableDesign) return error.reason;
  if (error instanceof StorageFull) return reasonWithoutFigures('rendering.storage-full');
  if (error instanceof VectorNotDrawnNow) {
    const id = error.why === 'original-gone' ? 'rendering.picture-gone' : 'rendering.vector-too-complex';
    return { id, params: { picture: error.picture } };
  }
  if (error instanceof DrawingError) return notDrawn(error);
  if (isInvalid(error)) return reasonWithoutFigures('rendering.invalid-document');
  if (error instanceof Refusal) return reasonWithoutFigures('rendering.template-gone');
  return reasonWithoutFigures('rendering.went-wrong');
}

function isInvalid(error: unknown): boolean {
  return error instanceof DesignFormatError && error.problem !== 'newer-format';
}

/** What was missing or wrong when a layer was drawn. */
export function notDrawn({ problem }: DrawingError): RenderReason & { id: RenderReasonId } {
  return reasonWithoutFigures(
    problem === 'invalid-code' ? 'rendering.invalid-code' : 'rendering.unreadable-asset',
  );
}

/** A reason that needs no figures. */
export function reasonWithoutFigures(id: RenderReasonId): RenderReason & { id: RenderReasonId } {
  return { id, params: {} };
}
