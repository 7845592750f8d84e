import { encodeCode } from '../../codes/encode-code.ts';
import { checkDigitOf } from '../../codes/encode-ean.ts';
import { roundMm } from '../../geometry/round.ts';
import type { NameLanguage } from '../default-names.ts';
import { LAYER_DEFAULTS } from '../layer-defaults.ts';
import { nameLayer } from '../layer-name.ts';
import type { CodeLayer } from './code-layer.ts';
import { modulesAcross } from './lay-out-code.ts';

export interface NewCodeLayer {
  id: string;
  code: CodeLayer['code'];
  value: string;
  areaWidthMm: number;
  areaHeightMm: number;
  /** The surface's print resolution: modules of a new code are whole pixels of the print. */
  resolutionDpi: number;
  /** Language of the layer's name; default Chinese. */
  language?: NameLanguage;
}

/** Part of the area's shorter side that a new code takes. */
const SHARE = 1 / 3;
/** Height of bars in parts of their width, as of an EAN-13 in its nominal size. */
const BARS_RATIO = 0.7;

/** A code in the middle of the print area, black on white, a third of its shorter side and of whole pixels. */
export function newCodeLayer(input: NewCodeLayer): CodeLayer {
  const { code, value } = input;
  const level = 'M';
  const { symbol } = encodeCode({ code, value, level });
  const modules = symbol ? modulesAcross(symbol) : 113;
  const pixelMm = 25.4 / input.resolutionDpi;
  const side = Math.min(input.areaWidthMm, input.areaHeightMm) * SHARE;
  const modulePx = Math.max(1, Math.round(side / modules / pixelMm));
  const widthMm = Math.max(roundMm(modules * modulePx * pixelMm), 0.1);
  return {
    ...LAYER_DEFAULTS,
    kind: 'code',
    id: input.id,
    name: nameLayer({ kind: 'code', code }, input.language),
    xMm: roundMm(input.areaWidthMm / 2),
    yMm: roundMm(input.areaHeightMm / 2),
    widthMm,
    heightMm: code === 'qr' ? widthMm : roundMm(widthMm * BARS_RATIO),
    code,
    value,
    level,
    colour: '#000000',
    ground: '#FFFFFF',
    caption: code === 'qr' ? null : { fontId: 'noto-sans-400' },
  };
}

/** The value with the digit that it lacks at its end, for barcodes that end in one; null where it lacks something else. */
export function withCheckDigit({ code, value }: Pick<CodeLayer, 'code' | 'value'>): string | null {
  const { problem } = encodeCode({ code, value, level: 'M' });
  return problem?.id === 'length' && problem.length === problem.wanted - 1
    ? `${value}${checkDigitOf(value)}`
    : null;
}
