import type { DesignSurface } from '@diy/design/document';
import { drawSurface, printSize, type Scale } from '@diy/design/drawing';
import { printAreaFor, type TemplateSurface } from '@diy/design/template';
import { createNodeCanvas, type NodeCanvas } from '../../platform/canvas/node-canvas.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { DrawableImage } from '../images/index.ts';
import { type Faces, prepareResources } from './prepare-resources.ts';

/** One surface of a design with all it takes to draw it. */
export interface SurfaceJob {
  surface: TemplateSurface;
  content: DesignSurface;
  sizeId: string;
  /** Whether the print file includes the surface's bleed. */
  bleed: boolean;
  images: ReadonlyMap<string, DrawableImage>;
  faces: Faces;
}

/** The pixels of a surface's print file, with bleed where the design asks for it. */
function printSizeOf(job: SurfaceJob): ReturnType<typeof printSize> {
  return printSize(job.surface, job.sizeId, { bleed: job.bleed });
}

/**
 * A surface as its print file: at print resolution, with bleed where the design asks for it. `reduction` draws it that
 * many times smaller, for comparison: its pictures are reduced the quick way, which is not the browser's to the bit.
 */
export async function drawPrint(storage: ObjectStore, job: SurfaceJob, reduction = 1): Promise<NodeCanvas> {
  const size = printSizeOf(job);
  const widthPx = Math.ceil(size.widthPx / reduction);
  const heightPx = Math.ceil(size.heightPx / reduction);
  const pxPerMm = { x: size.pxPerMm.x / reduction, y: size.pxPerMm.y / reduction };
  return draw(storage, job, { widthPx, heightPx, pxPerMm, bleedMm: size.bleedMm }, reduction === 1, true);
}

/** A surface at any scale, without bleed: for mockups. */
export async function drawAtScale(
  storage: ObjectStore,
  job: SurfaceJob,
  pxPerMm: number,
): Promise<NodeCanvas> {
  const area = printAreaFor(job.surface, job.sizeId);
  const widthPx = Math.max(1, Math.ceil(area.widthMm * pxPerMm));
  const heightPx = Math.max(1, Math.ceil(area.heightMm * pxPerMm));
  return draw(storage, job, { widthPx, heightPx, pxPerMm, bleedMm: 0 }, true, false);
}

/** Pixels to draw on, and how many of them a millimetre takes. */
interface CanvasSize {
  widthPx: number;
  heightPx: number;
  pxPerMm: number | Scale;
  bleedMm: number;
}

async function draw(
  storage: ObjectStore,
  job: SurfaceJob,
  { widthPx, heightPx, pxPerMm, bleedMm }: CanvasSize,
  isExact: boolean,
  isPrint: boolean,
): Promise<NodeCanvas> {
  const { layers } = job.content;
  const resources = await prepareResources(storage, layers, job.images, job.faces, pxPerMm, isExact);
  const area = printAreaFor(job.surface, job.sizeId);
  const canvas = createNodeCanvas(widthPx, heightPx);
  drawSurface(
    canvas.target,
    { layers, widthMm: area.widthMm, heightMm: area.heightMm, clip: job.surface.mask?.svgPath ?? null },
    resources,
    {
      pxPerMm,
      offsetXMm: bleedMm,
      offsetYMm: bleedMm,
      bleedMm,
      mode: 'strict',
      snapsPictures: isPrint && isExact,
    },
  );
  return canvas;
}
