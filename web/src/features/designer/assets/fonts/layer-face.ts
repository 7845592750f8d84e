import type { DesignDocument } from '@diy/design/document';
import { type TextLayer, textsOf } from '@diy/design/layers';
import { type FontFace, layerFaces, layoutOnce } from '@diy/design/text';
import type { FontLibrary } from './font-library.ts';

type Words = Pick<TextLayer, 'text' | 'fontId' | 'fallbackFontIds' | 'spans'>;

/**
 * What a text is measured with: its face and those it falls back to; undefined while one of them, or letters of one, are loading. A
 * fallback that could not be had leaves its letters missing; for a font that letters were given, nothing takes its place.
 */
export function faceOf(
  layer: TextLayer,
  fonts: Pick<FontLibrary, 'face' | 'states' | 'isInParts' | 'lacksLetters'>,
): FontFace | undefined {
  const { face, waitsFor } = layerFaces(layer, fonts.face);
  if (waitsFor === null) return face && hasLetters(layer, face, fonts) ? face : undefined;
  const isChosen = fontsOf(layer).includes(waitsFor);
  return fonts.states.get()[waitsFor] === 'failed' && !isChosen ? face : undefined;
}

/** Whether all letters are there; those that are not are asked for, since setting words looks at each of their outlines. */
function hasLetters(
  layer: TextLayer,
  face: FontFace,
  fonts: Pick<FontLibrary, 'isInParts' | 'lacksLetters'>,
): boolean {
  const inParts = [...fontsOf(layer), ...(layer.fallbackFontIds ?? [])].filter(fonts.isInParts);
  if (inParts.length === 0) return true;
  layoutOnce(layer, face);
  return !inParts.some(fonts.lacksLetters);
}

/** Starts loading the next face that each text needs; `retry` also those that failed before. */
export function requestFaces(
  { surfaces }: Pick<DesignDocument, 'surfaces'>,
  fonts: Pick<FontLibrary, 'face' | 'states' | 'request'>,
  { retry }: { retry: boolean },
): void {
  const waited = surfaces.flatMap(({ layers }) =>
    layers.flatMap(textsOf).flatMap((text) => {
      const { waitsFor } = layerFaces(text, fonts.face);
      const missing = fontsOf(text).filter((fontId) => !fonts.face(fontId));
      return waitsFor === null ? missing : [...missing, waitsFor];
    }),
  );
  for (const fontId of new Set(waited)) {
    if (retry || fonts.states.get()[fontId] === undefined) fonts.request(fontId);
  }
}

/** The fonts that a text's letters were given. */
function fontsOf({ fontId, spans = [] }: Words): string[] {
  return [fontId, ...spans.flatMap((span) => span.fontId ?? [])];
}
