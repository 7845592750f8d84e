import type { Layer } from '../layers/layer.ts';
import type { DesignDocument } from './design-document.ts';

/** Ids of the library images the design refers to, hidden layers included, sorted, each once. */
export function usedImageIds(design: Pick<DesignDocument, 'surfaces'>): string[] {
  return collect(design, (layer) => (layer.kind === 'image' ? layer.imageId : null));
}

/** Ids of the font faces the design refers to, hidden layers included, sorted, each once. */
export function usedFontIds(design: DesignDocument): string[] {
  return collect(design, (layer) => (layer.kind === 'text' ? layer.fontId : null));
}

function collect(design: Pick<DesignDocument, 'surfaces'>, idOf: (layer: Layer) => string | null): string[] {
  const ids = design.surfaces.flatMap((surface) => surface.layers.map(idOf));
  return [...new Set(ids.filter((id) => id !== null))].sort();
}
