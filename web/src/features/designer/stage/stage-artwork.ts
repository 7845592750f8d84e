import { createFineStage } from '../drawing/fine-stage.ts';
import { createLayerCompositor } from '../drawing/layer-compositor.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import type { DrawingParts } from '../session/session-parts.ts';
import { areaOnCanvas, hasAllPictures, type StageMoment, stageScene } from './stage-moment.ts';

/** The layers on their canvas: drawn quickly at once, and finely by the worker at rest. */
export interface StageArtwork {
  draw(moment: StageMoment): void;
  /** Pictures or fonts have arrived: the next drawing is of everything. */
  invalidate(): void;
  /** Pictures have become truer. */
  renew(): void;
  stop(): void;
}

/**
 * The artwork of the stage, drawn by a worker. `ask` is called when what the worker drew is on the canvas and the rest may
 * follow.
 */
export function createStageArtwork(
  canvas: HTMLCanvasElement,
  session: DrawingParts,
  ask: () => void,
  createCompositor = createLayerCompositor,
): StageArtwork {
  const compositor = createCompositor(canvas, session.resourcesFor);
  const fine = createFineStage(
    (request, job) => session.mockups.post({ kind: 'stage', request, job }),
    (bitmap, part) => compositor.show(bitmap, part.left, part.top),
    ask,
  );
  const stopListening = session.onStageDrawn((request, bitmap) => {
    fine.drawn(request, bitmap);
    ask();
  });
  return {
    draw(moment) {
      const scene = stageScene(moment);
      const isFresh = compositor.draw(scene.layers, scene.view) !== 'nothing';
      fine.follow(scene, isFresh, moment.state.isInGesture);
      // Not yet final: a placeholder stands for a picture, a filter is not applied yet, or it was drawn at low quality during a gesture.
      const isComplete =
        fine.isSettled() && session.copies.isSettled() && hasAllPictures(scene.layers, session.pictures);
      const isProductKnown = knowsProduct(session, moment.surface.id);
      canvas.dataset.view = JSON.stringify({ ...areaOnCanvas(moment), isComplete, isProductKnown });
    },
    invalidate: compositor.invalidate,
    renew() {
      if (fine.renew()) compositor.clearStill();
      else compositor.invalidate();
    },
    stop() {
      stopListening();
      fine.stop();
    },
  };
}

/** Whether the outline of the product on a surface is loaded, which the first view is fitted to; also true for products without one. */
function knowsProduct(
  { template, outlines }: Pick<DesignerSession, 'outlines' | 'template'>,
  surfaceId: string,
): boolean {
  const isShown = template.mockups.some(({ asset }) =>
    asset.surfaces.some(({ surface }) => surface === surfaceId),
  );
  return !isShown || outlines.get()[surfaceId] !== undefined;
}
