/** How many of a CSS transform's arguments are lengths or numbers, and how the older form names them. */
const FORMS: ReadonlyMap<string, (parts: number[]) => string> = new Map(
  Object.entries<(parts: number[]) => string>({
    translate: ([x = 0, y = 0]) => `translate(${x} ${y})`,
    translatex: ([x]) => `translate(${x} 0)`,
    translatey: ([y]) => `translate(0 ${y})`,
    scale: ([x = 1, y = x]) => `scale(${x} ${y})`,
    scalex: ([x]) => `scale(${x} 1)`,
    scaley: ([y]) => `scale(1 ${y})`,
    rotate: ([angle]) => `rotate(${angle})`,
    rotatez: ([angle]) => `rotate(${angle})`,
    skewx: ([angle]) => `skewX(${angle})`,
    skewy: ([angle]) => `skewY(${angle})`,
    matrix: (parts) => `matrix(${parts.join(' ')})`,
  }),
);
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    '': 1,
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    pt: 96 / 72,
    pc: 16,
    deg: 1,
    grad: 0.9,
    rad: 180 / Math.PI,
    turn: 360,
  }),
);

/** A `transform` property as the attribute of that name; null for what only a page knows, such as percentages. */
export function plainTransform(value: string): string | null {
  if (value.toLowerCase() === 'none') return '';
  const written: string[] = [];
  const rest = value.replace(/([a-z\d]+)\(([^()]*)\)\s*,?\s*/gi, (_all, name: string, inside: string) => {
    const form = FORMS.get(name.toLowerCase());
    const parts = inside
      .trim()
      .split(/[\s,]+/)
      .map(numberOf);
    written.push(form && parts.every(Number.isFinite) ? form(parts) : '?');
    return '';
  });
  return rest.trim() !== '' || written.includes('?') ? null : written.join(' ');
}

/** A transform around a point; null where only a page knows the point. */
export function turnedAround(
  transform: string,
  origin: string | undefined,
  box: string | undefined,
): string | null {
  const [x = 0, y = 0] = (origin ?? '0 0').trim().split(/\s+/).map(numberOf);
  if (x === 0 && y === 0 && !/^(?:fill-box|content-box)$/.test(box ?? '')) return transform;
  if (!Number.isFinite(x) || !Number.isFinite(y) || (box !== undefined && box !== 'view-box')) return null;
  return `translate(${x} ${y}) ${transform} translate(${-x} ${-y})`;
}

function numberOf(text: string): number {
  const [, number, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec(text) ?? [];
  return Number(number) * (UNITS.get(unit.toLowerCase()) ?? Number.NaN);
}
