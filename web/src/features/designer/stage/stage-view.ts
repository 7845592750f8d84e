import type { Signal } from '../../../lib/signal.ts';
import { croppedLayer } from '../session/cropped-layer.ts';
import type { DrawingParts } from '../session/session-parts.ts';
import { rulerLinesOf } from '../session/ui-state.ts';
import { gridLines } from '../view/grid-lines.ts';
import type { ViewSize } from '../view/view-math.ts';
import { createCaretDrawing } from './caret/draw-caret.ts';
import { editedText } from './caret/edited-text.ts';
import { createCropPicture } from './crop/crop-picture.ts';
import { createBackdropAndScrim } from './paint/backdrop-and-scrim.ts';
import { createOverlay } from './paint/overlay.ts';
import { createRulers } from './paint/rulers.ts';
import { showReadout } from './paint/show-readout.ts';
import { readStageColours } from './paint/stage-colours.ts';
import { createStageArtwork } from './stage-artwork.ts';
import type { StageFeedback } from './stage-feedback.ts';
import { readStageMoment } from './stage-moment.ts';

/** The stage's elements, bottom to top. */
export interface StageElements {
  readonly root: HTMLElement;
  readonly backdrop: HTMLCanvasElement;
  readonly artwork: HTMLCanvasElement;
  readonly scrim: HTMLCanvasElement;
  readonly crop: HTMLCanvasElement;
  readonly overlay: SVGSVGElement;
  readonly rulerX: HTMLCanvasElement;
  readonly rulerY: HTMLCanvasElement;
  readonly readout: HTMLElement;
}

/**
 * Draws the stage: at most once per animation frame, and only the parts that something has changed for. React is
 * not asked; a drag would otherwise draw the whole tree sixty times a second. Returns how to stop.
 */
export function runStageView(
  elements: StageElements,
  session: DrawingParts,
  feedback: Signal<StageFeedback>,
): () => void {
  const { editor, view, outlines, ui } = session;
  const { root, backdrop, scrim } = elements;
  let frame = 0;
  const ask = () => {
    if (!frame) frame = requestAnimationFrame(draw);
  };
  const paintBackdropAndScrim = createBackdropAndScrim(backdrop, scrim, session.template);
  const artwork = createStageArtwork(elements.artwork, session, ask);
  const paintCrop = createCropPicture(elements.crop, session.resourcesFor);
  const updateOverlay = createOverlay(elements.overlay);
  const drawCaret = createCaretDrawing(elements.overlay);
  const paintRulers = createRulers(elements.rulerX, elements.rulerY);
  let colours = readStageColours(root);

  function draw(): void {
    frame = 0;
    const moment = readStageMoment(session);
    if (!moment) return;
    const shown = feedback.get();
    paintBackdropAndScrim(moment, outlines.get()[moment.surface.id] ?? null, colours);
    artwork.draw(moment);
    const cropped = croppedLayer(moment.state, ui.get().croppingId);
    paintCrop(cropped, moment, { stage: colours.stage, resources: session.resourcesVersion.get() });
    const hasHandles = ui.get().editingTextId === null;
    updateOverlay({
      state: moment.state,
      feedback: shown,
      view: moment.view,
      hasHandles,
      cropped,
      lines: rulerLinesOf(ui.get(), moment.surface.id),
      grid: gridLines(ui.get().gridMm, moment.area, moment.view.pxPerMm),
      area: moment.area,
      size: moment.size,
    });
    drawCaret(editedText(session), moment.view);
    paintRulers(moment, shown.pointer, colours);
    showReadout(elements.readout, shown.readout, moment.size);
    root.style.cursor = shown.cursor;
  }

  const redraw = () => {
    artwork.invalidate();
    ask();
  };
  const stops = [
    followSize(root, (size) => {
      view.resize(size);
      ask();
    }),
    followTheme(() => {
      colours = readStageColours(root);
      ask();
    }),
    ...[editor, view, feedback, outlines, ui].map((source) => source.subscribe(ask)),
    session.resourcesVersion.subscribe(redraw),
    session.copiesVersion.subscribe(() => {
      artwork.renew();
      ask();
    }),
  ];
  redraw();
  return () => {
    for (const stop of stops) stop();
    artwork.stop();
    cancelAnimationFrame(frame);
  };
}

function followSize(element: HTMLElement, onSize: (size: ViewSize) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) onSize({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function followTheme(onTheme: () => void): () => void {
  const observer = new MutationObserver(onTheme);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
