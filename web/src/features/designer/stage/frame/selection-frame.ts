import type { EditorState } from '@diy/design/editing';
import { applyMatrix, type Box, boxMatrix, rectCentre } from '@diy/design/geometry';
import { boundsOfLayers, drawnImageSize, type Layer } from '@diy/design/layers';
import { selectedLayers } from '../../session/active-surface.ts';

/** The box that handles sit on: a layer's own, or the upright bounds of several. */
export interface SelectionFrame {
  /** The visible layers. */
  readonly layers: readonly Layer[];
  /** All that is selected: what is hidden in a group grows and turns with it. */
  readonly ids: readonly string[];
  readonly box: Box;
  /** False where nothing selected may be changed. */
  readonly isChangeable: boolean;
}

/** The frame of the selection; null where nothing visible is selected. */
export function selectionFrame(state: EditorState): SelectionFrame | null {
  const selected = selectedLayers(state);
  const ids = selected.map((layer) => layer.id);
  const layers = selected.filter((layer) => !layer.hidden);
  const [only] = layers;
  if (!only) return null;
  const isChangeable = layers.some((layer) => !layer.locked);
  if (ids.length === 1) return { layers, ids, box: only, isChangeable };
  const bounds = boundsOfLayers(layers);
  if (!bounds) return null;
  const { x, y } = rectCentre(bounds);
  const { widthMm, heightMm } = bounds;
  return { layers, ids, box: { xMm: x, yMm: y, widthMm, heightMm, rotationDeg: 0 }, isChangeable };
}

/** The repeat a selected pattern is built around, so that its size can be seen; null for everything else. */
export function firstRepeat({ layers, ids }: SelectionFrame): Box | null {
  const [only] = layers;
  if (ids.length !== 1 || only?.kind !== 'image' || !only.tile) return null;
  const { offsetXMm = 0, offsetYMm = 0, angleDeg = 0 } = only.tile;
  const { x, y } = applyMatrix(boxMatrix(only), { x: offsetXMm, y: offsetYMm });
  return { xMm: x, yMm: y, ...drawnImageSize(only), rotationDeg: only.rotationDeg + angleDeg };
}
