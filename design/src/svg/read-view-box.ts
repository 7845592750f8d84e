import { IDENTITY, type Matrix, scaling } from '../geometry/matrix.ts';
import type { VectorLayer } from '../layers/vector/vector-layer.ts';
import { readLength, readNumbers } from './read-length.ts';
import type { XmlElement } from './read-xml.ts';
import { SvgRefusal } from './svg-problem.ts';

/** Sides that our numbers say well; drawings of other sizes are scaled into them. */
const MIN_SIDE = 1;
const MAX_SIDE = 1e5;

/**
 * The rectangle that a drawing shows, with the margins that a width and height of another ratio make, and the matrix from its
 * own units to those of the rectangle.
 */
export function readViewBox(root: XmlElement): { viewBox: VectorLayer['viewBox']; matrix: Matrix } {
  const side = (name: string) => {
    const text = root.attributes.get(name);
    return text === undefined || text.trim().endsWith('%') || text.trim() === 'auto'
      ? undefined
      : readLength(text, true);
  };
  const [width, height] = [side('width'), side('height')];
  const said = root.attributes.get('viewBox');
  const numbers = said === undefined ? [0, 0, width ?? 0, height ?? 0] : readNumbers(said);
  const [x = 0, y = 0, w = 0, h = 0] = numbers;
  if (numbers.length !== 4 || !(w > 0 && h > 0)) throw new SvgRefusal('unit', 'viewBox');
  const box = withMargins(
    { x, y, width: w, height: h },
    width,
    height,
    root.attributes.get('preserveAspectRatio'),
  );
  const larger = Math.max(box.width, box.height);
  const factor = larger < MIN_SIDE ? 100 / larger : larger > MAX_SIDE ? 1000 / larger : 1;
  if (Math.min(box.width, box.height) * factor < 0.01) throw new SvgRefusal('unit', 'viewBox');
  const viewBox = {
    x: box.x * factor,
    y: box.y * factor,
    width: box.width * factor,
    height: box.height * factor,
  };
  if (Math.max(Math.abs(viewBox.x), Math.abs(viewBox.y)) > 1e5) throw new SvgRefusal('unit', 'viewBox');
  return { viewBox, matrix: factor === 1 ? IDENTITY : scaling(factor, factor) };
}

function withMargins(
  box: VectorLayer['viewBox'],
  width: number | undefined,
  height: number | undefined,
  fit = 'xMidYMid meet',
): VectorLayer['viewBox'] {
  if (width === undefined || height === undefined) return box;
  if (!(width > 0 && height > 0)) throw new SvgRefusal('empty', 'width');
  const ratio = width / height;
  if (Math.abs(box.width / box.height / ratio - 1) < 1e-3) return box;
  if (!/^xMidYMid(\s+meet)?$/.test(fit.trim())) throw new SvgRefusal('unit', 'preserveAspectRatio');
  const wide = Math.max(box.width, box.height * ratio);
  const tall = wide / ratio;
  return { x: box.x - (wide - box.width) / 2, y: box.y - (tall - box.height) / 2, width: wide, height: tall };
}
