import type { DesignSurface } from '@diy/design/document';
import {
  type DrawingResources,
  drawSurface,
  type Edges,
  type PrintSize,
  printSize,
  type Scale,
  type SurfaceToDraw,
} from '@diy/design/painting';
import { printAreaFor, type TemplateSurface } from '@diy/design/template';
import { createNodeCanvas, type NodeCanvas } from '../../../platform/canvas/node-canvas.ts';
import type { DrawableImage } from '../../images/index.ts';
import type { ImageSources } from './image-sources.ts';
import { type Faces, prepareResources } from './prepare-resources.ts';
import { withDrawings } from './vectors/with-drawings.ts';

/** One surface of a design with everything needed to draw it. */
export interface SurfaceJob {
  surface: TemplateSurface;
  content: DesignSurface;
  sizeId: string;
  /** Whether the print file includes the surface's bleed. */
  bleed: boolean;
  images: ReadonlyMap<string, DrawableImage>;
  /** Ids of images that stand for those of layers, by the layer's id: vector graphics drawn in the print's pixels. */
  drawings?: ReadonlyMap<string, string>;
  faces: Faces;
}

/** The pixels of a surface's print file, with bleed where the design asks for it. */
function printSizeOf(job: SurfaceJob): PrintSize {
  return printSize(job.surface, job.sizeId, { bleed: job.bleed });
}

/** Everything needed to draw a print, loaded once: for the print, and for parts of it in the comparison. */
export interface PreparedPrint {
  size: PrintSize;
  /** The surface is cut to a shape. */
  hasOutline: boolean;
  /** The whole print. */
  draw(): NodeCanvas;
  /**
   * A window of it on a canvas of just its size: the same pixels as `draw` gives there, except for the rounding of
   * edges.
   */
  drawWindow(window: Edges): NodeCanvas;
}

/** Loads everything for a surface's print file, at print resolution, with bleed where the design asks for it. */
export async function preparePrint(sources: ImageSources, job: SurfaceJob): Promise<PreparedPrint> {
  const size = printSizeOf(job);
  const layers = withDrawings(job.content.layers, job);
  const surface = surfaceOf(job, layers);
  const resources = await prepareResources(sources, layers, job.images, job.faces, size.pxPerMm, true);
  return printFromResources(size, surface, resources);
}

/** What is drawn of a job at every scale: in its print file, in what that is compared with, and in previews. */
function surfaceOf({ surface, sizeId }: SurfaceJob, layers: SurfaceToDraw['layers']): SurfaceToDraw {
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  const clip = surface.mask?.svgPath ?? null;
  return { layers, widthMm, heightMm, clip, bleedsAround: surface.mask?.bleed === 'around' };
}

/** A print from the loaded resources. */
export function printFromResources(
  size: PrintSize,
  surface: SurfaceToDraw,
  resources: DrawingResources,
): PreparedPrint {
  const { pxPerMm, bleedMm } = size;
  const options = {
    pxPerMm,
    offsetXMm: bleedMm,
    offsetYMm: bleedMm,
    bleedMm,
    mode: 'strict',
    snapsPictures: true,
  } as const;
  return {
    size,
    hasOutline: Boolean(surface.clip),
    draw() {
      const canvas = createNodeCanvas(size.widthPx, size.heightPx);
      drawSurface(canvas.target, surface, resources, options);
      return canvas;
    },
    drawWindow(window) {
      const canvas = createNodeCanvas(window.right - window.left, window.bottom - window.top);
      const target = withOrigin(canvas, window.left, window.top);
      drawSurface(target, surface, resources, { ...options, partPx: window });
      return canvas;
    },
  };
}

/**
 * The canvas's context with its first pixel at (x, y) of a larger one. Whole pixels are taken off each transform, after
 * everything has been worked out: moving the design instead would round differently.
 */
function withOrigin({ target }: NodeCanvas, x: number, y: number): NodeCanvas['target'] {
  const setTransform = target.setTransform.bind(target);
  target.setTransform = (a, b, c, d, e, f) => setTransform(a, b, c, d, e - x, f - y);
  return target;
}

/**
 * A surface as its print file, but drawn `reduction` times smaller, for comparison: its pictures are reduced in a
 * quicker way, which differs slightly from the browser's.
 */
export async function drawReduced(
  sources: ImageSources,
  job: SurfaceJob,
  reduction: number,
): Promise<NodeCanvas> {
  const size = printSizeOf(job);
  const widthPx = Math.ceil(size.widthPx / reduction);
  const heightPx = Math.ceil(size.heightPx / reduction);
  const pxPerMm = { x: size.pxPerMm.x / reduction, y: size.pxPerMm.y / reduction };
  return draw(sources, job, { widthPx, heightPx, pxPerMm, bleedMm: size.bleedMm }, false);
}

/** A surface as its print file, bleed included, with at most `edgePx` pixels along its longer edge, as a preview. */
export async function drawPreview(
  sources: ImageSources,
  job: SurfaceJob,
  edgePx: number,
): Promise<NodeCanvas> {
  const size = printSizeOf(job);
  const reduction = Math.max(1, Math.max(size.widthPx, size.heightPx) / edgePx);
  const widthPx = Math.max(1, Math.round(size.widthPx / reduction));
  const heightPx = Math.max(1, Math.round(size.heightPx / reduction));
  const pxPerMm = { x: size.pxPerMm.x / reduction, y: size.pxPerMm.y / reduction };
  return draw(sources, job, { widthPx, heightPx, pxPerMm, bleedMm: size.bleedMm }, true);
}

/** A surface at any scale, without bleed: for mockups. */
export async function drawAtScale(
  sources: ImageSources,
  job: SurfaceJob,
  pxPerMm: number,
): Promise<NodeCanvas> {
  const area = printAreaFor(job.surface, job.sizeId);
  const widthPx = Math.max(1, Math.ceil(area.widthMm * pxPerMm));
  const heightPx = Math.max(1, Math.ceil(area.heightMm * pxPerMm));
  return draw(sources, job, { widthPx, heightPx, pxPerMm, bleedMm: 0 }, true);
}

/** Pixels to draw on, and how many of them a millimetre takes. */
interface CanvasSize {
  widthPx: number;
  heightPx: number;
  pxPerMm: number | Scale;
  bleedMm: number;
}

async function draw(
  sources: ImageSources,
  job: SurfaceJob,
  { widthPx, heightPx, pxPerMm, bleedMm }: CanvasSize,
  isExact: boolean,
): Promise<NodeCanvas> {
  const { layers } = job.content;
  const resources = await prepareResources(sources, layers, job.images, job.faces, pxPerMm, isExact);
  const canvas = createNodeCanvas(widthPx, heightPx);
  const options = { pxPerMm, offsetXMm: bleedMm, offsetYMm: bleedMm, bleedMm, mode: 'strict' } as const;
  drawSurface(canvas.target, surfaceOf(job, layers), resources, options);
  return canvas;
}
