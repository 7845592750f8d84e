import { COPY_PIXELS, COPY_PX, PREVIEW_PX } from '@diy/contract/images/image-edits';
import type { DesignDocument } from '@diy/design/document';
import { drawnImageSize, filterKey, type ImageFilter, type ImageLayer } from '@diy/design/layers';
import { filteredSize, preparedImageSize, type Scale } from '@diy/design/painting';

/** A picture in the pixels that a print draws from, which only the library can make. */
export interface WantedCopy {
  readonly imageId: string;
  readonly filter: ImageFilter | null;
  /** How often the print halves the picture before its colours are changed; 0 up to 24 megapixels. */
  readonly halvings: number;
  /** Longer side. */
  readonly edgePx: number;
  /** Pixels of the copy, width × height. */
  readonly pixels: number;
}

/** The visible part of the design. */
export interface ShownStage {
  readonly surfaceId: string;
  /** Device pixels per millimetre. */
  readonly pxPerMm: number;
}

export interface WantedCopiesOptions {
  /** The print's scale of a surface; undefined = the product has no such surface. */
  printScale(surfaceId: string): Scale | undefined;
  /** Whether the preview at hand is true in tone. */
  isPreviewExact(imageId: string): boolean;
  /** `measureDetail` of the preview at hand; 0 until there is one. */
  detailOf(imageId: string): number;
  shown: ShownStage;
}

/**
 * Detail up to which one preview pixel per screen pixel is enough: pictures that change more from pixel to pixel, as
 * grain and dots do, need more, or they look different from the print. Measured with `npm run bench -- truth
 * --only=stage`.
 */
const DETAIL_PER_PIXEL = 5;
/** Detail from which it is a pattern, which shows how it was reduced: only the print's own pixels are right. */
const PATTERN_DETAIL = 20;
/** A filter makes the difference stronger. */
const FILTER_GAIN = 3;

/** The key of a copy: one for each picture in each filter. */
export function copyKey(imageId: string, filter: ImageFilter | null): string {
  return `${imageId} ${filterKey(filter)}`;
}

/**
 * The parts of a design that previews cannot show as they print: pictures in filters, whose colours a print changes in
 * full size, pictures whose preview is of an earlier version, and those seen so large that the preview is coarse. The
 * visible surface comes first. One that is used in several sizes is wanted as the largest prints.
 */
export function wantedCopies(design: DesignDocument, options: WantedCopiesOptions): WantedCopy[] {
  const { surfaceId } = options.shown;
  const wanted = new Map<string, WantedCopy>();
  const surfaces = [...design.surfaces].sort(
    (a, b) => Number(b.surfaceId === surfaceId) - Number(a.surfaceId === surfaceId),
  );
  for (const surface of surfaces) {
    for (const layer of surface.layers) {
      const copy = layer.kind === 'image' && !layer.hidden ? copyOf(layer, surface.surfaceId, options) : null;
      if (!copy) continue;
      const key = copyKey(copy.imageId, copy.filter);
      const known = wanted.get(key);
      if (!known || known.halvings > copy.halvings || known.edgePx < copy.edgePx) wanted.set(key, copy);
    }
  }
  return [...wanted.values()];
}

function copyOf(
  layer: ImageLayer,
  surfaceId: string,
  { printScale, isPreviewExact, detailOf, shown }: WantedCopiesOptions,
): WantedCopy | null {
  const scale = printScale(surfaceId);
  if (!scale) return null;
  const { imageId, filter = null, sourceWidthPx, sourceHeightPx } = layer;
  const prepared = preparedImageSize(layer, scale);
  const printed = Math.max(prepared.widthPx, prepared.heightPx);
  const isFiltered = filterKey(filter) !== '';
  const detail = surfaceId === shown.surfaceId ? detailOf(imageId) : 0;
  const minPx = Math.max(1, detail / DETAIL_PER_PIXEL) * (isFiltered ? FILTER_GAIN : 1);
  const isPattern = detail >= PATTERN_DETAIL;
  const isSeenLarge = surfaceId === shown.surfaceId && seenPx(layer, shown.pxPerMm) * minPx > PREVIEW_PX;
  const isCoarse = isPattern || isSeenLarge;
  const shorter = Math.min(sourceWidthPx, sourceHeightPx) / Math.max(sourceWidthPx, sourceHeightPx);
  const largest = Math.min(COPY_PX, Math.floor(Math.sqrt(COPY_PIXELS / shorter)));
  const edgePx = Math.max(16, Math.min(printed, isCoarse ? largest : PREVIEW_PX));
  const isPrintsOwn = Math.max(sourceWidthPx, sourceHeightPx) <= edgePx || !isPattern;
  if (!isFiltered && isPreviewExact(imageId) && edgePx <= PREVIEW_PX && isPrintsOwn) return null;
  const source = { widthPx: sourceWidthPx, heightPx: sourceHeightPx };
  const halvings = isFiltered ? filteredSize(source, prepared.halvings).halvings : 0;
  return { imageId, filter, halvings, edgePx, pixels: edgePx * edgePx * shorter };
}

/** Longer side of the whole picture on screen, including the cropped part. */
function seenPx(layer: ImageLayer, pxPerMm: number): number {
  const { widthMm, heightMm } = drawnImageSize(layer);
  return Math.max(widthMm / layer.crop.width, heightMm / layer.crop.height) * pxPerMm;
}
