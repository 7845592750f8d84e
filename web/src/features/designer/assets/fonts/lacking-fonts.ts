import { type LetterStyle, mapStyles, type TextLayer, type TextRange } from '@diy/design/layers';

/** Fonts of a text that lack letters, and all words that are set in them. */
export interface LackingFonts {
  fontIds: readonly string[];
  words: string;
}

/** The fonts of the letters at these places, where none has them. */
export function lackingFonts(layer: TextLayer, missingAt: readonly TextRange[]): LackingFonts {
  const fontAt = (at: number) =>
    layer.spans?.find(({ start, end }) => at >= start && at < end)?.fontId ?? layer.fontId;
  const fontIds = [...new Set(missingAt.map(({ start }) => fontAt(start)))];
  const letters = Array.from({ length: layer.text.length }, (_, at) =>
    fontIds.includes(fontAt(at)) ? layer.text.charAt(at) : '',
  );
  return { fontIds, words: letters.join('') };
}

/** Another font in place of some of a text's; letters of others keep theirs. */
export function replaceFonts(
  layer: TextLayer,
  fontIds: readonly string[],
  fontId: string,
): Pick<TextLayer, 'text' | 'fontId' | 'spans'> {
  const { text, spans } = layer;
  const next = fontIds.includes(layer.fontId) ? fontId : layer.fontId;
  if (!spans) return { text, fontId: next };
  const change = (own: LetterStyle): LetterStyle => {
    const before = own.fontId ?? layer.fontId;
    return { ...own, fontId: fontIds.includes(before) ? fontId : before };
  };
  return {
    text,
    fontId: next,
    spans: mapStyles({ ...layer, fontId: next }, { start: 0, end: text.length }, change),
  };
}
