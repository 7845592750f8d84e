import { roundMm } from '../../geometry/round.ts';
import type { NameLanguage } from '../default-names.ts';
import { LAYER_DEFAULTS } from '../layer-defaults.ts';
import { nameLayer } from '../layer-name.ts';
import { DEFAULT_POINT_COUNTS, type ShapeLayer } from './shape-layer.ts';

export interface NewShapeLayer {
  id: string;
  shape: ShapeLayer['shape'];
  areaWidthMm: number;
  areaHeightMm: number;
  /** Language of the layer's name; default Chinese. */
  language?: NameLanguage;
  /** Fill, or for a line its stroke; default cinnabar `#D9442B`. */
  colour?: string;
}

/** Height of new ones by their width: what would look drawn out in a square. */
const FIRST_SHARES: Readonly<Partial<Record<ShapeLayer['shape'], number>>> = {
  arrow: 0.75,
  bubble: 0.85,
  cloud: 0.7,
};

/** A shape in the middle of the print area, a third of its shorter side wide; a line half the area's width. */
export function newShapeLayer(input: NewShapeLayer): ShapeLayer {
  const side = Math.max(roundMm(Math.min(input.areaWidthMm, input.areaHeightMm) / 3), 0.1);
  const colour = input.colour ?? '#D9442B';
  const isLine = input.shape === 'line';
  const lineMm = Math.max(roundMm(side / 50), 0.2);
  return {
    ...LAYER_DEFAULTS,
    kind: 'shape',
    id: input.id,
    name: nameLayer({ kind: 'shape', shape: input.shape }, input.language),
    xMm: roundMm(input.areaWidthMm / 2),
    yMm: roundMm(input.areaHeightMm / 2),
    widthMm: isLine ? Math.max(roundMm(input.areaWidthMm / 2), 0.1) : side,
    heightMm: isLine ? lineMm : Math.max(roundMm(side * (FIRST_SHARES[input.shape] ?? 1)), 0.1),
    shape: input.shape,
    fill: isLine ? null : colour,
    stroke: isLine ? { colour, widthMm: lineMm } : null,
    cornerRadiusMm: 0,
    points: DEFAULT_POINT_COUNTS[input.shape] ?? 5,
  };
}
