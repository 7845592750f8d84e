import type { LayerPatch } from '@diy/design/editing';
import {
  type Layer,
  recolourPaths,
  type TextLayer,
  type VectorLayer,
  vectorColours,
} from '@diy/design/layers';
import { createSignal } from '../../../lib/signal.ts';
import { selectedLayers } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { inOneStep } from '../session/editor/in-one-step.ts';
import type { TextParts } from '../session/session-parts.ts';
import { changeText } from './text/change-text.ts';
import { wholeStyle } from './text/style-text.ts';

/** How a layer looks, apart from what it is: kept while the page is open, for layers of any kind and any design. */
export type Style = Readonly<LayerPatch>;

const copied = createSignal<{ kind: Layer['kind']; style: Style; colours: readonly string[] } | null>(null);

/** Widest outlines. */
const STROKE_MM = { text: 100, shape: 200 } as const;

const WORDS = [
  ...(['fontId', 'fontSizeMm', 'letterSpacingEm', 'lineHeight'] as const),
  ...(['align', 'verticalAlign', 'stroke', 'shadow', 'colour'] as const),
] satisfies readonly (keyof TextLayer)[];

/** The look of a layer. */
export function styleOf(layer: Layer): Style {
  const common = {
    ...{ opacity: layer.opacity, blend: layer.blend },
    ...(layer.kind === 'code' ? {} : { shadow: layer.shadow ?? null }),
  };
  if (layer.kind === 'image') return { ...common, filter: layer.filter ?? null };
  // A line has nothing but its stroke: no fill that it could give, nor take away.
  if (layer.kind === 'shape' && layer.shape === 'line') return { ...common, stroke: layer.stroke };
  if (layer.kind === 'vector') {
    const [colour, ...others] = vectorColours(layer);
    return colour && others.length === 0 ? { ...common, fill: colour } : common;
  }
  if (layer.kind === 'code') return { ...common, colour: layer.colour, ground: layer.ground };
  const painted = { ...common, gradient: layer.gradient ?? null, stroke: layer.stroke };
  if (layer.kind === 'shape') return { ...painted, fill: layer.fill, cornerRadiusMm: layer.cornerRadiusMm };
  return {
    ...{ ...painted, features: layer.features ?? '', punctuation: layer.punctuation ?? 'full' },
    ...Object.fromEntries(WORDS.map((field) => [field, layer[field]])),
  };
}

/**
 * What of a look applies to a layer: all of it to one of the same kind; between texts and shapes colour, outline, shadow, opacity and
 * blending; between vectors their colours in turn, between a vector and others its only colour; to and from pictures shadow,
 * opacity and blending, to and from codes the last two.
 * @param colours those of the layer whose look it is, where that is a vector
 */
export function styleFor(
  layer: Layer,
  from: Layer['kind'],
  style: Style,
  colours: readonly string[] = [],
): Style {
  const { opacity, blend, shadow } = style;
  // A new colour could make a code unreadable.
  if (layer.kind === 'code' && from !== 'code') return { opacity, blend };
  const common = { opacity, blend, ...(shadow === undefined ? {} : { shadow }) };
  if (layer.kind === 'shape' && layer.shape === 'line') {
    // Without its stroke nothing of a line would be left.
    return from === 'shape' && style.stroke ? { ...common, stroke: style.stroke } : common;
  }
  if (layer.kind === 'vector') return { ...common, ...vectorColour(layer, from, style, colours) };
  if (layer.kind === from) return style;
  if (layer.kind === 'image' || from === 'image' || from === 'code') return common;
  if (from === 'vector') {
    if (!style.fill) return common;
    return layer.kind === 'text'
      ? { ...common, colour: style.fill, gradient: null }
      : { ...common, fill: style.fill, gradient: null };
  }
  const stroke = style.stroke && {
    colour: style.stroke.colour,
    widthMm: Math.min(style.stroke.widthMm, STROKE_MM[layer.kind as keyof typeof STROKE_MM]),
  };
  const painted = {
    ...{ ...common, stroke: stroke ?? null },
    ...(style.gradient === undefined ? {} : { gradient: style.gradient }),
  };
  if (layer.kind === 'text') return style.fill ? { ...painted, colour: style.fill } : painted;
  return { ...painted, fill: style.colour };
}

/** A vector's paths in the colours of another one in turn, or all in the one colour of something else where it has but one. */
function vectorColour(
  layer: VectorLayer,
  from: Layer['kind'],
  style: Style,
  colours: readonly string[],
): Pick<Style, 'paths'> {
  const own = vectorColours(layer);
  const one = from === 'text' ? style.colour : style.fill;
  const wanted = from === 'vector' ? colours : one && own.length === 1 ? [one] : [];
  if (wanted.length === 0) return {};
  const changes = new Map(own.map((colour, index) => [colour, wanted[index] ?? colour]));
  return { paths: recolourPaths(layer.paths, changes) };
}

/** Keeps the look of the topmost selected layer. */
export function copyStyle({ editor }: Pick<DesignerSession, 'editor'>): void {
  const layer = selectedLayers(editor.getState()).at(-1);
  const colours = layer?.kind === 'vector' ? vectorColours(layer) : [];
  if (layer) copied.set({ kind: layer.kind, style: styleOf(layer), colours });
}

/** Whether a style was copied and a layer that is not locked is selected to take it. */
export function canPasteStyle({ editor }: Pick<DesignerSession, 'editor'>): boolean {
  return copied.get() !== null && selectedLayers(editor.getState()).some((layer) => !layer.locked);
}

/** Gives the kept look to all selected layers, as one undo step; boxes of texts follow their letters. */
export function pasteStyle(session: TextParts): void {
  const look = copied.get();
  if (!look) return;
  const { editor, fonts } = session;
  inOneStep(editor, () => {
    for (const layer of selectedLayers(editor.getState())) {
      if (layer.locked) continue;
      const patch = styleFor(layer, look.kind, look.style, look.colours);
      if (layer.kind === 'text') {
        if (patch.fontId) fonts.request(patch.fontId);
        changeText(session, layer.id, wholeStyle(layer, patch as Partial<TextLayer>));
      } else {
        editor.run('updateLayer', { layerId: layer.id, patch });
      }
    }
  });
}
