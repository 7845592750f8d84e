import type { Layer } from '../layers/layer.ts';
import { fallbackChain } from '../layers/text/fallback-chain.ts';
import type { TextLayer } from '../layers/text/text-layer.ts';
import { textsOf } from '../layers/texts-of.ts';
import type { DesignDocument } from './design-document.ts';

/** Ids of the library images the design refers to, hidden layers included, sorted, each once. */
export function usedImageIds(design: Pick<DesignDocument, 'surfaces'>): string[] {
  return collect(design, (layer) => (layer.kind === 'image' ? [layer.imageId] : []));
}

/**
 * Ids of the font faces that decide how the design looks, hidden layers and faces that texts may fall back to included, sorted,
 * each once. Drawing needs fewer (`layerFaces`).
 */
export function usedFontIds(design: Pick<DesignDocument, 'surfaces'>): string[] {
  return collect(design, (layer) =>
    textsOf(layer).flatMap((text) =>
      ownFontIds(text).flatMap((fontId) => [fontId, ...fallbackChain({ ...text, fontId })]),
    ),
  );
}

/** The faces that a text names for its letters, each once. */
function ownFontIds({ fontId, spans = [] }: TextLayer): string[] {
  return [...new Set([fontId, ...spans.map((span) => span.fontId ?? fontId)])];
}

function collect(
  design: Pick<DesignDocument, 'surfaces'>,
  idsOf: (layer: Layer) => readonly string[],
): string[] {
  const ids = design.surfaces.flatMap((surface) => surface.layers.flatMap(idsOf));
  return [...new Set(ids)].sort();
}
