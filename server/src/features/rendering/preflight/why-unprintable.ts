import type { RenderReason } from '@diy/contract/designs/render-reasons';
import { DrawingError } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import { CanvasTooLarge } from '../../../platform/canvas/canvas-too-large.ts';
import { UnreadablePicture } from '../../../platform/pictures/unreadable-picture.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import type { TemplateVersionRow } from '../../templates/index.ts';
import { BrokenFile } from '../print/check-file.ts';
import { ParityError } from '../print/parity/parity-error.ts';
import { UnprintableDesign } from './check-design.ts';
import { notDrawn } from './user-facing-reason.ts';

/** What was being made when it failed. */
export interface MakingOf {
  /** Key of the render: its first digits are the number that users give the administrator, and that is in the log. */
  key: string;
  template: Pick<TemplateVersionRow, 'definition'>;
  /** Undefined for a mockup. */
  surface?: Pick<TemplateSurface, 'name'>;
}

/**
 * Turns a drawing error that the same input always gives into one with a user-facing reason, so that callers know that
 * trying again cannot help. Any other error is returned as it is.
 */
export function whyUnprintable(error: unknown, making: MakingOf): unknown {
  const reason = reasonOf(error, making);
  return reason ? new UnprintableDesign(reason, { cause: error }) : error;
}

/** The number of a render for users and the log. */
export function diagnosticNumber(key: string): string {
  return key.slice(0, 8).toUpperCase();
}

function reasonOf(error: unknown, { key, template, surface }: MakingOf): UnprintableDesign['reason'] | null {
  const where: RenderReason['params'] = surface
    ? { surfaceZh: surface.name.zh, surfaceEn: surface.name.en }
    : {};
  const diagnostic = diagnosticNumber(key);
  if (error instanceof ParityError)
    return { id: 'rendering.differs-from-preview', params: { ...where, ...placeIn(error), diagnostic } };
  if (error instanceof BrokenFile) return { id: 'rendering.broken-file', params: { ...where, diagnostic } };
  if (error instanceof UnreadablePicture) {
    const id = error.fault === 'damaged' ? 'rendering.damaged-picture' : 'rendering.picture-gone';
    return { id, params: { picture: error.picture } };
  }
  if (error instanceof CanvasTooLarge) {
    const { widthPx, heightPx } = error;
    return { id: 'rendering.too-large', params: { ...where, widthPx, heightPx } };
  }
  if (error instanceof DrawingError) return notDrawn(error);
  // Pictures of the library are handled above, and prints are not read back, so it is a file of the template.
  if (error instanceof ObjectMissing) {
    const { title } = template.definition;
    const params = { templateZh: title.zh, templateEn: title.en, diagnostic };
    return { id: 'rendering.template-file-gone', params };
  }
  return null;
}

/** Where on the surface the comparison found the difference, in mm to one decimal. */
function placeIn({ difference }: ParityError): RenderReason['params'] {
  const { xMm, yMm } = difference;
  return { xMm: Math.round(xMm * 10) / 10, yMm: Math.round(yMm * 10) / 10 };
}
