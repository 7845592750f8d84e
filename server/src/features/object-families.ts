import type { ObjectFamily } from '../platform/storage/object-check.queries.ts';
import { generatedObjects } from './ai-images/index.ts';
import { coverObjects } from './designs/index.ts';
import { downloadObjects } from './downloads/index.ts';
import { imageObjects } from './images/index.ts';
import { orderObjects } from './orders/index.ts';
import { mockupObjects, printFileObjects } from './rendering/index.ts';
import { sheetLayoutObjects, sheetObjects, sheetPictureObjects } from './sheets/index.ts';
import { uploadObjects } from './uploads/index.ts';

/** All kinds of objects that a storage check knows; the catalogue's own pictures are none of an account's. */
export const objectFamilies: readonly ObjectFamily[] = [
  imageObjects,
  generatedObjects,
  uploadObjects,
  coverObjects,
  printFileObjects,
  mockupObjects,
  downloadObjects,
  sheetObjects,
  orderObjects,
  sheetLayoutObjects,
  sheetPictureObjects,
];
