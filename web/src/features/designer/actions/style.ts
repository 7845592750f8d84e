import type { LayerPatch } from '@diy/design/editing';
import type { Layer, TextLayer } from '@diy/design/layers';
import { createSignal } from '../../../lib/signal.ts';
import { selectedLayers } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { inOneStep } from '../session/in-one-step.ts';
import { changeText } from './text/change-text.ts';
import { wholeStyle } from './text/style-text.ts';

/** How a layer looks, apart from what it is: kept while the page is open, for layers of any kind and any design. */
export type Style = Readonly<LayerPatch>;

const copied = createSignal<{ kind: Layer['kind']; style: Style } | null>(null);

/** Widest outlines. */
const STROKE_MM = { text: 100, shape: 200 } as const;

const WORDS = [
  ...(['fontId', 'fontSizeMm', 'letterSpacingEm', 'lineHeight'] as const),
  ...(['align', 'verticalAlign', 'stroke', 'shadow', 'colour'] as const),
] satisfies readonly (keyof TextLayer)[];

/** The look of a layer. */
export function styleOf(layer: Layer): Style {
  const common = { opacity: layer.opacity, blend: layer.blend };
  if (layer.kind === 'image') return { ...common, filter: layer.filter ?? null };
  // A line has nothing but its stroke: no fill that it could give, nor take away.
  if (layer.kind === 'shape' && layer.shape === 'line') return { ...common, stroke: layer.stroke };
  // What its paths are painted with is what it shows.
  if (layer.kind === 'vector') return common;
  if (layer.kind === 'code') return { ...common, colour: layer.colour, ground: layer.ground };
  const painted = { ...common, gradient: layer.gradient ?? null, stroke: layer.stroke };
  if (layer.kind === 'shape') return { ...painted, fill: layer.fill, cornerRadiusMm: layer.cornerRadiusMm };
  return {
    ...{ ...painted, features: layer.features ?? '', punctuation: layer.punctuation ?? 'full' },
    ...Object.fromEntries(WORDS.map((field) => [field, layer[field]])),
  };
}

/**
 * What of a look applies to a layer: all of it to one of the same kind; between texts and shapes colour, outline, opacity and
 * blending; to and from pictures and vectors opacity and blending.
 */
export function styleFor(layer: Layer, from: Layer['kind'], style: Style): Style {
  const { opacity, blend } = style;
  if (layer.kind === 'shape' && layer.shape === 'line') {
    // Without its stroke nothing of a line would be left.
    return from === 'shape' && style.stroke ? { opacity, blend, stroke: style.stroke } : { opacity, blend };
  }
  if (layer.kind === from) return style;
  if (layer.kind === 'image' || from === 'image') return { opacity, blend };
  if (layer.kind === 'vector' || from === 'vector') return { opacity, blend };
  // A code that changes its colour by the way may not be read any more.
  if (layer.kind === 'code' || from === 'code') return { opacity, blend };
  const stroke = style.stroke && {
    ...style.stroke,
    widthMm: Math.min(style.stroke.widthMm, STROKE_MM[layer.kind]),
  };
  const painted = {
    ...{ opacity, blend, stroke: stroke ?? null },
    ...(style.gradient === undefined ? {} : { gradient: style.gradient }),
  };
  if (layer.kind === 'text') return style.fill ? { ...painted, colour: style.fill } : painted;
  return { ...painted, fill: style.colour };
}

/** Keeps the look of the topmost selected layer. */
export function copyStyle({ editor }: DesignerSession): void {
  const layer = selectedLayers(editor.getState()).at(-1);
  if (layer) copied.set({ kind: layer.kind, style: styleOf(layer) });
}

/** Whether there is a look, and something to give it to. */
export function canPasteStyle({ editor }: DesignerSession): boolean {
  return copied.get() !== null && selectedLayers(editor.getState()).some((layer) => !layer.locked);
}

/** Gives the kept look to all selected layers, as one undo step; boxes of texts follow their letters. */
export function pasteStyle(session: DesignerSession): void {
  const look = copied.get();
  if (!look) return;
  const { editor, fonts } = session;
  inOneStep(editor, () => {
    for (const layer of selectedLayers(editor.getState())) {
      if (layer.locked) continue;
      const patch = styleFor(layer, look.kind, look.style);
      if (layer.kind === 'text') {
        if (patch.fontId) fonts.request(patch.fontId);
        changeText(session, layer.id, wholeStyle(layer, patch as Partial<TextLayer>));
      } else {
        editor.run('updateLayer', { layerId: layer.id, patch });
      }
    }
  });
}
