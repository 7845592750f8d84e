import type { TextLayer } from '../../layers/index.ts';
import { readBidiLevels } from '../breaking/bidi-levels.ts';
import { readParagraphs } from '../breaking/text-units.ts';
import { fontFeatures } from '../fonts/features/feature-settings.ts';
import type { FontFace, StyleStretch } from '../fonts/font-face.ts';
import { listMarkers } from '../lists/list-markers.ts';
import { styledRanges, stylesOf } from './set-styles.ts';
import { type FacedStyle, spanFace } from './span-face.ts';

/** A paragraph, and the part of it that one face sets. */
export interface FacePart {
  text: string;
  levels: Uint8Array | null;
  range: { start: number; end: number };
}

/** The parts of a text that are set in each of its fonts, by the font's id; the layer's own comes first. */
export function partsByFont(
  layer: Pick<TextLayer, 'text' | 'fontId' | 'spans' | 'lists'>,
): ReadonlyMap<string, readonly FacePart[]> {
  const styles = stylesOf(layer);
  const parts = new Map<string, FacePart[]>([[layer.fontId, []]]);
  const markers = listMarkers(layer);
  for (const [i, paragraph] of readParagraphs(layer.text).entries()) {
    const { text } = paragraph;
    const levels = readBidiLevels(text);
    const ranges = fontRanges(
      styledRanges(layer, styles, paragraph),
      (style) => styles[style]?.fontId ?? layer.fontId,
    );
    const add = (fontId: string, part: FacePart) => {
      const own = parts.get(fontId) ?? [];
      own.push(part);
      parts.set(fontId, own);
    };
    for (const [fontId, range] of ranges) add(fontId, { text, levels, range });
    const marker = markers[i];
    if (marker)
      add(ranges[0]?.[0] ?? layer.fontId, {
        ...{ text: marker, levels: readBidiLevels(marker) },
        range: { start: 0, end: marker.length },
      });
  }
  return parts;
}

function fontRanges(
  stretches: readonly StyleStretch[],
  fontOf: (style: number) => string,
): [string, { start: number; end: number }][] {
  const ranges: [string, { start: number; end: number }][] = [];
  for (const { start, end, style } of stretches) {
    const last = ranges.at(-1);
    if (last?.[0] === fontOf(style)) last[1].end = end;
    else ranges.push([fontOf(style), { start, end }]);
  }
  return ranges;
}

/** Faces made last, by the first of them: texts are made again with every step of a gesture, most with the same styles. */
const made = new WeakMap<FontFace, { key: string; faces: readonly FontFace[]; face: FontFace }[]>();
const KEPT = 12;

/** The face of a text with spans, from those of its fonts; a style whose face is not there yet is set in the layer's. */
export function joinSpanFaces(
  layer: Pick<TextLayer, 'fontId' | 'spans' | 'features'>,
  first: FontFace,
  faceOf: (fontId: string) => FontFace | undefined,
): FontFace {
  const all = stylesOf(layer).map(
    (style): FacedStyle => ({
      style,
      face: style.fontId === undefined ? first : (faceOf(style.fontId) ?? first),
      features: fontFeatures(style.features ?? layer.features),
    }),
  );
  const faces = all.map(({ face }) => face);
  const key = JSON.stringify([layer.features, ...all.map(({ style }) => style)]);
  const known = made.get(first) ?? [];
  const same = known.find((one) => one.key === key && one.faces.every((face, i) => face === faces[i]));
  if (same) return same.face;
  const face = spanFace(first, all);
  made.set(first, [{ key, faces, face }, ...known].slice(0, KEPT));
  return face;
}
