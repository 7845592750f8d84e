import { message, type StoredMessage } from '@diy/contract/messages';
import { Refusal } from '../../platform/errors/refusal.ts';

const refusal = (text: StoredMessage, id = text.id) => new Refusal(text, [], id);

const mp = (pixels: number) => Math.round(pixels / 1_000_000);

/** Why a file is not accepted into the library; each says what to do. */
export const imageRefusals = {
  uploadNotFound: () => refusal(message('images.upload-not-found')),
  tooManyBytes: (most: number) =>
    refusal(message('images.file-too-large', { most: Math.round(most / (1024 * 1024)) })),
  empty: () => refusal(message('images.empty-file')),
  unsupported: () => refusal(message('images.unsupported-format')),
  convertFirst: (format: string) => refusal(message('images.convert-first', { format })),
  animationAlone: () => refusal(message('images.avif-animation'), 'images.convert-first'),
  tiffKind: (kind: StoredMessage) => refusal(message('images.tiff-kind', { kind }), 'images.convert-first'),
  bmpKind: () => refusal(message('images.bmp-kind'), 'images.convert-first'),
  jpegKind: (kind: StoredMessage) => refusal(message('images.jpeg-kind', { kind }), 'images.convert-first'),
  heic: () => refusal(message('images.heic'), 'images.convert-first'),
  postScript: () => refusal(message('images.postscript'), 'images.convert-first'),
  psdKind: () => refusal(message('images.psd-not-readable')),
  hdr: () => refusal(message('images.hdr')),
  wrongExtension: (extension: string, format: string) =>
    refusal(message('images.wrong-extension', { extension, format: format.toUpperCase() })),
  corrupt: () => refusal(message('images.corrupt')),
  alphaDenied: () => refusal(message('images.alpha-denied')),
  tooSmall: (width: number, height: number) => refusal(message('images.too-small', { width, height })),
  tooLarge: (width: number, height: number) => refusal(message('images.too-large', { width, height })),
  needsTooMuchMemory: (pixels: number, maxPixels: number) =>
    refusal(message('images.too-large-for-encoding', { pixels: mp(pixels), maxPixels: mp(maxPixels) })),
  unsafeSvg: (what: StoredMessage) => refusal(message('images.unsafe-svg', { what })),
  svgTooComplex: () => refusal(message('images.svg-too-complex')),
  svgTooLarge: () => refusal(message('images.svg-too-large')),
  drawingMemory: () => refusal(message('images.drawing-memory')),
  drawingCrashed: () => refusal(message('images.drawing-crashed')),
  tooSlow: () => refusal(message('images.too-complex')),
  storageFull: () => refusal(message('images.storage-full')),
  tooLargeToEdit: (width: number, height: number) =>
    refusal(message('images.too-large-to-edit', { width, height })),
  toolTooSlow: () => refusal(message('images.tool-too-slow')),
  toolTooHungry: () => refusal(message('images.tool-too-much-memory')),
  toolFailed: () => refusal(message('images.tool-failed')),
  sourceGone: () => refusal(message('images.source-gone')),
  recipeExists: (name: string) => refusal(message('images.recipe-exists', { name })),
  recipeTooMany: (most: number) => refusal(message('images.recipe-too-many', { most })),
  recipeNoSteps: () => refusal(message('images.recipe-no-steps')),
  workEmpty: () => refusal(message('images.work-empty')),
  workTooMany: (count: number, most: number) => refusal(message('images.work-too-many', { count, most })),
  workKeyUsed: () => refusal(message('images.work-key-used')),
  noEvenBackground: () => refusal(message('images.no-even-ground')),
  nothingInked: () => refusal(message('images.nothing-inked')),
  nothingKept: () => refusal(message('images.nothing-kept')),
  nothingToFillWith: () => refusal(message('images.nothing-to-fill-with')),
  placesForMany: (tool: StoredMessage) => refusal(message('images.places-for-many', { tool })),
  placesFirst: (tool: StoredMessage) => refusal(message('images.places-first', { tool })),
  printFolded: () => refusal(message('images.print-folded')),
  printTiny: () => refusal(message('images.print-tiny')),
  printNotWhite: () => refusal(message('images.print-not-white')),
  printOutside: () => refusal(message('images.print-outside')),
  nothingLeft: () => refusal(message('images.nothing-left')),
  categoryNotFound: () => refusal(message('images.type-not-found')),
  categoryExists: (name: string) => refusal(message('images.type-exists', { name })),
};
