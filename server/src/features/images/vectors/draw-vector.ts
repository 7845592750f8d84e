import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { touchFile, trimFolder } from '../../../platform/cache/kept-files.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { ChildEnded } from '../../../platform/process/limited-child.ts';
import type { Services } from '../../../platform/services.ts';
import { sweepTemporary } from '../../../platform/storage/folder/sweep-temporary.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import type { FixedReason } from '../image-notes.ts';
import type { VectorTurn } from '../intake/call-vector-worker.ts';
import { drawPdfForPrint } from '../intake/pdf/draw-pdf.ts';
import { drawSvgForPrint, type SvgDrawing } from '../intake/svg/draw-svg.ts';
import type { SvgPart } from '../intake/svg/svg-messages.ts';
import type { DrawableImage } from '../library/images-for-drawing.ts';
import { showsTheSame } from './shows-the-same.ts';
import { VectorHasFixedPixels, VectorNotDrawnNow } from './vector-errors.ts';
import { widenPart } from './widen-part.ts';

/** Part of the drawings' names; raise it when one would come out differently. */
const DRAWING_VERSION = 1;
/** Drawings on the disk, which the workers of a machine share; a poster takes some 10 MB. */
const KEPT_BYTES = 1024 * 1024 * 1024;
/** Younger drawings stay: a print that waits for its turn is about to open them. */
const SAFE_MS = 30 * 60_000;
const TOUCH_AFTER_MS = 60_000;

/** Pixels of a part with its surroundings. */
const MAX_AROUND_PIXELS = 100_000_000;

type Needs = Pick<Services, 'storage' | 'config' | 'imageState'>;

/** The part of a vector graphic to draw, and in how many pixels. */
export interface VectorPart {
  part: SvgPart;
  widthPx: number;
  heightPx: number;
}

/**
 * The path of a PNG of a part of a vector graphic, drawn in these pixels unless it is kept already; good for some minutes.
 * Throws VectorHasFixedPixels where it cannot be drawn, or shows something else than the master, which people have seen, and
 * VectorNotDrawnNow where another try may help.
 */
export async function drawVector(
  services: Needs,
  ownerId: string,
  image: DrawableImage,
  wanted: VectorPart,
): Promise<string> {
  const folder = join(services.config.dataDir, 'cache', 'vectors');
  const path = join(folder, `${vectorName(image, wanted)}.png`);
  if (await touchFile(path, TOUCH_AFTER_MS)) return path;
  const { drawings } = services.imageState;
  const started =
    drawings.get(path) ??
    drawInto(services, ownerId, image, wanted, { folder, path }).finally(() => drawings.delete(path));
  drawings.set(path, started);
  return started;
}

/** A name that equal drawings share. */
export function vectorName({ sha256 }: DrawableImage, { part, widthPx, heightPx }: VectorPart): string {
  const { x, y, width, height } = part;
  const what = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, x, y, width, height]))
    .digest('hex');
  return `${sha256}-${widthPx}x${heightPx}-${what.slice(0, 16)}`;
}

async function drawInto(
  services: Needs,
  ownerId: string,
  image: DrawableImage,
  wanted: VectorPart,
  { folder, path }: { folder: string; path: string },
): Promise<string> {
  const temporaryFolder = join(folder, '.tmp');
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  sweepTemporary(temporaryFolder, Date.now());
  const target = join(temporaryFolder, `${randomUUID()}.png`);
  const asPicture = (why: FixedReason) => new VectorHasFixedPixels(image.id, why);
  try {
    const { storage, config, imageState } = services;
    const turn = { ownerId, queue: imageState.vectorQueue };
    const source = await findOriginal(storage, image);
    const { part, widthPx, heightPx } = wanted;
    const what = { path: source, target, part, widthPx, heightPx };
    if (image.originalKey.endsWith('.pdf')) await drawPdfForPrint(turn, what);
    else if (!(await drawPart(turn, { ...what, fontsDir: config.fontsDir })))
      throw asPicture('vector-not-drawn');
    const master = await storage.localPath(image.masterKey);
    if (!(await showsTheSame(target, master, image, wanted.part))) throw asPicture('vector-differs');
    await rename(target, path);
    await trimFolder(folder, { maxBytes: KEPT_BYTES, toBytes: KEPT_BYTES * 0.9, safeMs: SAFE_MS });
    return path;
  } catch (error) {
    throw explain(error, image);
  } finally {
    await rm(target, { force: true });
  }
}

function findOriginal(storage: Services['storage'], { originalKey, name }: DrawableImage): Promise<string> {
  return storage.localPath(originalKey).catch((cause: unknown) => {
    throw cause instanceof ObjectMissing ? new VectorNotDrawnNow('original-gone', name, { cause }) : cause;
  });
}

/** What became of a drawing: a limit that depends on the file alone, or one that another try may keep. */
function explain(cause: unknown, image: DrawableImage): unknown {
  // The rules for files have changed since this one was accepted.
  if (cause instanceof Refusal) return new VectorHasFixedPixels(image.id, 'vector-not-drawn', { cause });
  if (!(cause instanceof ChildEnded) || cause.reason === 'stopping') return cause;
  if (cause.reason === 'late') return new VectorNotDrawnNow('too-slow', image.name, { cause });
  const why = cause.reason === 'crash' ? 'vector-not-drawn' : 'vector-too-heavy';
  return new VectorHasFixedPixels(image.id, why, { cause });
}

/**
 * Draws a part, with its surroundings where the renderer crashes without them. False when it crashes all the same, or
 * would need too many pixels for that.
 */
async function drawPart(turn: VectorTurn, drawing: SvgDrawing & { part: SvgPart }): Promise<boolean> {
  const hasCrashed = (error: unknown) => {
    if (error instanceof ChildEnded && error.reason === 'crash') return false;
    throw error;
  };
  const draw = (one: SvgDrawing) => drawSvgForPrint(turn, one).then(() => true, hasCrashed);
  if (await draw(drawing)) return true;
  const { widthPx: width, heightPx: height, target } = drawing;
  const { leftPx: left, topPx: top, ...wider } = widenPart(drawing.part, width, height);
  if (wider.widthPx === width && wider.heightPx === height) return false;
  if (wider.widthPx * wider.heightPx > MAX_AROUND_PIXELS) return false;
  const whole = `${target}.wider`;
  try {
    if (!(await draw({ ...drawing, ...wider, target: whole }))) return false;
    const picture = sharp(whole, { limitInputPixels: false, failOn: 'error' });
    await picture.extract({ left, top, width, height }).png({ compressionLevel: 1 }).toFile(target);
    return true;
  } finally {
    await rm(whole, { force: true });
  }
}
