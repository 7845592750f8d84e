import { sql } from 'kysely';
import { generatedObjects } from './features/ai-images/index.ts';
import { coverObjects, sweptCovers } from './features/designs/index.ts';
import { downloadObjects } from './features/downloads/index.ts';
import { imageObjects } from './features/images/index.ts';
import { mockupsOfLines, orderObjects } from './features/orders/index.ts';
import { ownFontObjects } from './features/own-fonts/index.ts';
import { ownTemplateObjects, productFileObjects } from './features/own-templates/index.ts';
import { mockupObjects, printFileObjects, sweptPrintFiles } from './features/rendering/index.ts';
import { sheetLayoutObjects, sheetObjects, sheetPictureObjects } from './features/sheets/index.ts';
import { uploadObjects } from './features/uploads/index.ts';
import type { ObjectFamily } from './platform/storage/object-check.queries.ts';

/** All kinds of objects that a storage check knows; the catalogue's own pictures are none of an account's. */
export const objectFamilies: readonly ObjectFamily[] = [
  imageObjects,
  generatedObjects,
  uploadObjects,
  coverObjects,
  printFileObjects,
  { ...mockupObjects, keys: sql`${mockupObjects.keys} union ${mockupsOfLines}` },
  ownTemplateObjects,
  productFileObjects,
  ownFontObjects,
  downloadObjects,
  sheetObjects,
  orderObjects,
  sheetLayoutObjects,
  sheetPictureObjects,
];

/**
 * The kinds whose orphans are swept. Uploads that wait are removed by a job. Covers and print files are orphans
 * only after days: they may be about to be used again, by a row that comes later than the object.
 */
export const sweptFamilies: readonly ObjectFamily[] = [
  imageObjects,
  generatedObjects,
  ownFontObjects,
  productFileObjects,
  downloadObjects,
  sheetObjects,
  sheetLayoutObjects,
  orderObjects,
  sweptCovers,
  sweptPrintFiles,
];
