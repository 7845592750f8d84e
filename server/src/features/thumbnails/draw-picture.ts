import type { Sharp } from 'sharp';
import { sharp } from '../../platform/pictures/sharp.ts';
import { BadPictureRequest, type OutputFormat, type PictureRequest } from './picture-request.ts';
import { planResize, type ResizePlan } from './plan-resize.ts';

/** Changes whenever results would come out differently; part of the cache's key. */
export const THUMBNAIL_VERSION = 1;
/** Larger pictures are not resized on the fly; previews and mockups are far below. */
const MAX_SOURCE_PIXELS = 50_000_000;
/** Time after which a picture is given up. */
export const DRAW_SECONDS = 10;

const TYPES: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** A finished variant. */
export interface DrawnPicture {
  body: Buffer;
  contentType: string;
}

/**
 * Makes the variant of a local picture file. Throws BadPictureRequest when the file is no picture or too large, and the
 * signal's reason when it fires before decoding begins: libvips cannot be stopped after that, but for its time limit.
 */
export async function drawPicture(
  path: string,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<DrawnPicture> {
  const options = { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error', pages: 1 } as const;
  const header = await sharp(path, options)
    .metadata()
    .catch(() => {
      throw new BadPictureRequest('the object is no picture that can be resized');
    });
  if (header.format === 'svg') throw new BadPictureRequest('the object is no picture that can be resized');
  signal.throwIfAborted();
  const format = request.format ?? formatOf(header.format);
  const plan = request.resize && planResize(request.resize, header);
  let pipeline = sharp(path, options).timeout({ seconds: DRAW_SECONDS }).toColourspace('srgb');
  if (plan) pipeline = applyPlan(pipeline, plan, `#${request.resize?.padColour ?? 'FFFFFF'}`);
  const body = await encode(pipeline, format, request.quality ?? 85).toBuffer();
  return { body, contentType: TYPES[format] };
}

function applyPlan(pipeline: Sharp, { scaled, result }: ResizePlan, padColour: string): Sharp {
  let next = pipeline.resize(scaled.width, scaled.height, { fit: 'fill' });
  const spare = { x: result.width - scaled.width, y: result.height - scaled.height };
  if (spare.x < 0 || spare.y < 0) {
    next = next.extract({ left: Math.floor(-spare.x / 2), top: Math.floor(-spare.y / 2), ...result });
  } else if (spare.x > 0 || spare.y > 0) {
    const [left, top] = [Math.floor(spare.x / 2), Math.floor(spare.y / 2)];
    next = next.extend({ left, top, right: spare.x - left, bottom: spare.y - top, background: padColour });
  }
  return next;
}

function encode(pipeline: Sharp, format: OutputFormat, quality: number): Sharp {
  if (format === 'png') return pipeline.png({ compressionLevel: 6 });
  if (format === 'webp') return pipeline.webp({ quality, alphaQuality: 100 });
  if (format === 'avif') return pipeline.avif({ quality, effort: 1 });
  // JPEG has no transparency; white is the background of shop pages.
  return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality });
}

function formatOf(format: string | undefined): OutputFormat {
  if (format === 'jpeg') return 'jpg';
  return format === 'webp' ? 'webp' : 'png';
}
