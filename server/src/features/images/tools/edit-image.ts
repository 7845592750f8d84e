import { readFile } from 'node:fs/promises';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import type { editImage as endpoint } from '@diy/contract/images/image-edits';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { isDamaged } from '../image-notes.ts';
import type { StoredImage } from '../images.queries.ts';
import { type RecordNeeds, recordFile } from '../intake/record-image.ts';
import type { ToolResult } from '../workshop/define-tool.ts';
import { runChain } from '../workshop/process/run-chain.ts';
import { TOOLS } from '../workshop/tools/all-tools.ts';
import {
  chainOfImage,
  previewChain,
  refusePlaces,
  requireEditable,
  withNameEnding,
} from './chain-of-image.ts';

type Needs = RecordNeeds;
type EditRequest = Omit<ParsedInputOf<typeof endpoint>, 'id' | 'preview'>;

/** Size of the whole result, and the new image or, of a preview, its picture; neither when nothing changed. */
export interface EditOutcome extends ToolResult {
  image: StoredImage | null;
  preview: Buffer | null;
}

/**
 * Makes a new image from one of the library, which stays as it is. The same edit twice gives the same bytes, hence the
 * same image. Throws a Refusal: no such image, too large, nothing left.
 */
export async function editLibraryImage(
  services: Needs,
  ownerId: string,
  imageId: string,
  request: EditRequest,
  locale: MessageLocale,
): Promise<EditOutcome> {
  const steps = [stepOf(request)];
  const image = await requireEditable(services.db, ownerId, imageId, steps);
  const chain = await chainOfImage(services.storage, image, steps);
  return runChain(services, ownerId, chain, async (made) => {
    if (made === null) return unchanged(image);
    const place = {
      name: withNameEnding(image.name, messageText(TOOLS[request.tool].name, locale)),
      categoryId: image.type_id,
      isDamaged: isDamaged(image.notes),
      detail: image.detail / (made.result.enlarged ?? 1),
    };
    const recorded = await recordFile(services, ownerId, { path: made.path, key: made.path }, place);
    return { ...made.result, image: recorded, preview: null };
  });
}

/** The result of steps on the image's preview: the same steps on at most 800 px. */
export async function previewSteps(
  services: Needs,
  ownerId: string,
  imageId: string,
  steps: WorkStep[],
): Promise<EditOutcome> {
  refusePlaces(steps, true);
  const image = await requireEditable(services.db, ownerId, imageId, steps);
  const { scale, chain } = await previewChain(services.storage, image, steps);
  return runChain(services, ownerId, chain, async (made) => {
    if (made === null) return unchanged(image);
    const { result } = made;
    const whole = (px: number) => Math.round(px / scale);
    // A side that no step changed is as long as it was, whatever rounding says.
    const sideOf = (px: number, small: number | undefined, full: number, times = 1) =>
      px === (small ?? 0) * times ? full * times : whole(px);
    const times = result.enlarged ?? 1;
    return {
      ...result,
      widthPx: sideOf(result.widthPx, chain.reduceTo?.widthPx, image.width_px, times),
      heightPx: sideOf(result.heightPx, chain.reduceTo?.heightPx, image.height_px, times),
      frame: result.frame && {
        left: whole(result.frame.left),
        top: whole(result.frame.top),
        width: sideOf(result.frame.width, chain.reduceTo?.widthPx, image.width_px),
        height: sideOf(result.frame.height, chain.reduceTo?.heightPx, image.height_px),
      },
      image: null,
      preview: await readFile(made.path),
    };
  });
}

/** Does what `previewSteps` does, for a call that names one tool. */
export function previewEdit(
  services: Needs,
  ownerId: string,
  imageId: string,
  request: EditRequest,
): Promise<EditOutcome> {
  return previewSteps(services, ownerId, imageId, [stepOf(request)]);
}

/** The call has the settings of all tools side by side; a step has its own alone. */
function stepOf(request: EditRequest): WorkStep {
  const { tool, tolerance, contiguous, margin_px } = request;
  switch (tool) {
    case 'trim':
      return { tool, tolerance, margin_px };
    case 'remove_white':
      return { tool, tolerance, feather_px: request.feather_px, contiguous };
    case 'cut_out':
      return { tool, tolerance, contiguous };
    case 'seamless':
      return { tool, overlap: request.overlap };
    case 'reduce_colours':
      return { tool, colours: request.colours };
    case 'one_colour': {
      const { ink, style, cell_px, inverted } = request;
      return { tool, ink, style, cell_px, inverted };
    }
    case 'extend_edge':
      return { tool, margin_px, edge: request.edge };
    case 'enlarge':
      return { tool, factor: request.factor, content: request.content };
  }
}

function unchanged(image: StoredImage): EditOutcome {
  const { width_px: widthPx, height_px: heightPx } = image;
  const frame = { left: 0, top: 0, width: widthPx, height: heightPx };
  return { widthPx, heightPx, frame, image: null, preview: null };
}
