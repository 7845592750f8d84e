import type { CleanSvg } from './clean-svg.ts';
import type { SvgSize } from './svg-size.ts';
import { writeDocument, writeElement } from './svg-writer.ts';

/** The drawing as a separate document, in its own size. */
export function bareSvg({ root, content }: CleanSvg): string {
  return writeDocument(root, content);
}

/**
 * The drawing inside a frame of exactly these pixels. Renderers round the sides of a root each in its own way; a frame
 * with whole sides leaves nothing to round. @param size sides of the drawing in its user units
 */
export function frameSvg(
  { root, content }: CleanSvg,
  size: SvgSize,
  widthPx: number,
  heightPx: number,
): string {
  const { x: _x, y: _y, ...rest } = root;
  const inner = { ...rest, width: String(size.width), height: String(size.height) };
  return writeDocument(
    {
      width: String(widthPx),
      height: String(heightPx),
      viewBox: `0 0 ${size.width} ${size.height}`,
      preserveAspectRatio: 'none',
    },
    writeElement('svg', inner, content),
  );
}
