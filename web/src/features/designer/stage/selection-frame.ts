import type { EditorState } from '@diy/design/editing';
import { type Box, rectCentre } from '@diy/design/geometry';
import { boundsOfLayers, type Layer } from '@diy/design/layers';
import { selectedLayers } from '../session/active-surface.ts';

/** The box that handles sit on: a layer's own, or the upright bounds of several. */
export interface SelectionFrame {
  readonly layers: readonly Layer[];
  readonly box: Box;
  /** False where nothing selected may be changed. */
  readonly isChangeable: boolean;
}

/** Null with nothing (visible) selected. */
export function selectionFrame(state: EditorState): SelectionFrame | null {
  const layers = selectedLayers(state).filter((layer) => !layer.hidden);
  const [only] = layers;
  if (!only) return null;
  const isChangeable = layers.some((layer) => !layer.locked);
  if (layers.length === 1) return { layers, box: only, isChangeable };
  const bounds = boundsOfLayers(layers);
  if (!bounds) return null;
  const { x, y } = rectCentre(bounds);
  const { widthMm, heightMm } = bounds;
  return { layers, box: { xMm: x, yMm: y, widthMm, heightMm, rotationDeg: 0 }, isChangeable };
}
