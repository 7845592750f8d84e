import { findLayer } from '@diy/design/document';
import { recolourPaths, type VectorLayer, vectorColours } from '@diy/design/layers';
import { useRef } from 'react';
import { useSession } from '../session/designer-context.ts';

interface Palette {
  /** The vector as it was when its colours were listed. */
  paths: VectorLayer['paths'];
  from: readonly string[];
  to: readonly string[];
  /** The vector after the last change made here. */
  now: VectorLayer['paths'];
}

/**
 * The colours of a vector, each to be changed wherever it is used. A colour that is dragged over another one stays apart from it: all
 * changes are made to the vector as it was first, until something else changes it.
 */
export function usePalette(layer: VectorLayer) {
  const { editor } = useSession();
  const known = useRef<Palette | null>(null);
  if (known.current?.now !== layer.paths) {
    const colours = vectorColours(layer);
    known.current = { paths: layer.paths, from: colours, to: colours, now: layer.paths };
  }
  const palette = known.current;
  return {
    colours: palette.to,
    set(index: number, hex: string) {
      const to = palette.to.map((colour, at) => (at === index ? hex : colour));
      const changes = new Map(palette.from.map((colour, at) => [colour, to[at] ?? colour]));
      const paths = recolourPaths(palette.paths, changes);
      editor.run(
        'updateLayer',
        { layerId: layer.id, patch: { paths } },
        { joinKey: `palette:${layer.id}:${index}` },
      );
      const changed = findLayer(editor.getState().design, layer.id)?.layer;
      if (changed?.kind === 'vector') known.current = { ...palette, to, now: changed.paths };
    },
  };
}
