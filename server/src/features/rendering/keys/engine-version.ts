/**
 * Part of every render key. Raise it when the same input gives other pixels or bytes: a change in drawing, text layout,
 * mockup placement, encoding or a library they use.
 */
export const ENGINE_VERSION = 5;

/** Longer side of the mockups made for shops, in px. */
export const MOCKUP_WIDTH_PX = 1000;
