import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import { findImages, type StoredImage } from '../images.queries.ts';
import { sketchPdf, splitPdf } from '../intake/pdf/draw-pdf.ts';
import { type RecordNeeds, recordFile } from '../intake/record-image.ts';

type Needs = RecordNeeds;

/** Longer side of the small pictures that pages are chosen by. */
const SKETCH_PX = 240;

export interface PageSketch {
  /** From 1. */
  page: number;
  /** PNG; null = the page cannot be drawn. */
  picture: Buffer | null;
}

/** Small pictures of a PDF's pages, `count` of them from this one. Throws a Refusal. */
export async function sketchPages(
  services: Needs,
  ownerId: string,
  imageId: string,
  { from, count }: { from: number; count: number },
): Promise<{ total: number; pages: PageSketch[] }> {
  const { image, total } = await requirePages(services, ownerId, imageId);
  const folder = join(await temporaryFolder(services), randomUUID());
  await mkdir(folder, { mode: 0o700 });
  try {
    const wanted = Array.from({ length: Math.max(0, Math.min(count, total - from + 1)) }, (_, index) => ({
      page: from - 1 + index,
      target: join(folder, `${index}.png`),
    }));
    const source = await services.storage.localPath(image.original_key);
    const drawn = new Set(
      await sketchPdf({ ownerId, queue: services.imageState.vectorQueue }, source, wanted, SKETCH_PX),
    );
    const pages = wanted.map(async ({ page, target }) => ({
      page: page + 1,
      picture: drawn.has(page) ? await readFile(target) : null,
    }));
    return { total, pages: await Promise.all(pages) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes images of a PDF's pages (from 1), each with the page alone as its original. The same page again is the same
 * image. One refused page does not touch the others.
 */
export async function saveImagePages(
  services: Needs,
  ownerId: string,
  imageId: string,
  pages: readonly number[],
  nameOf: (name: string, page: number) => string,
): Promise<{ images: StoredImage[]; refused: { page: number; refusal: Refusal }[] }> {
  const { image, total } = await requirePages(services, ownerId, imageId);
  // Before any is made: a call with one wrong page makes none.
  if (pages.some((page) => page > total)) throw notFound('images');
  const source = await services.storage.localPath(image.original_key);
  const folder = await temporaryFolder(services);
  const images: StoredImage[] = [];
  const refused: { page: number; refusal: Refusal }[] = [];
  for (const page of [...new Set(pages)]) {
    const path = join(folder, `${randomUUID()}.pdf`);
    try {
      await splitPdf({ ownerId, queue: services.imageState.vectorQueue }, source, page - 1, path);
      const place = { name: nameOf(image.name, page), categoryId: image.type_id };
      images.push(await recordFile(services, ownerId, { path, key: path }, place));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ page, refusal: error });
    } finally {
      await rm(path, { force: true });
    }
  }
  return { images, refused };
}

async function requirePages(
  { db }: Needs,
  ownerId: string,
  imageId: string,
): Promise<{ image: StoredImage; total: number }> {
  const [image] = await findImages(db, ownerId, [imageId]);
  if (!image || image.deleted_at !== null || image.page_count === null) throw notFound('images');
  return { image, total: image.page_count };
}

async function temporaryFolder({ config }: Needs): Promise<string> {
  const folder = join(config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
