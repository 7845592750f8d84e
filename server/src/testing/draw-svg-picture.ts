import { Resvg } from '@resvg/resvg-js';

/** A PNG of a drawing that a test writes as SVG, in the drawing's own pixels. */
export function drawSvgPicture(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
