import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import { EDIT_PREVIEW_PX, type EditTool, type editImage as endpoint } from '@diy/contract/images/images';
import { notFound } from '../../../platform/errors/refusal.ts';
import { decodeSlots, LARGE_PIXELS, largeDecodeSlot } from '../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import { isDamaged } from '../image-notes.ts';
import { imageRefusals } from '../image-refusals.ts';
import { findImages, type StoredImage } from '../images.queries.ts';
import { MAX_PIXELS } from '../intake/inspect/picture-limits.ts';
import { recordFile } from '../intake/record-image.ts';
import { type EditResult, editPicture, type PictureEdit } from './edit-pixels.ts';

/** Tools that add no transparency where there was none. */
const KEEPS_OPACITY: readonly EditTool[] = ['trim', 'seamless', 'reduce_colours', 'extend_edge'];

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'newId'>;
type EditRequest = Omit<ParsedInputOf<typeof endpoint>, 'id' | 'preview'>;

/** An edit's temporary samples and masks stay within reason up to here: 8000 × 8000. */
const MAX_EDIT_PIXELS = 64_000_000;

/** Size of the whole result, and the new image or, of a preview, its picture; neither when nothing changed. */
export interface EditOutcome extends EditResult {
  image: StoredImage | null;
  preview: Buffer | null;
}

const NAMES: Record<EditTool, { zh: string; en: string }> = {
  cut_out: { zh: '去背景', en: 'cut out' },
  seamless: { zh: '四方连续', en: 'seamless' },
  reduce_colours: { zh: '减色', en: 'fewer colours' },
  one_colour: { zh: '单色', en: 'one colour' },
  extend_edge: { zh: '扩边', en: 'extended' },
  trim: { zh: '裁边', en: 'trimmed' },
  remove_white: { zh: '去白底', en: 'white removed' },
};

/**
 * Makes a new image from one of the library, which stays as it is. The same edit twice gives the same bytes, hence the
 * same image. Throws a Refusal: no such image, too large, nothing left.
 */
export async function editLibraryImage(
  services: Needs,
  ownerId: string,
  imageId: string,
  request: EditRequest,
  locale: 'zh' | 'en',
): Promise<EditOutcome> {
  const image = await requireEditable(services, ownerId, imageId, request);
  const { storage } = services;
  const folder = await temporaryFolder(services);
  const source = sharp(await storage.localPath(image.master_key), {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  });
  const result = join(folder, `${randomUUID()}.png`);
  try {
    const edited = await inSlots(image, () =>
      editPicture(source, editOf(request, 1), folder, async (made) => {
        if (made === null) return null;
        const isOpaque = KEEPS_OPACITY.includes(request.tool) && !image.has_alpha;
        const picture = isOpaque ? made.picture.removeAlpha() : made.picture;
        await picture.png({ compressionLevel: 6, adaptiveFiltering: false }).toFile(result);
        const { picture: _, ...rest } = made;
        return rest;
      }),
    );
    if (edited === null) return unchanged(image);
    const place = {
      name: editedName(image.name, NAMES[request.tool][locale]),
      typeId: image.type_id,
      isDamaged: isDamaged(image.notes),
    };
    const made = await recordFile(services, ownerId, { path: result, key: result }, place);
    return { ...edited, image: made, preview: null };
  } finally {
    await rm(result, { force: true });
  }
}

/** The result of the edit on the image's preview: the same steps on at most 800 px. */
export async function previewEdit(
  services: Needs,
  ownerId: string,
  imageId: string,
  request: EditRequest,
): Promise<EditOutcome> {
  const image = await requireEditable(services, ownerId, imageId, request);
  const folder = await temporaryFolder(services);
  const scale = Math.min(1, EDIT_PREVIEW_PX / Math.max(image.width_px, image.height_px));
  const source = sharp(await services.storage.localPath(image.preview_key)).resize(
    Math.max(1, Math.round(image.width_px * scale)),
    Math.max(1, Math.round(image.height_px * scale)),
    { fit: 'fill' },
  );
  const edit = editOf(request, scale);
  const edited = await decodeSlots.run(() =>
    editPicture(source, edit, folder, async (made) =>
      made === null
        ? null
        : { ...made, webp: await made.picture.webp({ quality: 90, effort: 2 }).toBuffer() },
    ),
  );
  if (edited === null) return unchanged(image);
  const added = request.tool === 'extend_edge' ? 2 * request.margin_px : 0;
  const whole = (px: number, limit: number) => Math.min(limit + added, Math.round(px / scale));
  const { edgeQuality, palette } = edited;
  return {
    ...(edgeQuality ? { edgeQuality } : {}),
    ...(palette ? { palette } : {}),
    widthPx: whole(edited.widthPx, image.width_px),
    heightPx: whole(edited.heightPx, image.height_px),
    image: null,
    preview: edited.webp,
  };
}

async function requireEditable(
  { db }: Needs,
  ownerId: string,
  imageId: string,
  { tool, margin_px: margin }: EditRequest,
): Promise<StoredImage> {
  const [image] = await findImages(db, ownerId, [imageId]);
  if (!image || image.deleted_at !== null) throw notFound('images');
  const added = tool === 'extend_edge' ? 2 * margin : 0;
  if ((image.width_px + added) * (image.height_px + added) > MAX_EDIT_PIXELS)
    throw imageRefusals.tooLargeToEdit(image.width_px, image.height_px);
  return image;
}

async function temporaryFolder({ config }: Needs): Promise<string> {
  const folder = join(config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function inSlots<T>(image: StoredImage, work: () => Promise<T>): Promise<T> {
  const run = () => decodeSlots.run(work);
  return image.width_px * image.height_px > LARGE_PIXELS ? largeDecodeSlot.run(run) : run();
}

/** Lengths are given in pixels of the original; a soft edge keeps at least one pixel. */
function editOf(request: EditRequest, scale: number): PictureEdit {
  const { tool, tolerance, contiguous: isContiguous } = request;
  const marginPx = Math.round(request.margin_px * scale);
  switch (tool) {
    case 'trim':
      return { tool, tolerance, marginPx };
    case 'remove_white':
      return { tool, tolerance, featherPx: Math.ceil(request.feather_px * scale), isContiguous };
    case 'cut_out':
      return { tool, tolerance, isContiguous };
    case 'seamless':
      return { tool, overlap: request.overlap };
    case 'reduce_colours':
      return { tool, colours: request.colours };
    case 'one_colour': {
      // Dots closer than 3 px are none any more.
      const cellPx = Math.max(3, request.cell_px * scale);
      return { tool, ink: rgbOf(request.ink), style: request.style, cellPx, isInverted: request.inverted };
    }
    case 'extend_edge':
      return { tool, marginPx, edge: request.edge };
  }
}

function rgbOf(hex: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red!, green!, blue!];
}

function unchanged(image: StoredImage): EditOutcome {
  return { widthPx: image.width_px, heightPx: image.height_px, image: null, preview: null };
}

const editedName = (name: string, what: string) => nameWithEnding(name, ` · ${what}`);

/** “原名” with this ending, within the 200 characters of a name, without the extension that no longer holds. */
export function nameWithEnding(name: string, ending: string): string {
  const bare = name.replace(/\.(png|jpe?g|webp|tiff?|avif|svg|gif|bmp|psd|psb|pdf|ai)$/i, '') || name;
  return `${[...bare].slice(0, 200 - ending.length).join('')}${ending}`;
}
