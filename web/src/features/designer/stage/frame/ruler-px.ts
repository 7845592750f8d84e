/** Thickness of a ruler in CSS px. */
export const RULER_PX = 22;
