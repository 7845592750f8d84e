import type { VectorLayer, VectorPath } from './vector-layer.ts';

/** The colours a vector is painted with, each once, in capitals, as they are met from the bottom. */
export function vectorColours({ paths }: Pick<VectorLayer, 'paths'>): string[] {
  return [
    ...new Set(
      paths
        .flatMap(({ fill, stroke }) => [fill, stroke?.colour ?? null])
        .flatMap((colour) => (colour === null ? [] : [colour.toUpperCase()])),
    ),
  ];
}

/** The paths with one colour changed wherever it is used; those without it stay the same objects. */
export function recolourPaths(paths: readonly VectorPath[], from: string, to: string): VectorPath[] {
  const isIt = (colour: string | null | undefined) => colour?.toUpperCase() === from.toUpperCase();
  return paths.map((path) => {
    const { fill, stroke } = path;
    if (!isIt(fill) && !isIt(stroke?.colour)) return path;
    return {
      ...path,
      fill: isIt(fill) ? to : fill,
      stroke: stroke && isIt(stroke.colour) ? { ...stroke, colour: to } : stroke,
    };
  });
}

/** The vector with its first colour, which is the one that orders set, changed. */
export function withMainColour(layer: VectorLayer, colour: string): VectorLayer {
  const [main] = vectorColours(layer);
  return main === undefined ? layer : { ...layer, paths: recolourPaths(layer.paths, main, colour) };
}
