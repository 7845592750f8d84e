import type { DesignDocument } from '@diy/design/document';
import { type Layer, vectorColours } from '@diy/design/layers';

/** The most colours that are offered. */
const MAX_COLOURS = 18;

/** The colours of a design, those of the most layers first; small and large letters are one. */
export function usedColours(design: DesignDocument): string[] {
  const counts = new Map<string, number>();
  for (const layer of design.surfaces.flatMap(({ layers }) => layers)) {
    for (const hex of new Set(coloursOf(layer).map((one) => one.toUpperCase())))
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_COLOURS)
    .map(([hex]) => hex);
}

/** What is printed in a layer: of a gradient its colours, not the one that is kept below it. */
function coloursOf(layer: Layer): string[] {
  if (layer.kind === 'code') return layer.ground === null ? [layer.colour] : [layer.colour, layer.ground];
  const shadow = layer.shadow ? [layer.shadow.colour] : [];
  if (layer.kind === 'image') return [...(layer.filter?.tint ? [layer.filter.tint.colour] : []), ...shadow];
  if (layer.kind === 'vector') return [...vectorColours(layer), ...shadow];
  const own = layer.kind === 'text' ? layer.colour : layer.fill;
  const fill = layer.gradient ? layer.gradient.stops.map(({ colour }) => colour) : own ? [own] : [];
  const stroke = layer.stroke ? [layer.stroke.colour] : [];
  const letters = layer.kind === 'text' ? (layer.spans ?? []).flatMap(({ colour }) => colour ?? []) : [];
  return [...fill, ...letters, ...stroke, ...shadow];
}
