import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { clearWhite } from '../../../platform/pictures/clear-white.ts';
import { findContent, widenBox } from '../../../platform/pictures/find-content.ts';
import { type PixelRows, withDecodedRows, writeSamples } from '../../../platform/pictures/pixel-rows.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { findWhite, markEdge } from '../../../platform/pictures/white-mask.ts';
import { imageRefusals } from '../image-refusals.ts';
import { MAX_PIXELS } from '../intake/inspect/picture-limits.ts';

/** The edit of a picture; lengths in its own pixels. */
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
  return withDecodedRows(source, folder, async (rows) => {
    const result = join(folder, `${randomUUID()}.tif`);
    try {
      const size =
        edit.tool === 'trim' ? await trim(rows, result, edit) : await removeWhite(rows, result, edit);
      return await use(size && { picture: openSamples(result), ...size });
    } finally {
      await rm(result, { force: true });
    }
  });
}

type Size = { widthPx: number; heightPx: number };

/** Null when the edit changes nothing. */
async function trim(
  rows: PixelRows,
  result: string,
  edit: PictureEdit & { tool: 'trim' },
): Promise<Size | null> {
  const content = await findContent(rows, edit.tolerance);
  if (content === null) throw imageRefusals.nothingLeft();
  const box = widenBox(content, edit.marginPx, rows.widthPx, rows.heightPx);
  if (box.width === rows.widthPx && box.height === rows.heightPx) return null;
  await writeSamples(result, box.width, box.height, 4, async (write) => {
    for (let y = box.top; y < box.top + box.height; y += 1) {
      const row = await rows.read(y, 1);
      await write(row.subarray(box.left * 4, (box.left + box.width) * 4));
    }
  });
  return { widthPx: box.width, heightPx: box.height };
}

async function removeWhite(
  rows: PixelRows,
  result: string,
  edit: PictureEdit & { tool: 'remove_white' },
): Promise<Size | null> {
  const { widthPx, heightPx } = rows;
  const { mask, removed, kept } = await findWhite(rows, edit.tolerance, edit.isContiguous);
  if (kept === 0) throw imageRefusals.nothingLeft();
  if (removed === 0) return null;
  await markEdge(mask, widthPx, heightPx, edit.featherPx);
  await writeSamples(result, widthPx, heightPx, 4, (write) => clearWhite(rows, mask, edit.featherPx, write));
  return { widthPx, heightPx };
}

const openSamples = (path: string) => sharp(path, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
