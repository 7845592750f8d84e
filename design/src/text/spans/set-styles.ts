import { graphemeStarts, type LetterStyle, type TextLayer, type TextSpan } from '../../layers/index.ts';
import type { Paragraph } from '../breaking/text-units.ts';
import type { StyleStretch } from '../fonts/font-face.ts';

type Words = Pick<TextLayer, 'spans'>;

/** The styles that the letters of a text have, each once; the first is the layer's own, `{}`. */
export function stylesOf({ spans = [] }: Words): LetterStyle[] {
  const styles = new Map<string, LetterStyle>([[styleKey({}), {}]]);
  for (const span of spans) if (!styles.has(styleKey(span))) styles.set(styleKey(span), styleOf(span));
  return [...styles.values()];
}

function styleOf({ start: _start, end: _end, ...style }: TextSpan): LetterStyle {
  return style;
}

/** Equal for styles that look alike. */
function styleKey({ fontId, sizeRatio, colour, features = ' ' }: LetterStyle): string {
  return `${fontId ?? ''} ${sizeRatio ?? ''} ${colour?.toUpperCase() ?? ''} ${features}`;
}

/**
 * The stretches of a paragraph, as it is set, that have one of these styles. They cover all of it, and none begins within a sign:
 * that is drawn whole.
 * @throws RangeError for spans with another style
 */
export function styledRanges(
  { spans = [] }: Words,
  styles: readonly LetterStyle[],
  paragraph: Paragraph,
): StyleStretch[] {
  const { text, places, start } = paragraph;
  const byKey = new Map(styles.map((style, i) => [styleKey(style), i]));
  let next = spans.findIndex(({ end }) => end > start);
  /** Asked from the beginning to the end. */
  const styleAt = (at: number): number => {
    while (next >= 0 && next < spans.length && (spans[next]?.end ?? 0) <= at) next += 1;
    const span = spans[next];
    if (!span || at < span.start) return 0;
    const found = byKey.get(styleKey(span));
    if (found === undefined) throw new RangeError('These faces are those of other spans.');
    return found;
  };
  const stretches: StyleStretch[] = [];
  const signs = graphemeStarts(text);
  let source = 0;
  for (const [i, from] of signs.entries()) {
    // Of several source units at one place the last is what is set there.
    while ((places[source + 1] ?? text.length + 1) <= from) source += 1;
    const style = styleAt(start + source);
    const end = signs[i + 1] ?? text.length;
    const last = stretches.at(-1);
    if (last?.style === style) last.end = end;
    else stretches.push({ start: from, end, style });
  }
  return stretches;
}

/** The size of an empty paragraph, in parts of the layer's: that of its line end, at the end of a text of the one before. */
export function emptySize({ spans = [] }: Words, { start }: Pick<Paragraph, 'start'>, text: string): number {
  const at = start < text.length ? start : start - 1;
  return spans.find((span) => at >= span.start && at < span.end)?.sizeRatio ?? 1;
}
