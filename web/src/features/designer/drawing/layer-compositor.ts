import type { Layer } from '@diy/design/layers';
import { drawLayer } from '@diy/design/painting';
import { targetOf } from '../assets/canvas-scratch.ts';
import type { ResourcesFor } from '../assets/create-resources.ts';
import { changedLayers } from './changed-layers.ts';

/** Where the surface lies on the canvas, in device px. */
export interface CompositorView {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pxPerMm: number;
  readonly offsetXMm: number;
  readonly offsetYMm: number;
}

/** Draws the layers of one surface again and again; returns whether it could reuse what lay still. */
export interface LayerCompositor {
  draw(layers: readonly Layer[], view: CompositorView): 'nothing' | 'partly' | 'whole';
  /** Puts a finished picture of a part of the canvas in its place, until something is drawn again. */
  show(bitmap: ImageBitmap, left: number, top: number): void;
  /** Pictures have become truer: what is shown may stay, and whatever is drawn next is drawn from them. */
  clearStill(): void;
  /** Pictures or fonts have arrived: everything must be drawn again. */
  invalidate(): void;
}

interface Still {
  readonly moving: ReadonlySet<string>;
  readonly below: OffscreenCanvas;
  /** It is null where a layer above is blended: it must see what is really below it. */
  readonly above: OffscreenCanvas | null;
}

/**
 * While one layer of fifty is dragged, the others are two bitmaps: those below and those above. A frame then costs
 * two copies and one layer. Layers are compared by identity, which the editor keeps for what has not changed.
 */
export function createLayerCompositor(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  resourcesFor: ResourcesFor,
  isReadOften = false,
): LayerCompositor {
  const target = targetOf(canvas, isReadOften);
  let drawn: { layers: readonly Layer[]; view: CompositorView } | null = null;
  let still: Still | null = null;

  const paint = (on: OffscreenCanvas | typeof canvas, layers: readonly Layer[], view: CompositorView) => {
    const onto = on === canvas ? target : targetOf(on);
    const visiblePx = { left: 0, top: 0, right: view.widthPx, bottom: view.heightPx };
    for (const layer of layers) {
      drawLayer(onto, layer, resourcesFor(layer, view.pxPerMm), { ...view, mode: 'editor', visiblePx });
    }
  };
  const bitmapOf = (layers: readonly Layer[], view: CompositorView) => {
    const bitmap = new OffscreenCanvas(view.widthPx, view.heightPx);
    paint(bitmap, layers, view);
    return bitmap;
  };
  const clear = (view: CompositorView) => {
    if (canvas.width !== view.widthPx || canvas.height !== view.heightPx) {
      canvas.width = view.widthPx;
      canvas.height = view.heightPx;
      return;
    }
    const context = target as unknown as CanvasRenderingContext2D;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, view.widthPx, view.heightPx);
  };
  const copy = (bitmap: OffscreenCanvas, { widthPx, heightPx }: CompositorView) => {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(bitmap, 0, 0, widthPx, heightPx, 0, 0, widthPx, heightPx);
  };

  return {
    draw(layers, view) {
      const changed = drawn && isSameView(drawn.view, view) ? changedLayers(drawn.layers, layers) : null;
      if (changed && changed.size === 0) return 'nothing';
      const canReuse = changed && still && [...changed].every((id) => still?.moving.has(id));
      if (changed && !canReuse) still = splitStill(layers, changed, (part) => bitmapOf(part, view));
      clear(view);
      if (changed && still) {
        const { moving, below, above } = still;
        const first = layers.findIndex((layer) => moving.has(layer.id));
        const last = layers.findLastIndex((layer) => moving.has(layer.id));
        copy(below, view);
        paint(canvas, layers.slice(first, above ? last + 1 : undefined), view);
        if (above) copy(above, view);
      } else {
        still = null;
        paint(canvas, layers, view);
      }
      drawn = { layers, view };
      return changed && canReuse ? 'partly' : 'whole';
    },
    show(bitmap, left, top) {
      const context = target as unknown as CanvasRenderingContext2D;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(left, top, bitmap.width, bitmap.height);
      context.drawImage(bitmap, left, top);
    },
    clearStill() {
      still = null;
    },
    invalidate() {
      drawn = null;
      still = null;
    },
  };
}

function splitStill(
  layers: readonly Layer[],
  moving: ReadonlySet<string>,
  bitmapOf: (layers: readonly Layer[]) => OffscreenCanvas,
): Still {
  const first = layers.findIndex((layer) => moving.has(layer.id));
  const last = layers.findLastIndex((layer) => moving.has(layer.id));
  const above = layers.slice(last + 1);
  const isPlain = above.every((layer) => layer.blend === 'normal' || layer.hidden);
  return { moving, below: bitmapOf(layers.slice(0, first)), above: isPlain ? bitmapOf(above) : null };
}

function isSameView(one: CompositorView, other: CompositorView): boolean {
  return (Object.keys(one) as (keyof CompositorView)[]).every((key) => one[key] === other[key]);
}
