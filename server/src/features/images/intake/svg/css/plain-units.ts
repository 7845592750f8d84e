/** Attributes and properties that hold lengths. */
const LENGTHS = new Set(
  (
    'x y width height rx ry cx cy r fx fy x1 y1 x2 y2 dx dy refX refY markerWidth markerHeight startOffset textLength ' +
    'stroke-width stroke-dasharray stroke-dashoffset font-size letter-spacing word-spacing baseline-shift kerning'
  ).split(' '),
);
const LENGTH =
  /(?<![\w.#-])([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|pc|cm|mm|in|em|ex|q|rem|vw|vh|vmin|vmax)(?![\w-])/gi;

/** A length with its unit in small letters: browsers read `10PX`, the renderer leaves it out. */
export const plainUnits = (name: string, value: string): string =>
  LENGTHS.has(name) ? value.replace(LENGTH, (all: string) => all.toLowerCase()) : value;
