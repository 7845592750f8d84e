import { message } from '@diy/contract/messages';
import { defineTool } from '../define-tool.ts';
import { findStraightening } from '../straighten/find-straightening.ts';
import { turnRows } from '../straighten/turn-rows.ts';

/** A tilt that is smaller moves no corner of a picture of 600 pixels by a pixel. */
const MIN_DEGREES = 0.08;

/** Turns what is tilted level, and crops to the content. */
export const straightenTool = defineTool<'straighten'>({
  name: message('image-tools.straighten'),
  keepsOpaque: false,
  async run(rows, { angle = null, crop }, write) {
    const found = await findStraightening(rows, { degrees: angle, isCropped: crop });
    const { widthPx, heightPx } = found.frame;
    const isLevel = Math.abs(found.degrees) < MIN_DEGREES;
    if (isLevel && found.isSure && widthPx === rows.widthPx && heightPx === rows.heightPx) return null;
    await write(widthPx, heightPx, (samples) =>
      turnRows(rows, isLevel ? 0 : found.degrees, found.frame, samples),
    );
    return {
      widthPx,
      heightPx,
      frame: null,
      tilt: found.degrees,
      edgeQuality: found.isSure ? 'clean' : 'check',
    };
  },
});
