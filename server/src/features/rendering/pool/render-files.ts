import { createHash } from 'node:crypto';
import type { DesignDocument } from '@diy/design/document';
import type { MockupArtwork } from '@diy/design/mockup';
import type { RgbaPicture } from '@diy/design/painting';
import { mockupPlaceFor } from '@diy/design/template';
import { encodePng } from '../../../platform/canvas/encode-png.ts';
import { readPixels, releaseCanvas } from '../../../platform/canvas/node-canvas.ts';
import { collectGarbage, collectGarbageAfter } from '../../../platform/process/collect-garbage.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import type { DrawableImage } from '../../images/index.ts';
import { mockupInColour } from '../../templates/for-drawing.ts';
import type { StoredMockup, TemplateVersionRow } from '../../templates/index.ts';
import type { MockupComposer } from '../mockups/mockup-composer.ts';
import { UnprintableDesign } from '../preflight/check-design.ts';
import { checkFile } from '../print/check-file.ts';
import {
  drawAtScale,
  drawReduced,
  type PreparedPrint,
  preparePrint,
  type SurfaceJob,
} from '../print/draw-surface-at.ts';
import { type ImageSources, isLargePicture } from '../print/image-sources.ts';
import { checkParity, parityReduction } from '../print/parity/check-parity.ts';
import type { Faces } from '../print/prepare-resources.ts';
import type { ColourToMake } from './colour-to-make.ts';

/** Everything that a design's files are made from. */
export interface RenderJob {
  ownerId: string;
  key: string;
  document: DesignDocument;
  template: TemplateVersionRow;
  images: ReadonlyMap<string, DrawableImage>;
  /** See RenderRequest. */
  drawings?: ReadonlyMap<string, string>;
  faces: Faces;
}

/** Where files are stored, and the decoded pictures that they are drawn from. */
export interface DrawingNeeds {
  storage: ObjectStore;
  sources: ImageSources;
}

/** Surfaces with artwork, and what is needed to draw them. */
export function printedSurfaces(job: Omit<RenderJob, 'ownerId' | 'key'>): SurfaceJob[] {
  return job.template.definition.surfaces.flatMap((surface) => {
    const content = job.document.surfaces.find((one) => one.surfaceId === surface.id);
    if (!content?.layers.some((layer) => !layer.hidden)) return [];
    const { sizeId, print } = job.document;
    const { images, drawings, faces } = job;
    return [{ surface, content, sizeId, bleed: print.bleed, images, faces, ...(drawings && { drawings }) }];
  });
}

/**
 * Draws, checks and stores one print file. The same input gives the same bytes under the same key.
 * @param onMade called when only storing is left
 */
export async function renderPrintFile(
  { storage, sources }: DrawingNeeds,
  job: Pick<RenderJob, 'ownerId' | 'key'>,
  surfaceJob: SurfaceJob,
  onMade: () => void = () => {},
): Promise<PrintFile> {
  const { surface } = surfaceJob;
  const { bytes, ...facts } = await makePrintFile(sources, surfaceJob);
  onMade();
  const key = objectKey('prv', job, surface.id, 'png');
  await storage.put(key, bytes, { contentType: 'image/png' });
  return { surface_id: surface.id, key, bytes: bytes.length, ...facts };
}

interface MadePrint {
  bytes: Buffer;
  width_px: number;
  height_px: number;
  parity: number;
}

async function makePrintFile(sources: ImageSources, job: SurfaceJob): Promise<MadePrint> {
  const made = await encodePrint(sources, job);
  // The pixels of a large print are released before the next print allocates its own.
  await collectGarbageAfter(made.width_px * made.height_px * 4);
  return made;
}

async function encodePrint(sources: ImageSources, job: SurfaceJob): Promise<MadePrint> {
  const { drawn, compared } = await drawAndCompare(sources, job);
  // Releases the pixels of large pictures, which are no longer needed, before the file is encoded.
  if ([...job.images.values()].some(isLargePicture)) await compared.finally(collectGarbage);
  // The encoder works in another thread.
  const [bytes, parity] = await Promise.all([encodePng(drawn, job.surface.resolutionDpi), compared]);
  await checkFile(bytes, drawn);
  return { bytes, width_px: drawn.widthPx, height_px: drawn.heightPx, parity };
}

/** The print's pixels, and the result of comparing them. */
async function drawAndCompare(
  sources: ImageSources,
  job: SurfaceJob,
): Promise<{ drawn: RgbaPicture; compared: Promise<number> }> {
  const prepared = await preparePrint(sources, job);
  const canvas = prepared.draw();
  const drawn = readPixels(canvas);
  releaseCanvas(canvas);
  return { drawn, compared: compareWithPreview(sources, job, prepared, drawn) };
}

/** The largest difference from the surface drawn small. Throws if they differ too much, or if nothing is visible. */
async function compareWithPreview(
  sources: ImageSources,
  job: SurfaceJob,
  prepared: PreparedPrint,
  drawn: RgbaPicture,
): Promise<number> {
  const reduction = parityReduction(drawn.widthPx);
  const small = await drawReduced(sources, job, reduction);
  const preview = readPixels(small);
  releaseCanvas(small);
  if (isBlank(preview)) {
    const { name } = job.surface;
    throw new UnprintableDesign({
      id: 'rendering.blank-surface',
      params: { surfaceZh: name.zh, surfaceEn: name.en },
    });
  }
  return (await checkParity(drawn, preview, reduction, prepared, job.content.layers)).difference;
}

function isBlank(picture: RgbaPicture): boolean {
  for (let at = 3; at < picture.rgba.length; at += 4) if (picture.rgba[at] !== 0) return false;
  return true;
}

/** The composer returns a prepared mockup within this time. */
const SOON_MS = 20;

/** Only one picture is decoded ahead; several would not be kept until they are drawn. */
function decodeFirstPicture(sources: ImageSources, { content, images }: SurfaceJob): void {
  const layer = content.layers.find((one) => one.kind === 'image' && !one.hidden);
  const image = layer?.kind === 'image' && images.get(layer.imageId);
  if (image) sources.decodeEarly(image, layer.filter ?? null);
}

/** Draws the surfaces that a mockup shows; the composer places them on it. */
export async function renderMockup(
  sources: ImageSources,
  composer: MockupComposer,
  job: RenderJob,
  surfaces: readonly SurfaceJob[],
  mockupId: string,
): Promise<MockupFile> {
  const colours = [{ colourId: job.document.colourId, key: job.key }];
  const [made] = await renderMockups(sources, composer, job, surfaces, mockupId, colours);
  return made!;
}

/** A mockup in several colours of the product: what is printed does not depend on them and is drawn once for each picture. */
export async function renderMockups(
  sources: ImageSources,
  composer: MockupComposer,
  job: RenderJob,
  surfaces: readonly SurfaceJob[],
  mockupId: string,
  colours: readonly ColourToMake[],
): Promise<MockupFile[]> {
  const mockup = job.template.mockups.find(({ asset }) => asset.id === mockupId)!;
  const drawn = new Map<StoredMockup, Record<string, MockupArtwork>>();
  const made: MockupFile[] = [];
  for (const { colourId, key: ofColour } of colours) {
    const colour = job.template.definition.colours.find(({ id }) => id === colourId);
    const shown = mockupInColour(mockup, colour);
    const artworks =
      drawn.get(shown.mockup) ?? (await drawArtworks(sources, composer, shown.mockup, surfaces));
    drawn.set(shown.mockup, artworks);
    const key = objectKey('pub', { ownerId: job.ownerId, key: ofColour }, mockupId, 'jpg');
    const { colourHex, melange } = shown;
    await composer.compose({ key, mockup: shown.mockup, appearance: { colourHex, melange, artworks } });
    made.push({ mockup_id: mockupId, key });
  }
  return made;
}

/** The surfaces that a picture shows, as fine as it shows them. */
async function drawArtworks(
  sources: ImageSources,
  composer: MockupComposer,
  mockup: StoredMockup,
  surfaces: readonly SurfaceJob[],
): Promise<Record<string, MockupArtwork>> {
  const artworks: Record<string, MockupArtwork> = {};
  for (const surfaceJob of surfaces) {
    const { area, scale } = mockupPlaceFor(surfaceJob.surface, surfaceJob.sizeId);
    // Preparing a mockup takes half a second, in which another core is idle.
    const ahead = setTimeout(() => decodeFirstPicture(sources, surfaceJob), SOON_MS);
    const pxPerMm = await composer
      .density(mockup, surfaceJob.surface.id, area)
      .finally(() => clearTimeout(ahead));
    if (pxPerMm === 0) continue;
    const canvas = await drawAtScale(sources, surfaceJob, pxPerMm * scale);
    const originMm = { xMm: area.xMm, yMm: area.yMm };
    artworks[surfaceJob.surface.id] = { ...readPixels(canvas), pxPerMm, originMm };
    releaseCanvas(canvas);
  }
  return artworks;
}

/** Unguessable, since the owner's id is; the same render of the same account is the same object. */
function objectKey(
  root: 'pub' | 'prv',
  job: Pick<RenderJob, 'ownerId' | 'key'>,
  part: string,
  extension: string,
): string {
  const name = createHash('sha256').update(`${job.ownerId}\n${job.key}\n${part}`).digest('hex');
  return `${root}/renders/${name.slice(0, 2)}/${name}.${extension}`;
}
