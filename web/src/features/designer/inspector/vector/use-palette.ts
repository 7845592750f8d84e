import { findLayer } from '@diy/design/document';
import { recolourPaths, type VectorLayer, vectorColours } from '@diy/design/layers';
import { useMemo, useRef } from 'react';
import { useSession } from '../../session/designer-context.ts';
import { inOneStep } from '../../session/editor/in-one-step.ts';

interface Palette {
  /** The vectors as they were when their colours were listed. */
  first: readonly VectorLayer[];
  from: readonly string[];
  to: readonly string[];
  /** The paths of each vector after the palette's last change; others = something else changed them since. */
  now: readonly VectorLayer['paths'][];
}

/**
 * The colours of one or several vectors, each to be changed wherever it is used. A colour that is dragged over another one stays apart
 * from it: all changes are made to the vectors as they were first, until something else changes them.
 */
export function usePalette(layers: readonly VectorLayer[]) {
  const { editor } = useSession();
  const changed = useRef<Palette | null>(null);
  const listed = useMemo(() => listPalette(layers), [layers]);
  const palette = isOf(changed.current, layers) ? changed.current : listed;
  return {
    colours: palette.to,
    set(index: number, hex: string) {
      const to = palette.to.map((colour, at) => (at === index ? hex : colour));
      const changes = new Map(palette.from.map((colour, at) => [colour, to[at] ?? colour]));
      const changeAll = () => {
        for (const { id, paths } of palette.first)
          editor.run('updateLayer', { layerId: id, patch: { paths: recolourPaths(paths, changes) } });
      };
      inOneStep(editor, changeAll, `palette:${palette.first.map(({ id }) => id).join()}:${index}`);
      const { design } = editor.getState();
      const now = palette.first.map(({ id, paths }) => {
        const changed = findLayer(design, id)?.layer;
        return changed?.kind === 'vector' ? changed.paths : paths;
      });
      changed.current = { ...palette, to, now };
    },
  };
}

function listPalette(layers: readonly VectorLayer[]): Palette {
  const colours = [...new Set(layers.flatMap((layer) => vectorColours(layer)))];
  return { first: layers, from: colours, to: colours, now: layers.map(({ paths }) => paths) };
}

function isOf(palette: Palette | null, layers: readonly VectorLayer[]): palette is Palette {
  return (
    palette?.now.length === layers.length &&
    layers.every(({ id, paths }, index) => palette.first[index]?.id === id && palette.now[index] === paths)
  );
}
