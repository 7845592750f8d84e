import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { clearWhite } from '../../platform/pictures/clear-white.ts';
import { findContent, widenBox } from '../../platform/pictures/find-content.ts';
import { type PixelRows, withDecodedRows, writeSamples } from '../../platform/pictures/pixel-rows.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import { findWhite, markEdge } from '../../platform/pictures/white-mask.ts';
import { imageRefusals } from './image-refusals.ts';
import { MAX_PIXELS } from './picture-limits.ts';

/** What shall be done to a picture; lengths in its own pixels. */
export type PictureEdit =
  | { tool: 'trim'; tolerance: number; marginPx: number }
  | { tool: 'remove_white'; tolerance: number; featherPx: number; isContiguous: boolean };

/** An edited picture, not encoded yet; null when the edit changes nothing. */
export type EditedPicture = { picture: Sharp; widthPx: number; heightPx: number } | null;

/**
 * Edits a picture that is upright, sRGB and 8 bit, and hands the result to `use`. Samples go through temporary files
 * in `folder`; memory holds one byte a pixel at most. Throws a Refusal when nothing would be left.
 */
export function editPicture<T>(
  source: Sharp,
  edit: PictureEdit,
  folder: string,
  use: (edited: EditedPicture) => Promise<T>,
): Promise<T> {
  return withDecodedRows(source, folder, async (rows, path) => {
    if (edit.tool === 'trim') return use(await trim(rows, path, edit));
    return removeWhite(rows, path, edit, use);
  });
}

async function trim(
  rows: PixelRows,
  path: string,
  edit: PictureEdit & { tool: 'trim' },
): Promise<EditedPicture> {
  const content = await findContent(rows, edit.tolerance);
  if (content === null) throw imageRefusals.nothingLeft();
  const box = widenBox(content, edit.marginPx, rows.widthPx, rows.heightPx);
  if (box.width === rows.widthPx && box.height === rows.heightPx) return null;
  return { picture: openSamples(path).extract(box), widthPx: box.width, heightPx: box.height };
}

async function removeWhite<T>(
  rows: PixelRows,
  path: string,
  edit: PictureEdit & { tool: 'remove_white' },
  use: (edited: EditedPicture) => Promise<T>,
): Promise<T> {
  const { widthPx, heightPx } = rows;
  const { mask, removed, kept } = await findWhite(rows, edit.tolerance, edit.isContiguous);
  if (kept === 0) throw imageRefusals.nothingLeft();
  if (removed === 0) return use(null);
  await markEdge(mask, widthPx, heightPx, edit.featherPx);
  const cleared = join(path, '..', `${randomUUID()}.v`);
  try {
    await writeSamples(cleared, widthPx, heightPx, 4, (write) =>
      clearWhite(rows, mask, edit.featherPx, write),
    );
    return await use({ picture: openSamples(cleared), widthPx, heightPx });
  } finally {
    await rm(cleared, { force: true });
  }
}

const openSamples = (path: string) => sharp(path, { limitInputPixels: MAX_PIXELS });
