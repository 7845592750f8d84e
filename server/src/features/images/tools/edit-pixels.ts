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
import { type EdgeKind, extendEdge } from '../workshop/area/extend-edge.ts';
import { makeSeamless, seamlessSize } from '../workshop/area/make-seamless.ts';
import { findPalette, type Rgb } from '../workshop/colours/find-palette.ts';
import { makeOneColour, type OneColourOptions } from '../workshop/colours/one-colour.ts';
import { reduceColours } from '../workshop/colours/reduce-colours.ts';
import { type CutOut, type CutOutOptions, cutOut, type EdgeQuality } from '../workshop/cut-out/cut-out.ts';

/** The edit of a picture; lengths in its own pixels. */
export type PictureEdit =
  | { tool: 'trim'; tolerance: number; marginPx: number }
  | { tool: 'remove_white'; tolerance: number; featherPx: number; isContiguous: boolean }
  | ({ tool: 'cut_out' } & CutOutOptions)
  | { tool: 'seamless'; overlap: number }
  | { tool: 'reduce_colours'; colours: number }
  | ({ tool: 'one_colour' } & OneColourOptions)
  | { tool: 'extend_edge'; marginPx: number; edge: EdgeKind };

/** What an edit came to. */
export interface EditResult {
  widthPx: number;
  heightPx: number;
  /** Of a cut-out. */
  edgeQuality?: EdgeQuality;
  /** The colours that are left, #rrggbb. */
  palette?: string[];
}

/** An edited picture, not encoded yet; null when the edit changes nothing. */
export type EditedPicture = ({ picture: Sharp } & EditResult) | null;

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
      const made = await applyEdit(rows, result, edit);
      return await use(made && { picture: openSamples(result), ...made });
    } finally {
      await rm(result, { force: true });
    }
  });
}

/** Writes the result's samples; null when the edit changes nothing. */
function applyEdit(rows: PixelRows, result: string, edit: PictureEdit): Promise<EditResult | null> {
  switch (edit.tool) {
    case 'trim':
      return trim(rows, result, edit);
    case 'remove_white':
      return removeWhite(rows, result, edit);
    case 'cut_out':
      return removeGround(rows, result, edit);
    case 'seamless':
      return closeSeams(rows, result, edit);
    case 'reduce_colours':
      return keepColours(rows, result, edit);
    case 'one_colour':
      return inOneColour(rows, result, edit);
    case 'extend_edge':
      return addMargin(rows, result, edit);
  }
}

/** Null when the edit changes nothing. */
async function trim(
  rows: PixelRows,
  result: string,
  edit: PictureEdit & { tool: 'trim' },
): Promise<EditResult | null> {
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
): Promise<EditResult | null> {
  const { widthPx, heightPx } = rows;
  const { mask, removed, kept } = await findWhite(rows, edit.tolerance, edit.isContiguous);
  if (kept === 0) throw imageRefusals.nothingLeft();
  if (removed === 0) return null;
  await markEdge(mask, widthPx, heightPx, edit.featherPx);
  await writeSamples(result, widthPx, heightPx, 4, (write) => clearWhite(rows, mask, edit.featherPx, write));
  return { widthPx, heightPx };
}

async function removeGround(
  rows: PixelRows,
  result: string,
  edit: CutOutOptions,
): Promise<EditResult | null> {
  const { widthPx, heightPx } = rows;
  let made: CutOut = null;
  await writeSamples(result, widthPx, heightPx, 4, async (write) => {
    made = await cutOut(rows, edit, write);
  });
  const found = made as CutOut;
  if (found === null) throw imageRefusals.noEvenGround();
  if (found.kept === 0) throw imageRefusals.nothingLeft();
  return found.removed === 0 ? null : { widthPx, heightPx, edgeQuality: found.edgeQuality };
}

async function closeSeams(rows: PixelRows, result: string, edit: { overlap: number }): Promise<EditResult> {
  const size = seamlessSize(rows, edit.overlap);
  const { widthPx, heightPx } = size;
  await writeSamples(result, widthPx, heightPx, 4, (write) => makeSeamless(rows, size, write));
  return { widthPx, heightPx };
}

async function keepColours(
  rows: PixelRows,
  result: string,
  edit: { colours: number },
): Promise<EditResult | null> {
  const { widthPx, heightPx } = rows;
  const colours = await findPalette(rows, edit.colours);
  if (colours.length === 0) return null;
  await writeSamples(result, widthPx, heightPx, 4, (write) => reduceColours(rows, colours, write));
  return { widthPx, heightPx, palette: colours.map(hexOf) };
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

async function inOneColour(rows: PixelRows, result: string, edit: OneColourOptions): Promise<EditResult> {
  const { widthPx, heightPx } = rows;
  let inked = 0;
  await writeSamples(result, widthPx, heightPx, 4, async (write) => {
    inked = await makeOneColour(rows, edit, write);
  });
  if (inked === 0) throw imageRefusals.nothingInked();
  return { widthPx, heightPx };
}

async function addMargin(
  rows: PixelRows,
  result: string,
  { marginPx, edge }: { marginPx: number; edge: EdgeKind },
): Promise<EditResult | null> {
  if (marginPx === 0) return null;
  const [widthPx, heightPx] = [rows.widthPx + 2 * marginPx, rows.heightPx + 2 * marginPx];
  await writeSamples(result, widthPx, heightPx, 4, (write) => extendEdge(rows, marginPx, edge, write));
  return { widthPx, heightPx };
}

const openSamples = (path: string) => sharp(path, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
