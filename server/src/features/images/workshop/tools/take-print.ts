import { message } from '@diy/contract/messages';
import { imageRefusals } from '../../image-refusals.ts';
import { defineTool } from '../define-tool.ts';
import { type FlatPrint, layPrintFlat } from '../print/lay-print-flat.ts';

const REFUSALS = {
  folded: imageRefusals.printFolded,
  tiny: imageRefusals.printTiny,
  outside: imageRefusals.printOutside,
  'not-white': imageRefusals.printNotWhite,
} as const;

/** Takes the flat print from a photograph of a product. */
export const takePrintTool = defineTool<'take_print'>({
  name: message('image-tools.take-print'),
  keepsOpaque: false,
  isForOnePicture: () => true,
  async run(rows, { points, ...step }, write) {
    if (points.length === 0) return null;
    const taken = await layPrintFlat(rows, {
      columns: step.columns,
      rows: step.rows,
      points,
      ratio: step.ratio ?? null,
      isLightEvened: step.even_light,
      isSmoothed: step.smooth,
      white: step.white ?? null,
    });
    if (typeof taken === 'string') throw REFUSALS[taken]();
    const { widthPx, heightPx, enlarged } = taken;
    await write(widthPx, heightPx, (samples) => taken.write(samples));
    const reason = reasonOf(taken);
    return {
      widthPx,
      heightPx,
      frame: null,
      ...(enlarged > 1 ? { enlarged } : {}),
      edgeQuality: reason ? 'check' : 'clean',
      ...(reason ? { checkReason: reason } : {}),
    };
  },
});

/** Why a person should check the print; null = nothing speaks against it. */
function reasonOf({ isRatioSure, ratio, light }: FlatPrint) {
  if (!isRatioSure) return message('images.print-sides', { ratio: ratio.toFixed(2) });
  return light && !light.isSure ? message('images.print-light') : null;
}
