import { COPY_PIXELS, PREVIEW_PX } from '@diy/contract/images/image-edits';
import type { RgbaPicture } from '@diy/design/painting';
import type { Sharp } from 'sharp';
import { forEachRows, withDecodedRows } from '../../../../platform/pictures/pixel-rows.ts';
import { createAreaReducer } from '../../../../platform/pictures/reduce-area.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';

/**
 * Up to this size, previews with transparency are lossless: flat artwork is small anyway and keeps its exact colours.
 */
const LOSSLESS_PIXELS = 1_000_000;

/** A decoder and the size of the picture that it delivers. */
export interface PreviewSource {
  open(): Sharp;
  widthPx: number;
  heightPx: number;
  hasAlpha: boolean;
}

/** Changes a band of rows before it is reduced. */
export type ChangeRows = (rows: RgbaPicture) => RgbaPicture;

/**
 * A picture's preview of at most 2048 px, JPEG or, with transparency, WebP. Tones are exact; the finest dots are soft.
 */
export function makePreview(source: PreviewSource): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = previewSize(source);
  const isReduced = width < source.widthPx || height < source.heightPx;
  // A kernel without overshoot: sharper kernels go beyond black and white, and cutting that off darkens dots and lines.
  const preview = isReduced
    ? source.open().resize(width, height, { fit: 'fill', kernel: 'linear' })
    : source.open();
  const inSrgb = preview.toColourspace('srgb');
  if (!source.hasAlpha) return encodeOpaque(inSrgb, 90);
  if (source.widthPx * source.heightPx <= LOSSLESS_PIXELS) return inSrgb.webp({ lossless: true }).toBuffer();
  return inSrgb.webp({ quality: 92, alphaQuality: 100, smartSubsample: true, effort: 2 }).toBuffer();
}

/**
 * A picture's copy of at most `edgePx`, JPEG or, with transparency, lossless WebP. Reduced by exact areas, so that
 * dots, lines and grain look as in a print. Its rows pass through a temporary file in `folder`.
 */
export async function makeExactCopy(
  source: PreviewSource,
  folder: string,
  edgePx: number,
  change?: ChangeRows,
): Promise<Buffer> {
  const size = previewSize(source, edgePx);
  return withDecodedRows(source.open(), folder, async (rows) => {
    const reducer = createAreaReducer(rows, size);
    await forEachRows(rows, (rgba, _top, heightPx) => {
      const band = { rgba, widthPx: rows.widthPx, heightPx };
      reducer.add(change ? change(band).rgba : rgba);
    });
    const { buffer } = reducer.finish();
    const raw = { width: size.widthPx, height: size.heightPx, channels: 4 as const };
    const copy = sharp(Buffer.from(buffer), { raw }).toColourspace('srgb');
    if (!source.hasAlpha) return encodeOpaque(copy, 95);
    // Lossy WebP halves the resolution of colours, which shifts those of dots and grain, and takes longer.
    return copy.webp({ lossless: true, effort: 0 }).toBuffer();
  });
}

/** The size of a picture's copy of at most `edgePx` and 24 megapixels. */
export function previewSize(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  edgePx = PREVIEW_PX,
): { widthPx: number; heightPx: number } {
  const scale = Math.min(
    1,
    edgePx / Math.max(widthPx, heightPx),
    Math.sqrt(COPY_PIXELS / widthPx / heightPx),
  );
  const reduced = (px: number) => Math.max(1, Math.round(px * scale));
  return { widthPx: reduced(widthPx), heightPx: reduced(heightPx) };
}

function encodeOpaque(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}
