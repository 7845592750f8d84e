/** Properties that elements do not inherit: without a value they have their initial one. */
export const isInherited = (name: string): boolean => !NOT_INHERITED.test(name);

const NOT_INHERITED =
  /^(?:opacity|stop-color|stop-opacity|flood-color|flood-opacity|lighting-color|filter|mask|clip-path|overflow|mix-blend-mode|isolation|display|transform|transform-origin|transform-box|vector-effect|x|y|width|height|cx|cy|r|rx|ry|d)$/;

/** Initial values of properties that elements inherit (SVG 2; CSS Text; CSS Fonts). */
export const INITIAL_VALUES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    color: '#000',
    fill: '#000',
    'fill-opacity': '1',
    'fill-rule': 'nonzero',
    'clip-rule': 'nonzero',
    stroke: 'none',
    'stroke-width': '1',
    'stroke-opacity': '1',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'stroke-miterlimit': '4',
    'stroke-dasharray': 'none',
    'stroke-dashoffset': '0',
    visibility: 'visible',
    'paint-order': 'normal',
    'marker-start': 'none',
    'marker-mid': 'none',
    'marker-end': 'none',
    'font-size': '16px',
    'font-style': 'normal',
    'font-weight': '400',
    'text-anchor': 'start',
    'letter-spacing': 'normal',
    'word-spacing': 'normal',
  }),
);
