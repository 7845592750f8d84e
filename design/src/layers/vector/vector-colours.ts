import { paintedPaths } from './path-measure.ts';
import type { VectorLayer, VectorPath } from './vector-layer.ts';

/** The colours that show in a vector, each once, in capitals, as they are met from the bottom. */
export function vectorColours(layer: Pick<VectorLayer, 'paths' | 'viewBox' | 'crop'>): string[] {
  return [
    ...new Set(
      paintedPaths(layer)
        .flatMap(({ fill, stroke }) => [fill, stroke?.colour ?? null])
        .flatMap((colour) => (colour === null ? [] : [colour.toUpperCase()])),
    ),
  ];
}

/** The paths with other colours, each by the one it takes the place of, in capitals. Paths without a changed one stay the same objects. */
export function recolourPaths(
  paths: readonly VectorPath[],
  changes: ReadonlyMap<string, string>,
): VectorPath[] {
  const changed = (colour: string) => changes.get(colour.toUpperCase()) ?? colour;
  return paths.map((path) => {
    const fill = path.fill === null ? null : changed(path.fill);
    const stroke = path.stroke && changed(path.stroke.colour);
    if (fill === path.fill && stroke === (path.stroke?.colour ?? null)) return path;
    return { ...path, fill, stroke: path.stroke && { ...path.stroke, colour: stroke ?? path.stroke.colour } };
  });
}

/** The vector with its first colour, which is the one that orders set, changed. */
export function withMainColour(layer: VectorLayer, colour: string): VectorLayer {
  const [main] = vectorColours(layer);
  return main === undefined
    ? layer
    : { ...layer, paths: recolourPaths(layer.paths, new Map([[main, colour]])) };
}
