import type { CleanSvg } from './clean-svg.ts';
import { colourBehind } from './plain/may-differ.ts';
import { splitGroup } from './plain/split-group.ts';
import type { SvgPart } from './svg-messages.ts';
import type { SvgSize } from './svg-size.ts';
import { writeDocument, writeElement } from './svg-writer.ts';

/** The drawing as a separate document, in its own size. */
export function bareSvg({ root, content }: CleanSvg): string {
  return writeDocument(root, content);
}

const WHOLE: SvgPart = { x: 0, y: 0, width: 1, height: 1 };

/**
 * The drawing inside a frame of exactly these pixels. Renderers round the sides of a root each in its own way; a frame
 * with whole sides leaves nothing to round.
 * @param size sides of the drawing in its user units
 * @param part what the frame shows of it
 */
export function frameSvg(
  { root, content }: CleanSvg,
  size: SvgSize,
  widthPx: number,
  heightPx: number,
  part: SvgPart = WHOLE,
): string {
  const { own, group } = splitGroup(root);
  const { x: _x, y: _y, ...rest } = own;
  // The frame cuts already; a second cut ends the renderer where see-through parts lie outside the page.
  const sides = { width: String(size.width), height: String(size.height), overflow: 'visible' };
  const inner = { ...rest, ...sides };
  return writeDocument(
    {
      width: String(widthPx),
      height: String(heightPx),
      viewBox: viewBoxOf(part, size),
      preserveAspectRatio: 'none',
    },
    writeBackground(root, size) + writeInGroup(group, writeElement('svg', inner, content)),
  );
}

const writeInGroup = (group: Record<string, string>, content: string): string =>
  Object.keys(group).length === 0 ? content : writeElement('g', group, content);

function writeBackground(root: Record<string, string>, { width, height }: SvgSize): string {
  const fill = colourBehind(root);
  return fill ? writeElement('rect', { width: String(width), height: String(height), fill }, '') : '';
}

function viewBoxOf({ x, y, width, height }: SvgPart, size: SvgSize): string {
  return [x * size.width, y * size.height, width * size.width, height * size.height].join(' ');
}
