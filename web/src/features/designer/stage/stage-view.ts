import { boundsOfLayers } from '@diy/design/layers';
import { printSize } from '@diy/design/painting';
import { printAreaFor } from '@diy/design/template';
import type { Signal } from '../../../lib/signal.ts';
import { activeSurface, productHex, selectedLayers } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { createFineStage } from './fine-stage.ts';
import { createLayerCompositor } from './paint/layer-compositor.ts';
import { createOverlay } from './paint/overlay.ts';
import { paintBackdrop } from './paint/paint-backdrop.ts';
import { paintRuler } from './paint/paint-ruler.ts';
import { paintScrim } from './paint/paint-scrim.ts';
import { readStageColours } from './paint/stage-colours.ts';
import type { StageFeedback } from './stage-feedback.ts';
import { stagePixelRatio } from './stage-pixel-ratio.ts';

/** The stage's elements, bottom to top. */
export interface StageElements {
  readonly root: HTMLElement;
  readonly backdrop: HTMLCanvasElement;
  readonly artwork: HTMLCanvasElement;
  readonly scrim: HTMLCanvasElement;
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
  session: DesignerSession,
  feedback: Signal<StageFeedback>,
): () => void {
  const { editor, view, template } = session;
  const compositor = createLayerCompositor(elements.artwork, session.resourcesFor);
  const fine = createFineStage(
    (request, job) => session.mockups.post({ kind: 'stage', request, job }),
    (bitmap, part) => compositor.show(bitmap, part.left, part.top),
  );
  const updateOverlay = createOverlay(elements.overlay);
  let colours = readStageColours(elements.root);
  let frame = 0;
  let groundKey: readonly unknown[] = [];
  let rulerKey: readonly unknown[] = [];

  const ask = () => {
    if (!frame) frame = requestAnimationFrame(draw);
  };

  function draw(): void {
    frame = 0;
    const state = editor.getState();
    const active = activeSurface(template, state);
    if (!active) return;
    const { surface, area, layers } = active;
    const now = view.get();
    const size = view.size();
    const pixelRatio = stagePixelRatio();
    const ground = [
      surface,
      state.design.sizeId,
      state.design.colourId,
      state.design.print.bleed,
      now,
      size.width,
      size.height,
      pixelRatio,
      session.outlines.get()[surface.id],
      colours,
    ];
    const base = { view: now, size, pixelRatio, area };
    if (isOther(ground, groundKey)) {
      groundKey = ground;
      const outline = session.outlines.get()[surface.id] ?? null;
      const printArea = printAreaFor(surface, state.design.sizeId);
      const bleedMm = state.design.print.bleed ? surface.bleedMm : 0;
      paintBackdrop(elements.backdrop, {
        ...base,
        bleedMm,
        printArea,
        outline,
        productHex: productHex(template, state.design),
      });
      const { safeMm, mask } = surface;
      const maskPath = mask?.svgPath ?? null;
      const { backdrop } = elements;
      paintScrim(elements.scrim, { ...base, bleedMm, safeMm, maskPath, backdrop, colours });
    }
    const shownView = {
      widthPx: Math.max(1, Math.round(size.width * pixelRatio)),
      heightPx: Math.max(1, Math.round(size.height * pixelRatio)),
      pxPerMm: now.pxPerMm * pixelRatio,
      offsetXMm: now.offsetX / now.pxPerMm,
      offsetYMm: now.offsetY / now.pxPerMm,
    };
    const isFresh = compositor.draw(layers, shownView) !== 'nothing';
    const { print, sizeId } = state.design;
    const { pxPerMm, bleedMm } = printSize(surface, sizeId, print);
    const inked = {
      left: -bleedMm,
      top: -bleedMm,
      right: area.widthMm + bleedMm,
      bottom: area.heightMm + bleedMm,
    };
    const scene = { layers, view: shownView, inked, pxPerMm };
    fine.follow(scene, isFresh, state.isInGesture);
    // Where the print area lies on the canvas: with it, a test can hold the stage against the print file.
    const origin = { left: now.offsetX * pixelRatio, top: now.offsetY * pixelRatio };
    elements.artwork.dataset.view = JSON.stringify({
      pxPerMm: now.pxPerMm * pixelRatio,
      ...origin,
      width: area.widthMm,
      height: area.heightMm,
      // With a hatch in its place, in colours that do not print so or drawn quickly, it is not to be compared yet.
      isComplete:
        fine.isSettled() &&
        session.copies.isSettled() &&
        layers.every(
          (layer) => layer.kind !== 'image' || session.pictures.levels(layer.imageId) !== undefined,
        ),
    });
    const shown = feedback.get();
    updateOverlay({ state, feedback: shown, view: now, hasHandles: session.ui.get().editingTextId === null });
    drawRulers(shown, pixelRatio);
    drawReadout(shown);
    elements.root.style.cursor = shown.cursor;
  }

  function drawRulers({ pointer }: StageFeedback, pixelRatio: number): void {
    const { width, height } = view.size();
    const bounds = boundsOfLayers(selectedLayers(editor.getState()));
    const key = [
      view.get(),
      width,
      height,
      pixelRatio,
      pointer?.x,
      pointer?.y,
      colours,
      JSON.stringify(bounds),
    ];
    if (!isOther(key, rulerKey)) return;
    rulerKey = key;
    const base = { view: view.get(), pixelRatio, colours };
    paintRuler(elements.rulerX, {
      ...base,
      axis: 'x',
      lengthPx: width,
      marked: bounds && [bounds.xMm, bounds.xMm + bounds.widthMm],
      pointer: pointer?.x ?? null,
    });
    paintRuler(elements.rulerY, {
      ...base,
      axis: 'y',
      lengthPx: height,
      marked: bounds && [bounds.yMm, bounds.yMm + bounds.heightMm],
      pointer: pointer?.y ?? null,
    });
  }

  function drawReadout({ readout }: StageFeedback): void {
    elements.readout.hidden = readout === null;
    if (!readout) return;
    elements.readout.textContent = readout.text;
    const { width, height } = view.size();
    const x = Math.min(readout.at.x + 16, width - 190);
    const y = Math.min(readout.at.y + 20, height - 36);
    elements.readout.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  const observer = new ResizeObserver(([entry]) => {
    if (entry) view.resize({ width: entry.contentRect.width, height: entry.contentRect.height });
    ask();
  });
  observer.observe(elements.root);
  const themes = new MutationObserver(() => {
    colours = readStageColours(elements.root);
    ask();
  });
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const redraw = () => {
    compositor.invalidate();
    ask();
  };
  const renew = () => {
    if (fine.renew()) compositor.forgetStill();
    else compositor.invalidate();
    ask();
  };
  const stops = [
    editor.subscribe(ask),
    view.subscribe(ask),
    feedback.subscribe(ask),
    session.outlines.subscribe(ask),
    session.ui.subscribe(ask),
    session.resourcesVersion.subscribe(redraw),
    session.copiesVersion.subscribe(renew),
    session.onStageDrawn((request, bitmap) => {
      fine.drawn(request, bitmap);
      ask();
    }),
  ];
  redraw();
  return () => {
    for (const stop of stops) stop();
    fine.stop();
    observer.disconnect();
    themes.disconnect();
    cancelAnimationFrame(frame);
  };
}

function isOther(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length !== other.length || one.some((value, index) => !Object.is(value, other[index]));
}
