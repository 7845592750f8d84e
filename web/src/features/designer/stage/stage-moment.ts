import type { EditorState } from '@diy/design/editing';
import type { Layer } from '@diy/design/layers';
import { printSize } from '@diy/design/painting';
import type { FineScene } from '../drawing/fine-stage.ts';
import type { CompositorView } from '../drawing/layer-compositor.ts';
import { type ActiveSurface, activeSurface } from '../session/active-surface.ts';
import type { StageParts } from '../session/session-parts.ts';
import { stagePixelRatio } from '../view/stage-pixel-ratio.ts';
import type { StageView, ViewSize } from '../view/view-math.ts';

/** All that decides how the stage looks at one moment. */
export interface StageMoment extends ActiveSurface {
  readonly state: EditorState;
  readonly view: StageView;
  /** The stage in CSS px. */
  readonly size: ViewSize;
  readonly pixelRatio: number;
}

/** Null only for a design whose surface the template no longer has. */
export function readStageMoment({ editor, template, view, trial }: StageParts): StageMoment | null {
  const state = editor.getState();
  const active = activeSurface(template, { ...state, design: trial.shown(state.design) });
  if (!active) return null;
  return { ...active, state, view: view.get(), size: view.size(), pixelRatio: stagePixelRatio() };
}

/** Where the surface lies on the artwork's canvas. */
function canvasView({ view, size, pixelRatio }: StageMoment): CompositorView {
  return {
    widthPx: Math.max(1, Math.round(size.width * pixelRatio)),
    heightPx: Math.max(1, Math.round(size.height * pixelRatio)),
    pxPerMm: view.pxPerMm * pixelRatio,
    offsetXMm: view.offsetX / view.pxPerMm,
    offsetYMm: view.offsetY / view.pxPerMm,
  };
}

/** The layers, where they lie on the canvas, and how they print. */
export function stageScene(moment: StageMoment): FineScene {
  const { surface, area, layers, state } = moment;
  const { pxPerMm, bleedMm } = printSize(surface, state.design.sizeId, state.design.print);
  const inked = {
    left: -bleedMm,
    top: -bleedMm,
    right: area.widthMm + bleedMm,
    bottom: area.heightMm + bleedMm,
  };
  return { layers, view: canvasView(moment), inked, pxPerMm };
}

/** Where the print area lies on the canvas: with it, a test can hold the stage against the print file. */
export function areaOnCanvas({ view, area, pixelRatio }: StageMoment) {
  return {
    pxPerMm: view.pxPerMm * pixelRatio,
    left: view.offsetX * pixelRatio,
    top: view.offsetY * pixelRatio,
    width: area.widthMm,
    height: area.heightMm,
  };
}

/** Whether every picture is there; a hatch lies in the place of one that is not. */
export function hasAllPictures(
  layers: readonly Layer[],
  pictures: { levels(imageId: string): unknown },
): boolean {
  return layers.every((layer) => layer.kind !== 'image' || pictures.levels(layer.imageId) !== undefined);
}
