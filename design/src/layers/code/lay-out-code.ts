import type { CodeSymbol } from '../../codes/code-symbol.ts';
import { encodeCode } from '../../codes/encode-code.ts';
import { laidOutAs } from '../laid-out-as.ts';
import { LAYER_DEFAULTS } from '../layer-defaults.ts';
import type { TextLayer } from '../text/text-layer.ts';
import type { CodeLayer } from './code-layer.ts';

/** A code in its box: lengths in mm, places from the box's centre before rotation. */
export interface CodeLayout {
  readonly symbol: CodeSymbol;
  /** Side of a square, width of the thinnest bar. */
  readonly moduleMm: number;
  /** The first module's corner. */
  readonly leftMm: number;
  readonly topMm: number;
  /** Height of one row of modules in mm; of a barcode, the height of its bars. */
  readonly rowMm: number;
  /** How much further down the guards' bars reach. */
  readonly guardMm: number;
  /** The line that people read, piece by piece; a text's place is its middle's. */
  readonly captions: readonly TextLayer[];
}

/** Size of the digits below bars: a digit of most faces is then narrower than the bars of two in Code 128. */
const CAPTION_MODULES = 9;
const CAPTION_LINE = 1.25;
/** At most this part of the height. */
const MAX_CAPTION = 0.35;
/** Margin above and below bars on their own ground. */
const BAR_MARGIN_MODULES = 2;
const MAX_MARGIN = 0.08;
const GUARD_DEPTH = 0.45;

const known = new WeakMap<object, CodeLayout | null>();

/** Where everything of a code lies; null for a value that has no symbol. */
export function layOutCode(layer: CodeLayer): CodeLayout | null {
  const kept = laidOutAs(layer);
  const found = known.get(kept);
  if (found !== undefined) return found;
  const { symbol } = encodeCode(layer);
  const layout = symbol && (symbol.rows === 1 ? barsOf(layer, symbol) : squaresOf(layer, symbol));
  known.set(kept, layout);
  return layout;
}

/** Modules of a symbol across, its margins included. */
export function modulesAcross({ columns, quiet }: CodeSymbol): number {
  return columns + quiet.left + quiet.right;
}

function squaresOf({ widthMm, heightMm }: CodeLayer, symbol: CodeSymbol): CodeLayout {
  const moduleMm = Math.min(widthMm, heightMm) / modulesAcross(symbol);
  const half = (symbol.columns * moduleMm) / 2;
  return { symbol, moduleMm, leftMm: -half, topMm: -half, rowMm: moduleMm, guardMm: 0, captions: [] };
}

function barsOf(layer: CodeLayer, symbol: CodeSymbol): CodeLayout {
  const { widthMm, heightMm, ground, caption } = layer;
  const moduleMm = widthMm / modulesAcross(symbol);
  const margin = ground === null ? 0 : Math.min(BAR_MARGIN_MODULES * moduleMm, heightMm * MAX_MARGIN);
  const lineMm = caption ? Math.min(CAPTION_MODULES * CAPTION_LINE * moduleMm, heightMm * MAX_CAPTION) : 0;
  const leftMm = -widthMm / 2 + symbol.quiet.left * moduleMm;
  const topMm = -heightMm / 2 + margin;
  const rowMm = heightMm - 2 * margin - lineMm;
  const captions = caption
    ? symbol.words.map(({ text, from, to }) =>
        captionOf(layer, caption.fontId, text, {
          xMm: leftMm + ((from + to) / 2) * moduleMm,
          yMm: topMm + rowMm + lineMm / 2,
          widthMm: (to - from) * moduleMm,
          heightMm: lineMm,
        }),
      )
    : [];
  return { symbol, moduleMm, leftMm, topMm, rowMm, guardMm: lineMm * GUARD_DEPTH, captions };
}

/** Faces that have all characters of a barcode, where the chosen one lacks some. */
const CAPTION_FALLBACKS = ['noto-sans-400', 'noto-sans-700'];

function captionOf(
  { id, colour }: CodeLayer,
  fontId: string,
  text: string,
  box: Pick<TextLayer, 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>,
): TextLayer {
  return {
    ...LAYER_DEFAULTS,
    ...box,
    kind: 'text',
    id,
    name: '',
    text,
    fontId,
    fallbackFontIds: CAPTION_FALLBACKS,
    fontSizeMm: box.heightMm / CAPTION_LINE,
    colour,
    stroke: null,
    shadow: null,
    letterSpacingEm: 0.05,
    lineHeight: CAPTION_LINE,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'shrink',
  };
}
