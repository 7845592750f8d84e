/** Saved designs (作品): versioned documents and what was rendered of them. */
export { designRoutes } from './designs.routes.ts';
export { type DesignForExport, findDesignsForExport } from './designs.service.ts';
export { findImagesOfDesigns } from './image-uses.queries.ts';
export { listImageUses } from './list-image-uses.ts';
export { countDesigns, findDesignToRender } from './read-designs.queries.ts';
export type { MockupFile, PrintFile, RenderResult } from './render-result.ts';
export { updateRender } from './write-designs.queries.ts';
