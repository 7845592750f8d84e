import {
  type LetterStyle,
  type LetterValues,
  letterValues,
  MAX_SIZE_RATIO,
  MIN_SIZE_RATIO,
  mapStyles,
  plainLineEnds,
  type TextLayer,
  type TextRange,
  withoutStyles,
  withPlainLineEnds,
} from '@diy/design/layers';
import { faceOfWeight, isBoldFace } from '../../assets/fonts/bold-face.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { TextParts } from '../../session/session-parts.ts';
import { selectedRange } from '../../session/text-selection.ts';
import type { UiState } from '../../session/ui-state.ts';
import { changeText } from './change-text.ts';
import { withFeature } from './letter-features.ts';
import { settledText } from './settled-text.ts';

type TextPatch = Parameters<typeof changeText>[2];
/** What letters can have of their own. */
export type LettersPatch = Partial<Pick<TextLayer, 'fontId' | 'fontSizeMm' | 'colour' | 'gradient'>>;

/** The letters that are chosen of words edited on the artwork; null = none of them, or all: a style is then the layer's. */
export function chosenLetters(
  { editingTextId, textSelection }: Pick<UiState, 'editingTextId' | 'textSelection'>,
  { id, text }: Pick<TextLayer, 'id' | 'text'>,
): TextRange | null {
  if (editingTextId !== id || !textSelection) return null;
  const { start, end } = selectedRange(textSelection);
  return start === end || (start === 0 && end >= plainLineEnds(text).length) ? null : { start, end };
}

/** What the chosen letters have, or all. Selections count one character for each line end. */
export function chosenValues(layer: TextLayer, stretch: TextRange | null): LetterValues {
  return letterValues(withPlainLineEnds(layer), stretch ?? undefined);
}

/** Styles the letters that are chosen, or all of them: then none keeps one of its own. */
export function styleText(session: TextParts, layerId: string, patch: LettersPatch, joinKey?: string): void {
  const words = readWords(session, layerId);
  if (!words) return;
  const { layer, stretch } = words;
  if (patch.fontId) session.fonts.request(patch.fontId);
  const change = stretch
    ? {
        text: layer.text,
        spans: mapStyles(layer, stretch, (own) => ({ ...own, ...styleFrom(patch, layer) })),
      }
    : wholeStyle(layer, patch);
  changeText(session, layerId, change, joinKey);
}

/** A change of all letters: those that had their own font, size or colour have the layer's again, where it changes. */
export function wholeStyle(layer: TextLayer, patch: TextPatch): TextPatch {
  if (!layer.spans || patch.spans) return patch;
  const names: (keyof LetterStyle)[] = [
    ...('fontId' in patch ? (['fontId'] as const) : []),
    ...('fontSizeMm' in patch ? (['sizeRatio'] as const) : []),
    ...('features' in patch ? (['features'] as const) : []),
    ...('colour' in patch || 'gradient' in patch ? (['colour'] as const) : []),
  ];
  return names.length > 0 ? { ...patch, spans: withoutStyles(layer, names) } : patch;
}

/** Whether the chosen letters, or all, are bold; null = none of their fonts has another weight. */
export function isBoldInRange(layer: TextLayer, stretch: TextRange | null): boolean | null {
  const { fontIds } = chosenValues(layer, stretch);
  const isBold = fontIds.every(isBoldFace);
  return fontIds.some((id) => faceOfWeight(id, !isBold) !== null) ? isBold : null;
}

/** Makes the chosen letters bold, or all, each in the family that it has; those that are bold already are no more. */
export function toggleBold(session: TextParts, layerId: string): void {
  const words = readWords(session, layerId);
  const isBold = words && isBoldInRange(words.layer, words.stretch);
  if (!words || isBold === null) return;
  const { layer, stretch } = words;
  const other = (fontId: string) => faceOfWeight(fontId, !isBold) ?? fontId;
  const spans = mapStyles(layer, stretch ?? { start: 0, end: layer.text.length }, (own) => ({
    ...own,
    fontId: other(own.fontId ?? layer.fontId),
  }));
  for (const id of letterValues({ ...layer, spans }).fontIds) session.fonts.request(id);
  const whole = stretch ? {} : { fontId: other(layer.fontId) };
  changeText(session, layerId, {
    ...{ ...whole, text: layer.text },
    ...(layer.spans || stretch ? { spans } : {}),
  });
}

/** Switches an OpenType feature of the chosen letters, or of all, each keeping the others that it has. */
export function setFeature(session: TextParts, layerId: string, tag: string, isOn: boolean): void {
  const words = readWords(session, layerId);
  if (!words) return;
  const { layer, stretch } = words;
  const change = (features: string | undefined) => withFeature(features ?? layer.features ?? '', tag, isOn);
  const own = mapStyles(layer, stretch ?? { start: 0, end: layer.text.length }, (style) =>
    stretch || style.features !== undefined ? { ...style, features: change(style.features) } : style,
  );
  changeText(session, layerId, {
    ...{ ...(stretch ? {} : { features: change(undefined) }), text: layer.text },
    ...(layer.spans || stretch ? { spans: own } : {}),
  });
}

/** Makes the chosen letters larger or smaller by a factor; of all, those of other sizes keep their proportion. */
export function scaleLetters(session: TextParts, layerId: string, factor: number): void {
  const words = readWords(session, layerId);
  if (!words) return;
  const { layer, stretch } = words;
  const joinKey = `letters:${layerId}`;
  if (!stretch) {
    const fontSizeMm = Math.min(Math.max(roundSize(layer.fontSizeMm * factor), 0.1), 2000);
    changeText(session, layerId, { fontSizeMm }, joinKey);
    return;
  }
  const spans = mapStyles(layer, stretch, (own) => ({
    ...own,
    sizeRatio: withinRatio((own.sizeRatio ?? 1) * factor),
  }));
  changeText(session, layerId, { text: layer.text, spans }, joinKey);
}

interface Words {
  layer: TextLayer;
  stretch: TextRange | null;
}

/** A text that may be changed, with what is chosen of it. */
function readWords(session: Pick<DesignerSession, 'editor' | 'ui'>, layerId: string): Words | null {
  const now = settledText(session, layerId);
  if (!now) return null;
  const stretch = chosenLetters(session.ui.get(), now);
  return { layer: stretch ? withPlainLineEnds(now) : now, stretch };
}

function styleFrom({ fontId, fontSizeMm, colour }: LettersPatch, layer: TextLayer): LetterStyle {
  return {
    ...(fontId === undefined ? {} : { fontId }),
    ...(fontSizeMm === undefined ? {} : { sizeRatio: withinRatio(fontSizeMm / layer.fontSizeMm) }),
    ...(colour === undefined ? {} : { colour }),
  };
}

const withinRatio = (ratio: number) => Math.min(Math.max(ratio, MIN_SIZE_RATIO), MAX_SIZE_RATIO);
const roundSize = (mm: number) => Math.round(mm * 100) / 100;
