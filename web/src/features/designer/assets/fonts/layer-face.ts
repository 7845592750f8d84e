import type { DesignDocument } from '@diy/design/document';
import { type TextLayer, textsOf } from '@diy/design/layers';
import { type FontFace, layerFaces } from '@diy/design/text';
import type { FontLibrary } from './font-library.ts';

type Words = Pick<TextLayer, 'text' | 'fontId' | 'fallbackFontIds'>;

/**
 * What a text is measured with: its face and those it falls back to; undefined while one of them is loading. A fallback that
 * could not be had leaves its letters missing.
 */
export function faceOf(layer: Words, fonts: Pick<FontLibrary, 'face' | 'states'>): FontFace | undefined {
  const { face, waitsFor } = layerFaces(layer, fonts.face);
  return waitsFor === null || fonts.states.get()[waitsFor] === 'failed' ? face : undefined;
}

/** Starts loading the next face that each text needs; `retry` also those that failed before. */
export function requestFaces(
  { surfaces }: Pick<DesignDocument, 'surfaces'>,
  fonts: Pick<FontLibrary, 'face' | 'states' | 'request'>,
  { retry }: { retry: boolean },
): void {
  const waited = surfaces.flatMap(({ layers }) =>
    layers.flatMap(textsOf).flatMap((text) => layerFaces(text, fonts.face).waitsFor ?? []),
  );
  for (const fontId of new Set(waited)) {
    if (retry || fonts.states.get()[fontId] === undefined) fonts.request(fontId);
  }
}
