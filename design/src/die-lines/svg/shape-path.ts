import type { XmlElement } from './xml-elements.ts';

/** The path of a basic shape as SVG defines it; null = it is no shape, or draws nothing. */
export function shapePathOf(element: XmlElement): string | null {
  const { name, attributes } = element;
  const number = (key: string, otherwise = 0) => {
    const text = attributes.get(key);
    return text === undefined ? otherwise : Number(text.replace(/px$/, ''));
  };
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'rect':
      return rect(number('x'), number('y'), number('width'), number('height'), [
        number('rx', -1),
        number('ry', -1),
      ]);
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.get('points') ?? ''}`;
    case 'polygon':
      return `M${attributes.get('points') ?? ''}Z`;
    default:
      return null;
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
}

/** A radius that is not given is the other one. */
function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  [first, second]: [number, number],
): string {
  const rx = Math.min(first < 0 ? Math.max(0, second) : first, width / 2);
  const ry = Math.min(second < 0 ? Math.max(0, first) : second, height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}Z`;
}
