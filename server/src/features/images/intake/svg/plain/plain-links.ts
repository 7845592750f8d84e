const QUOTED = /url\(\s*(["'])\s*(#[^"'()\s]+)\s*\1\s*\)/gi;

/** Quotes around the name of another element, which the renderer takes for a part of it, are left out. */
export const plainLinks = (text: string): string => text.replace(QUOTED, 'url($2)');
