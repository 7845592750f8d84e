import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { MAX_PDF_PAGES } from './pdf-limits.ts';
import { pdfRefusals } from './pdf-refusals.ts';

// Numbers of PDFium's public headers (fpdfview.h, fpdf_formfill.h).
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const FORM_XFA_FULL = 2;
const RENDER_RGBA_ORDER = 0x10;
const RENDER_FOR_PRINT = 0x800;

/** A PDF in PDFium's memory. The process ends with it, so nothing is released. */
export interface OpenPdf {
  pageCount: number;
  /** The file's own table of objects was unusable and was made again from what was found, or its end is missing. */
  isRepaired: boolean;
  /** Shows form fields. */
  hasForm: boolean;
  /** Throws a Refusal for a page that cannot be opened. */
  openPage(page: number): OpenPage;
  /** The file without its other pages, as PDFium writes it: plain objects, a plain table, no encryption. */
  writePageAlone(page: number): Uint8Array;
  /** A new file with nothing but this page and what it draws with, written the same way. */
  copyPage(page: number): Uint8Array;
}

export interface OpenPage {
  /** Sides of the whole page as viewers show it: upright, in its own units. */
  width: number;
  height: number;
  /** At most `maxChars` characters of its text. */
  readText(maxChars: number): string;
  /** Draws a part of the page, in the page's units from its upper left corner, as RGBA rows on nothing. */
  draw(part: PagePart, widthPx: number, heightPx: number): Uint8Array;
}

export interface PagePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Opens a PDF. Throws a Refusal with the true reason. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdfium = await startPdfium();
  const at = copyIn(pdfium, bytes);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  if (document === 0) throw whyUnopened(pdfium.FPDF_GetLastError());
  const formType = pdfium.FPDF_GetFormType(document);
  if (formType === FORM_XFA_FULL) throw pdfRefusals.xfa();
  const pageCount = pdfium.FPDF_GetPageCount(document);
  if (pageCount < 1) throw pdfRefusals.noPages();
  if (pageCount > MAX_PDF_PAGES) throw pdfRefusals.tooManyPages(pageCount, MAX_PDF_PAGES);
  return {
    pageCount,
    isRepaired: !pdfium.FPDF_DocumentHasValidCrossReferenceTable(document) || !hasEnd(bytes),
    hasForm: formType !== 0,
    openPage: (page) => openPage(pdfium, document, page),
    writePageAlone: (page) => {
      if (pdfium.EPDF_IsEncrypted(document)) pdfium.EPDF_RemoveEncryption(document);
      for (let other = pageCount - 1; other >= 0; other -= 1)
        if (other !== page) pdfium.FPDFPage_Delete(document, other);
      return write(pdfium, document);
    },
    copyPage: (page) => {
      const copy = pdfium.FPDF_CreateNewDocument();
      const index = copyIn(pdfium, new Uint8Array(new Int32Array([page]).buffer));
      if (!pdfium.FPDF_ImportPagesByIndex(copy, document, index, 1, 0)) throw pdfRefusals.badPage();
      return write(pdfium, copy);
    },
  };
}

/** Readers look for the mark of the end in this many bytes. */
const END_WITHIN = 2048;

/** A file that was cut off may have an earlier table, of an earlier version of it or of its first page. */
const hasEnd = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-END_WITHIN)).includes('%%EOF');

async function startPdfium(): Promise<WrappedPdfiumModule> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(wasm);
  const pdfium = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function whyUnopened(error: number) {
  if (error === ERROR_PASSWORD) return pdfRefusals.password();
  if (error === ERROR_SECURITY) return pdfRefusals.encrypted();
  return pdfRefusals.damaged();
}

function openPage(pdfium: WrappedPdfiumModule, document: number, index: number): OpenPage {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) throw pdfRefusals.badPage();
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  return {
    width,
    height,
    readText: (maxChars) => {
      const text = pdfium.FPDFText_LoadPage(page);
      const count = Math.min(maxChars, pdfium.FPDFText_CountChars(text));
      if (text === 0 || count <= 0) return '';
      const at = allocate(pdfium, 2 * count + 2);
      pdfium.FPDFText_GetText(text, 0, count, at);
      return pdfium.pdfium.UTF16ToString(at);
    },
    draw: (part, widthPx, heightPx) => {
      const bitmap = pdfium.FPDFBitmap_Create(widthPx, heightPx, 1);
      if (bitmap === 0) throw pdfRefusals.tooComplex();
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, 0);
      const [scaleX, scaleY] = [widthPx / part.width, heightPx / part.height];
      const matrix = copyFloats(pdfium, [scaleX, 0, 0, scaleY, -part.left * scaleX, -part.top * scaleY]);
      const clip = copyFloats(pdfium, [0, 0, widthPx, heightPx]);
      pdfium.FPDF_RenderPageBitmapWithMatrix(
        bitmap,
        page,
        matrix,
        clip,
        RENDER_RGBA_ORDER | RENDER_FOR_PRINT,
      );
      const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
      return memory(pdfium).subarray(at, at + pdfium.FPDFBitmap_GetStride(bitmap) * heightPx);
    },
  };
}

function write(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (pdfium.PDFiumExt_SaveAsCopy(document, writer) === 0) throw pdfRefusals.badPage();
  const bytes = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const at = allocate(pdfium, bytes);
  pdfium.PDFiumExt_GetFileWriterData(writer, at, bytes);
  return memory(pdfium).slice(at, at + bytes);
}

/** All of PDFium's memory. Its buffer is replaced as it grows, so it is asked for each time. */
const memory = (pdfium: WrappedPdfiumModule) => (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

function allocate(pdfium: WrappedPdfiumModule, bytes: number): number {
  const at = pdfium.pdfium.wasmExports.malloc(bytes);
  if (at === 0) throw pdfRefusals.tooComplex();
  return at;
}

function copyIn(pdfium: WrappedPdfiumModule, bytes: Uint8Array): number {
  const at = allocate(pdfium, bytes.length);
  memory(pdfium).set(bytes, at);
  return at;
}

const copyFloats = (pdfium: WrappedPdfiumModule, values: number[]) =>
  copyIn(pdfium, new Uint8Array(new Float32Array(values).buffer));
