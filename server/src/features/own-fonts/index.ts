/** Font files of the account's own, which its designs are set with. */
export type { FindFontUses } from './font-uses.ts';
export { ownFontKey } from './own-font-key.ts';
export { ownFontObjects } from './own-font-objects.queries.ts';
export { findOwnFontHashes, holdOwnFonts, ownFontFigures } from './own-fonts.queries.ts';
export { ownFontRoutes } from './own-fonts.routes.ts';
export { createOwnFontState } from './process-state.ts';
