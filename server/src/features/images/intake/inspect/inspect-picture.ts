import { stat } from 'node:fs/promises';
import type { OwnerQueue } from '../../../../platform/concurrency/owner-queue.ts';
import type { CodedColour } from '../../../../platform/pictures/formats/coded-colour.ts';
import { readJpegKind } from '../../../../platform/pictures/formats/jpeg-kind.ts';
import { isProfileFor, isSrgbProfile } from '../../../../platform/pictures/is-srgb-profile.ts';
import type { Services } from '../../../../platform/services.ts';
import { MAX_UPLOAD_BYTES } from '../../../uploads/index.ts';
import type { NoteId } from '../../image-notes.ts';
import { imageRefusals } from '../../image-refusals.ts';
import type { InspectedPicture } from '../../inspected-picture.ts';
import type { VectorTurn } from '../call-vector-worker.ts';
import { MAX_PIXELS } from '../decode/max-pixels.ts';
import { drawPdf, measurePdf } from '../pdf/draw-pdf.ts';
import { pagePixels } from '../pdf/page-pixels.ts';
import { pdfNotes } from '../pdf/pdf-notes.ts';
import { drawSvg, measureSvg, trySvgForPrint } from '../svg/draw-svg.ts';
import { MAX_SVG_BYTES } from '../svg/svg-limits.ts';
import { isAnimatedAvif } from './avif-brand.ts';
import { convertToDecodable, copyWithAlpha } from './convert-to-decodable.ts';
import { contradictingExtension, detectFormat, type ImageFormat } from './detect-format.ts';
import { findDamage } from './find-damage.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';
import { heldBytesPerPixel, MAX_SIDE_PX, MIN_SIDE_PX, maxPixelsFor } from './picture-limits.ts';
import { readAvifColour } from './read-avif-colour.ts';
import { readHead } from './read-head.ts';
import { readPngColour } from './read-png-colour.ts';

/** Vector graphics are rasterised to this longer side, enough for 35 cm at 300 dpi. */
const SVG_RASTER_PX = 4096;

/** The process that draws vector graphics, and its fonts; and where JPEGs wait to be looked through. */
export interface VectorDrawing extends VectorTurn {
  fontsDir: string;
  scans: OwnerQueue;
}

/** How an account's vector graphics are drawn. */
export function vectorDrawing(
  { config, imageState }: Pick<Services, 'config' | 'imageState'>,
  ownerId: string,
): VectorDrawing {
  const { vectorQueue: queue, scanQueue: scans } = imageState;
  return { ownerId, queue, scans, fontsDir: config.fontsDir };
}

/**
 * Checks a file before anything is decoded: magic bytes, extensions of key and name, sides, pixels, safety of SVG.
 * Throws a Refusal that says what is wrong with it.
 */
export async function inspectPicture(
  path: string,
  names: { key: string; name: string },
  drawing: VectorDrawing,
): Promise<InspectedPicture> {
  const { size: bytes } = await stat(path);
  if (bytes === 0) throw imageRefusals.empty();
  const head = await readHead(path);
  const format = detectFormat(head);
  if (format === null) throw imageRefusals.unsupported();
  // Photoshop files have separate uploads, whose tokens limit them.
  if (format !== 'psd' && bytes > MAX_UPLOAD_BYTES) throw imageRefusals.tooManyBytes(MAX_UPLOAD_BYTES);
  if (format === 'eps') throw imageRefusals.postScript();
  const extension =
    contradictingExtension(names.key, format, true) ?? contradictingExtension(names.name, format, false);
  if (extension !== null) throw imageRefusals.wrongExtension(extension, format);
  if (format === 'svg') return inspectSvg(path, bytes, drawing);
  if (format === 'pdf') return inspectPdf(path, bytes, drawing);

  const { icc, ...bare } = await readPictureHeader(path, format, head);
  // A profile that is none, or for other samples, converts nothing; without it all programs show the same.
  const header: PictureHeader = icc && isProfileFor(icc, bare.space) ? { ...bare, icc } : bare;
  const isTurned = (header.orientation ?? 1) >= 5;
  const [widthPx, heightPx] = isTurned ? [header.height, header.width] : [header.width, header.height];
  checkSize(widthPx, heightPx);
  const held = heldBytesPerPixel(format, header);
  const maxPixels = maxPixelsFor(held);
  if (widthPx * heightPx > maxPixels) throw imageRefusals.needsTooMuchMemory(widthPx * heightPx, maxPixels);

  const { isAnimated, isAmbiguous, coded } = codedColourOf(format, head);
  if (coded === 'hdr') throw imageRefusals.hdr();
  const notes = notesOf(header, isAnimated, coded !== 'srgb');
  const condition = await findDamage(path, format, { head, bytes }, drawing);
  const isCommon = format === 'png' || format === 'jpeg' || format === 'webp';
  return {
    path,
    format,
    bytes,
    widthPx,
    heightPx,
    hasAlphaChannel: header.hasAlpha,
    hasUnknownChannels: header.hasUnknownChannels ?? false,
    heldBytes: widthPx * heightPx * held,
    isDrawableAsIs: isCommon && notes.length === 0 && !isAmbiguous && icc === header.icc,
    notes,
    condition,
    convertedSource: convertToDecodable(path, format, coded, header),
    deniedAlpha: format === 'webp' && condition !== 'damaged' ? copyWithAlpha(path, head) : null,
    deepProfile: deepProfileOf(header, coded !== 'srgb'),
    isMatted: format === 'psd' && header.hasAlpha && header.space !== 'cmyk',
    pageCount: null,
    drawVector: null,
    tryForPrint: null,
  };
}

function checkSize(widthPx: number, heightPx: number): void {
  if (Math.min(widthPx, heightPx) < MIN_SIDE_PX) throw imageRefusals.tooSmall(widthPx, heightPx);
  if (Math.max(widthPx, heightPx) > MAX_SIDE_PX || widthPx * heightPx > MAX_PIXELS) {
    throw imageRefusals.tooLarge(widthPx, heightPx);
  }
}

/** A vector graphic has no pixels: it is drawn at a size that prints well. */
async function inspectSvg(
  path: string,
  bytes: number,
  { fontsDir, ...turn }: VectorDrawing,
): Promise<InspectedPicture> {
  if (bytes > MAX_SVG_BYTES) throw imageRefusals.svgTooLarge();
  const facts = await measureSvg(turn, path);
  const { width, height, hasText, isAnimated, isIncomplete } = facts;
  const scale = SVG_RASTER_PX / Math.max(width, height);
  const widthPx = Math.round(width * scale);
  const heightPx = Math.round(height * scale);
  checkSize(widthPx, heightPx);
  const notes: NoteId[] = ['svg-rasterised'];
  if (hasText) notes.push('svg-text');
  if (isAnimated) notes.push('first-frame');
  if (isIncomplete) notes.push('svg-left-out');
  if (facts.hasUnreadStyles) notes.push('svg-styles');
  if (facts.hasDoubtfulFilters) notes.push('svg-filters');
  return {
    path,
    format: 'svg',
    bytes,
    widthPx,
    heightPx,
    hasAlphaChannel: true,
    hasUnknownChannels: false,
    heldBytes: widthPx * heightPx * 4,
    isDrawableAsIs: false,
    notes,
    condition: 'unknown',
    convertedSource: null,
    deniedAlpha: null,
    deepProfile: null,
    isMatted: false,
    pageCount: null,
    drawVector: (target) => drawSvg(turn, { path, target, widthPx, heightPx, fontsDir }),
    tryForPrint: () => trySvgForPrint(turn, { path, widthPx, heightPx, fontsDir }),
  };
}

/** A page has no pixels either, but a size: it is drawn for a print of that size or more. */
async function inspectPdf(path: string, bytes: number, turn: VectorTurn): Promise<InspectedPicture> {
  const facts = await measurePdf(turn, path);
  const { widthPx, heightPx, isBelowPrint } = pagePixels(facts.widthPt, facts.heightPt);
  checkSize(widthPx, heightPx);
  return {
    path,
    format: 'pdf',
    bytes,
    widthPx,
    heightPx,
    hasAlphaChannel: true,
    hasUnknownChannels: false,
    heldBytes: widthPx * heightPx * 4,
    isDrawableAsIs: false,
    notes: pdfNotes(facts, isBelowPrint),
    condition: 'unknown',
    convertedSource: null,
    deniedAlpha: null,
    deepProfile: null,
    isMatted: false,
    pageCount: facts.pageCount,
    drawVector: (target) => drawPdf(turn, { path, target, widthPx, heightPx }),
    tryForPrint: null,
  };
}

function notesOf(header: PictureHeader, isAnimated: boolean, isCoded: boolean): NoteId[] {
  const notes: NoteId[] = [];
  if (header.space === 'cmyk') notes.push(header.icc ? 'cmyk' : 'cmyk-untagged');
  else if (isCoded || (header.icc && !isSrgbProfile(header.icc))) notes.push('colour-profile');
  else if (!['srgb', 'rgb', 'b-w', 'rgb16', 'grey16'].includes(header.space)) notes.push('colour-profile');
  if (header.depth !== 'uchar') notes.push('sixteen-bit');
  if ((header.orientation ?? 1) !== 1) notes.push('turned');
  if (header.hasUnknownChannels) notes.push('extra-channels');
  if (header.hasLayers) notes.push('layers-merged');
  if (isAnimated || (header.pages ?? 1) > 1) notes.push('first-frame');
  return notes;
}

function codedColourOf(format: ImageFormat, head: Buffer) {
  if (format === 'png') return readPngColour(head);
  // Browsers and design programs read the usual kinds alone.
  if (format === 'jpeg')
    return { isAnimated: false, isAmbiguous: readJpegKind(head)?.coding !== 'usual', coded: 'srgb' as const };
  const coded: CodedColour = format === 'avif' ? readAvifColour(head) : 'srgb';
  return { isAnimated: format === 'avif' && isAnimatedAvif(head), isAmbiguous: false, coded };
}

function deepProfileOf({ depth, icc, space }: PictureHeader, isCoded: boolean): 'rgb' | 'grey' | null {
  if (depth !== 'ushort' || !(icc || isCoded)) return null;
  if (space === 'grey16' || space === 'b-w') return 'grey';
  return space === 'rgb16' || space === 'srgb' || space === 'rgb' ? 'rgb' : null;
}
