/** The most pages of a PDF. Pages are read only when they are chosen, so this limits the list. */
export const MAX_PDF_PAGES = 10_000;
/** A drawn page has at least these pixels per inch of its own size, wherever the pixels below allow it. */
export const PRINT_DPI = 300;
/** Small pages are drawn larger, because a logo of 3 cm is printed over a whole shirt. */
export const LONG_SIDE_PX = 4096;
/** The drawn page is held whole: 256 MB at 4 bytes a pixel. An A1 poster fits at 270 dpi, A2 at 300. */
export const MAX_DRAWN_PIXELS = 64_000_000;
export const MAX_DRAWN_SIDE_PX = 16_384;
/** Content that is read for its colours and fonts, unpacked. What lies behind it is drawn, but not described. */
export const MAX_READ_BYTES = 64 * 1024 * 1024;
/** Forms inside forms that are looked into. */
export const MAX_READ_DEPTH = 24;
