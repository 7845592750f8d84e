import { PREVIEW_PX } from '@diy/contract/images';
import type { RgbaPicture } from '@diy/design/drawing';
import type { Sharp } from 'sharp';
import { forEachRows, withDecodedRows } from '../../platform/pictures/pixel-rows.ts';
import { createAreaReducer } from '../../platform/pictures/reduce-area.ts';
import { sharp } from '../../platform/pictures/sharp.ts';

/** Up to here previews with transparency are lossless: flat artwork is small anyway and keeps its exact colours. */
const LOSSLESS_PIXELS = 1_000_000;

/** Below, grain and dots lose as much to the encoder as to the reduction. */
const QUALITY = 95;

/** A decoder and the size it gives. */
export interface PreviewSource {
  open(): Sharp;
  widthPx: number;
  heightPx: number;
  hasAlpha: boolean;
}

/** Changes a band of rows before it is reduced. */
export type ChangeRows = (rows: RgbaPicture) => RgbaPicture;

export interface PreviewOptions {
  change?: ChangeRows;
  /** Longer side. */
  edgePx?: number;
  /** With transparency it is lossless: several times larger, and made faster. */
  isExact?: boolean;
}

/**
 * A picture's copy of at most `edgePx`, JPEG or, with transparency, WebP. Reduced by exact areas, so that dots, lines and
 * grain keep their tone. Its rows are written to a temporary file in `folder` on the way.
 */
export async function makePreview(
  source: PreviewSource,
  folder: string,
  { change, edgePx = PREVIEW_PX, isExact = false }: PreviewOptions = {},
): Promise<Buffer> {
  const size = previewSize(source, edgePx);
  const isReduced = size.widthPx < source.widthPx || size.heightPx < source.heightPx;
  if (!isReduced && !change) return encode(source.open(), source, isExact);
  return withDecodedRows(source.open(), folder, async (rows) => {
    const reducer = createAreaReducer(rows, size);
    await forEachRows(rows, (rgba, _top, heightPx) => {
      const band = { rgba, widthPx: rows.widthPx, heightPx };
      reducer.add(change ? change(band).rgba : rgba);
    });
    const { buffer } = reducer.finish();
    const raw = { width: size.widthPx, height: size.heightPx, channels: 4 as const };
    return encode(sharp(Buffer.from(buffer), { raw }), source, isExact);
  });
}

/** The size of a picture's copy of at most `edgePx`. */
export function previewSize(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  edgePx = PREVIEW_PX,
): { widthPx: number; heightPx: number } {
  const scale = Math.min(1, edgePx / Math.max(widthPx, heightPx));
  const reduced = (px: number) => Math.max(1, Math.round(px * scale));
  return { widthPx: reduced(widthPx), heightPx: reduced(heightPx) };
}

function encode(
  picture: Sharp,
  { widthPx, heightPx, hasAlpha }: PreviewSource,
  isExact: boolean,
): Promise<Buffer> {
  const inSrgb = picture.toColourspace('srgb');
  if (!hasAlpha)
    return inSrgb.removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  // Lossy WebP halves the resolution of colours, which shifts those of dots and grain.
  if (isExact) return inSrgb.webp({ lossless: true, effort: 0 }).toBuffer();
  if (widthPx * heightPx <= LOSSLESS_PIXELS) return inSrgb.webp({ lossless: true }).toBuffer();
  return inSrgb.webp({ quality: QUALITY, alphaQuality: 100, smartSubsample: true, effort: 2 }).toBuffer();
}
