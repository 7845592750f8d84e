import { roundMm } from '../../geometry/round.ts';
import type { NameLanguage } from '../default-names.ts';
import { LAYER_DEFAULTS } from '../layer-defaults.ts';
import { nameLayer } from '../layer-name.ts';
import { DEFAULT_FALLBACK_FONT_IDS } from './fallback-chain.ts';
import type { TextLayer } from './text-layer.ts';

export interface NewTextLayer {
  id: string;
  areaWidthMm: number;
  areaHeightMm: number;
  /** Default 双击编辑文字. */
  text?: string;
  /** Default `noto-sans-sc-400`. */
  fontId?: string;
  /** Default: an eighth of the area's width, at most a quarter of its height. */
  fontSizeMm?: number;
  /** Language of the layer's name where the text has no words; default Chinese. */
  language?: NameLanguage;
  /** Default ink `#211E1A`. */
  colour?: string;
}

const DEFAULT_TEXT = '双击编辑文字';

/** A centred text over four fifths of the print area's width, high enough for its lines at the default spacing. */
export function newTextLayer(input: NewTextLayer): TextLayer {
  const text = input.text ?? DEFAULT_TEXT;
  const fontSizeMm = Math.max(
    0.1,
    roundMm(input.fontSizeMm ?? Math.min(input.areaWidthMm / 8, input.areaHeightMm / 4)),
  );
  const lineHeight = 1.3;
  const lines = text.split('\n').length;
  return {
    ...LAYER_DEFAULTS,
    kind: 'text',
    id: input.id,
    name: nameLayer({ kind: 'text', text }, input.language),
    xMm: roundMm(input.areaWidthMm / 2),
    yMm: roundMm(input.areaHeightMm / 2),
    widthMm: roundMm(input.areaWidthMm * 0.8),
    heightMm: roundMm(fontSizeMm * lineHeight * lines),
    text,
    fontId: input.fontId ?? 'noto-sans-sc-400',
    fallbackFontIds: [...DEFAULT_FALLBACK_FONT_IDS],
    fontSizeMm,
    colour: input.colour ?? '#211E1A',
    stroke: null,
    shadow: null,
    letterSpacingEm: 0,
    lineHeight,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'fixed',
    lineBreaking: 'unicode',
    punctuation: 'squeezed',
  };
}
